/* Addresses within the site, in a module that brings nothing of core: live pages use it. */
import { BASE } from './base.ts';
import { type Lang, langs } from './words.ts';

/** The address of a page. A page has the same path in both languages: only the first part differs. */
export const href = (lang: Lang, path = ''): string => `${BASE}${lang}/${path === '' ? '' : `${path}/`}`;

/** The same page in another language. */
export const inLanguage = (address: string, lang: Lang): string =>
  `${BASE}${lang}${address.slice(BASE.length).replace(/^\w+/, '')}`;

/** The path without its language, from the address of a built page. */
export const pathOf = (address: string): string =>
  address
    .slice(BASE.length)
    .replace(new RegExp(`^(?:${langs.join('|')})(?:/|$)`), '')
    .replace(/\/$/, '');
