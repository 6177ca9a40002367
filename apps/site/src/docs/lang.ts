import { href } from '../lib/paths.ts';
import { type Lang, langs } from '../lib/words.ts';

/** The language of a page, from its address: Starlight's own parts are given no other word of it. */
export const langOf = (address: string): Lang => langs.find((lang) => address.startsWith(href(lang))) ?? langs[0];
