import { type Lang, langs } from './words.ts';

/** In the browser: the language of the page. */
export const pageLang = (): Lang => langs.find((lang) => lang === document.documentElement.lang) ?? langs[0];
