import { same, type Text, t } from '../text/index.ts';
import type { Change } from './change.ts';
import type { BattleTypes } from './door.ts';
import type { GameBoard } from './game-board.ts';
import { nameSide } from './name-side.ts';
import type { Labels } from './palette.ts';

/** What some changes come to for one counter, formation or side, in words. */
export interface ToldChange {
  /** The counter that it is about, if it is one. */
  readonly counter?: string;
  /** Who or what changes. */
  readonly name: Text;
  readonly text: Text;
}

const wordsOf = (labels: Labels, words: readonly string[], make: (word: Text) => Text = (word) => word): Text[] =>
  words.map((word) => make(labels[word] ?? same(word)));

const noLonger = (word: Text): Text => t('no longer: {word}', 'n’est plus\u202f: {word}', { word });

interface Words {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** Words put on, and those taken off that were there; what takes the place of another says enough. */
const tellWords = (labels: Labels, { add, remove }: Words, had: readonly string[]): Text[] => {
  const gone = add.length > 0 ? [] : remove.filter((word) => had.includes(word));
  const put = add.filter((word) => !had.includes(word));
  return [...wordsOf(labels, put), ...wordsOf(labels, gone, noLonger)];
};

const tellPlace = (hex: string | undefined): Text =>
  hex === undefined ? t('off the map', 'hors de la carte') : t('to {hex}', 'en {hex}', { hex });

/** What changes a counter, a formation or a side. */
type OwnChange = Extract<Change, { readonly counter: string } | { readonly side: string }>;

const isOwn = (change: Change): change is OwnChange => 'counter' in change || 'side' in change;

/** One change in words; nothing where it changes nothing that is seen. */
const tellChange = <G extends BattleTypes>({ door, document }: GameBoard<G>, change: OwnChange): Text[] => {
  const { palette } = door;
  const unit = 'counter' in change ? document.units.find(({ id }) => id === change.counter) : undefined;
  switch (change.change) {
    case 'state':
      return tellWords(palette.states, change, unit?.state ?? []);
    case 'mark':
      return tellWords(palette.marks, change, unit?.marks ?? []);
    case 'move':
      return [tellPlace(change.hex)];
    case 'face':
      return [t('turns', 'pivote')];
    case 'steps':
      return [t('steps left: {left}', 'pas restants\u202f: {left}', change)];
    case 'strength':
      return [t('{label} {left}', '{label} {left}', { label: palette.strength.label, left: change.left })];
    case 'eliminate':
      return [t('eliminated', 'éliminé')];
    case 'formation': {
      const entry = document.formations.find(
        ({ formation, side }) => formation === change.formation && side === change.side,
      );
      return tellWords(palette.formationStates, change, entry?.state ?? []);
    }
    case 'side':
      return tellWords(
        palette.sideStates,
        change,
        document.sides.find(({ side }) => side === change.side)?.state ?? [],
      );
  }
};

const nameOf = <G extends BattleTypes>({ byId, document }: GameBoard<G>, change: OwnChange): Text => {
  if ('counter' in change) return same(byId.get(change.counter)?.name ?? change.counter);
  return change.change === 'formation' ? same(change.formation) : nameSide(document, change.side);
};

const keyOf = (change: OwnChange): string => {
  if ('counter' in change) return `counter ${change.counter}`;
  return 'formation' in change ? `formation ${change.side} ${change.formation}` : `side ${change.side}`;
};

/** What some changes of a board come to, a line for each counter, formation and side: `Grenzer` `to 1005, disordered`. */
export const tellChanges = <G extends BattleTypes>(board: GameBoard<G>, changes: readonly Change[]): ToldChange[] =>
  [...Map.groupBy(changes.filter(isOwn), keyOf).values()].flatMap((those): ToldChange[] => {
    const [first] = those;
    const [text, ...others] = those.flatMap((change) => tellChange(board, change));
    if (!first || !text) return [];
    const about = 'counter' in first ? { counter: first.counter } : {};
    const joined = others.reduce((before, next) => t('{before}, {next}', '{before}, {next}', { before, next }), text);
    return [{ ...about, name: nameOf(board, first), text: joined }];
  });
