import { type Lang, langs } from './words.ts';

/** The address of a page. A page has the same path in both languages: only the first part differs. */
export const href = (lang: Lang, path = ''): string => `/${lang}/${path === '' ? '' : `${path}/`}`;

/** For `getStaticPaths` of a page under `[lang]`. */
export const bothLangs = () => langs.map((lang) => ({ params: { lang }, props: { lang } }));

/** The path without its language, from the address of a built page. */
export const pathOf = (address: string): string => address.replace(/^\/(?:en|fr)(?:\/|$)/, '').replace(/\/$/, '');

export const rooms = ['games', 'charts', 'calculators', 'atlas', 'cards'] as const;
export type Room = (typeof rooms)[number];
export const roomPath: Readonly<Record<Room, string>> = {
  games: '',
  charts: 'charts',
  calculators: 'calculators',
  atlas: 'atlas',
  cards: 'cards',
};

/** The pages that list something of every game. */
export const listed = ['charts', 'calculators', 'atlas', 'cards', 'sources', 'data'] as const;
export type Listed = (typeof listed)[number];
