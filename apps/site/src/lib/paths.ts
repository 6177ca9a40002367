import { t } from '@coup-doeil/core/chart';
import type { Meta } from '@coup-doeil/core/game';
import { formatPagePath } from '@coup-doeil/core/tell';
import { href } from './address.ts';
import { rootPath } from './base.ts';
import { type Lang, langs, type Said } from './words.ts';

export { href, pathOf } from './address.ts';
export { BASE, rootPath } from './base.ts';

/** For `getStaticPaths` of a page under `[lang]`. */
export const bothLangs = () => langs.map((lang) => ({ params: { lang }, props: { lang } }));

export const rooms = ['games', 'charts', 'calculators', 'board', 'atlas', 'cards', 'workbench'] as const;
export type Room = (typeof rooms)[number];
export const roomPath: Readonly<Record<Room, string>> = {
  games: '',
  charts: 'charts',
  calculators: 'calculators',
  board: 'board',
  atlas: 'atlas',
  cards: 'cards',
  workbench: 'workbench',
};

/** The pages that list something of every game. */
export const listed = ['charts', 'calculators', 'board', 'atlas', 'cards', 'sources', 'data'] as const;
export type Listed = (typeof listed)[number];

export const roomOf = (page: Listed): Room | undefined => rooms.find((room) => room === page);

/* Where everything of a game stands, from its ids. */
export const gamePath = (game: string): string => game;
/** The default printing has no name in its address. */
export const chartPath = (game: string, chart: string, edition?: string): string =>
  `${game}/charts/${chart}${edition === undefined ? '' : `/${edition}`}`;
/** A cell of a chart: the anchor is row and column. */
export const cellAnchor = (row: string, column?: string): string => (column === undefined ? row : `${row}-${column}`);
export const comparePath = (game: string, from: string, to: string): string => `${game}/compare/${from}-${to}`;

export type Link = { readonly path: string; readonly label: Said };
export const chartLinks = (meta: Meta): readonly Link[] =>
  meta.charts.map(({ id, title }) => ({ path: chartPath(meta.id, id), label: title }));
/** The page of a calculator, in the language of the page that leads to it. */
export const calculatorHref = (lang: Lang, game: string, calculator: Parameters<typeof formatPagePath>[1]): string =>
  href(lang, formatPagePath(game, calculator));
/** A walk goes step by step and has pages of its own. */
export const calculatorLinks = (meta: Meta): readonly Link[] =>
  meta.calculators.map((listed) => ({ path: formatPagePath(meta.id, listed), label: listed.title }));

/** The player's card of a game; a printing that is not the default has its own. */
export const cardPath = (game: string, edition?: string): string =>
  `cards/${game}${edition === undefined ? '' : `/${edition}`}`;
/** Data files stand at addresses of their own, the same for every language, for ever. */
export const dataPath = (game: string, edition: string, chart: string, as: 'json' | 'csv'): string =>
  rootPath(`data/${game}/${edition}/${chart}.${as}`);
export const schemaPath = (game: string, calculator: string): string =>
  rootPath(`data/${game}/${calculator}.schema.json`);
export const cardLinks = ({ id, printings }: Meta): readonly Link[] =>
  printings.map((printing, i) => ({ path: cardPath(id, i === 0 ? undefined : printing.id), label: printing.label }));
/** The map of a game, with its counters. */
export const boardPath = (game: string): string => `${game}/board`;
export const atlasPath = (game: string): string => `atlas/${game}`;
export const atlasLinks = ({ id, title }: Meta): readonly Link[] => [{ path: atlasPath(id), label: title }];
/** What else there is of a game: printings against one another, its atlas, its card. */
export const otherLinks = ({ id, printings }: Meta): readonly Link[] => {
  // The newest is listed first; each is compared with the one before it.
  const pairs = printings.flatMap((to, i) => {
    const from = printings[i + 1];
    if (from === undefined) return [];
    const label = t('{from} against {to}', '{from} face à {to}', { from: from.label, to: to.label });
    return [{ path: comparePath(id, from.id, to.id), label }];
  });
  return [
    ...pairs,
    { path: atlasPath(id), label: t('Odds atlas', 'Atlas des chances') },
    { path: cardPath(id), label: t('Player’s card', 'Fiche du joueur') },
  ];
};
