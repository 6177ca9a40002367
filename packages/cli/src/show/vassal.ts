import { t } from '@coup-doeil/core/chart';
import { formatPair } from '@coup-doeil/core/tell';
import type { Kind, Move } from '@coup-doeil/vassal/battlefield';
import type { Style } from '../io.ts';
import { table } from './table.ts';
import { title, wrap } from './text.ts';

export interface ShownMap {
  readonly name: string;
  readonly boards: readonly { readonly name: string; readonly hexes: boolean }[];
  readonly pieces?: number;
  readonly hidden?: number;
  readonly kinds?: readonly Kind[];
}

export interface ShownModule {
  readonly name: string;
  readonly version: string;
  readonly maps: readonly ShownMap[];
  readonly steps?: number;
}

const WORDS = {
  boards: t('Boards', 'Plateaux'),
  hexes: t('with hexes', 'avec hexagones'),
  pieces: t('Pieces', 'Pions'),
  hidden: t('Hidden', 'Cachés'),
  steps: t('Steps of the log', 'Étapes du journal'),
  count: t('How many', 'Combien'),
  name: t('Name', 'Nom'),
  picture: t('Picture', 'Image'),
  marks: t('Marks', 'Marques'),
  gone: t('not on the map', 'hors carte'),
  nothing: t('Nothing moved.', 'Rien n’a bougé.'),
} as const;

export const showKinds = (kinds: readonly Kind[], { translate, width }: Style): string[] =>
  table(
    [
      { head: translate(WORDS.count), right: true },
      { head: translate(WORDS.name), flows: true },
      { head: translate(WORDS.picture), flows: true },
      { head: translate(WORDS.marks), flows: true },
    ],
    kinds.map(({ count, name, picture, marks }) => [
      String(count),
      name,
      picture,
      Object.entries(marks)
        .map(([mark, value]) => `${mark}=${value}`)
        .join(' '),
    ]),
    width,
  );

const showMap = ({ name, boards, pieces, hidden = 0, kinds = [] }: ShownMap, style: Style): string[] => {
  const { translate, language, width } = style;
  const pair = (label: string, value: string): string[] => wrap(formatPair(label, value, language), width);
  const names = boards.map((board) => (board.hexes ? `${board.name} (${translate(WORDS.hexes)})` : board.name));
  return [
    '',
    ...title(style, name),
    ...(names.length > 0 ? pair(translate(WORDS.boards), names.join(', ')) : []),
    ...(pieces === undefined ? [] : pair(translate(WORDS.pieces), String(pieces))),
    ...(hidden > 0 ? pair(translate(WORDS.hidden), String(hidden)) : []),
    ...(kinds.length > 0 ? showKinds(kinds, style) : []),
  ];
};

export const showModule = ({ name, version, maps, steps }: ShownModule, style: Style): string[] => [
  ...title(style, [name, version].filter(Boolean).join(' ')),
  ...(steps === undefined
    ? []
    : wrap(formatPair(style.translate(WORDS.steps), String(steps), style.language), style.width)),
  ...maps.flatMap((map) => showMap(map, style)),
];

export const showMoves = (moves: readonly Move[], { translate, width }: Style): string[] => {
  if (moves.length === 0) return wrap(translate(WORDS.nothing), width);
  const place = (hex: string | null): string => hex ?? translate(WORDS.gone);
  return table(
    [{ head: '', flows: true }, { head: '' }],
    moves.map(({ name, from, to }) => [name, `${place(from)} → ${place(to)}`]),
    width,
  );
};
