import type { BattleDoor, BattleTypes } from '../battle/door.ts';
import { changeBoard, type GameBoard, openBoard } from '../battle/game-board.ts';
import { nameAction } from '../battle/tell-action.ts';
import { toInputError } from '../game/fault.ts';
import { endWalk } from '../game/index.ts';
import type { Sequel } from '../game/sequel.ts';
import { formatFigure } from '../tell/figure.ts';
import { formatHeadline } from '../tell/headline.ts';
import { formatOutcome } from '../tell/outcome.ts';
import { cleanText } from '../tell/quote.ts';
import { LANGUAGES, type Language, same, type Text, t } from '../text/index.ts';
import { followFaces, type OpenThrow, openThrow } from './act.ts';
import {
  type ActionEntry,
  type BattleRecord,
  countByHand,
  type MarchEntry,
  type RecordEntry,
  type Thrown,
} from './record.ts';
import { getChanges, replayRecord } from './replay.ts';
import { pairText, tellAllChanges } from './tell-change.ts';

/** An entry in words: what was done, and a line for each thing that came of it. */
export interface ToldEntry {
  readonly title: Text;
  readonly lines: readonly Text[];
}

/** What follows the answers of calculators, by their ids: results are told in the words of the sheet. */
export type Sequels = Readonly<Record<string, Sequel>>;

// A text has each of the languages.
const inEach = (tell: (language: Language) => string): Text =>
  Object.fromEntries(LANGUAGES.map((language) => [language, tell(language)])) as Text;

const nameCounter = <G extends BattleTypes>({ byId }: GameBoard<G>, id: string): string => byId.get(id)?.name ?? id;

const BY: Readonly<Record<Thrown['by'], Text>> = {
  hand: t('entered by hand', 'entrés à la main'),
  seed: t('thrown by the program', 'lancés par le programme'),
  secrets: t('from the secrets of both sides', 'des secrets des deux camps'),
};

const tellDice = (thrown: Thrown): readonly Text[] => {
  const { faces, by } = thrown;
  const byHand = countByHand(thrown);
  if (faces.length === 0) return [];
  if (byHand === 0 || byHand === faces.length)
    return [
      t('Dice: {faces}, {by}', 'Dés\u202f: {faces}, {by}', {
        faces: faces.join(', '),
        by: BY[byHand > 0 ? 'hand' : by],
      }),
    ];
  return [
    t(
      'Dice: {rolled} entered by hand, then {thrown} thrown by the program',
      'Dés\u202f: {rolled} à la main, puis {thrown} par le programme',
      { rolled: faces.slice(0, byHand).join(', '), thrown: faces.slice(byHand).join(', ') },
    ),
  ];
};

/** The names of counters by where they stand in the input. */
const nameRoles = <G extends BattleTypes>(
  board: GameBoard<G>,
  { ready }: OpenThrow,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...Map.groupBy(ready.roles, ({ path }) => path)].map(([path, roles]) => [
      path,
      roles.map(({ counter }) => nameCounter(board, counter)).join(', '),
    ]),
  );

/** What something gives; nothing where today’s rules bar it, or know its words or faces no more. */
const tryTo = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch (error) {
    toInputError(error);
    return undefined;
  }
};

/** What the dice came to, in a sentence; of an action without a table what was said of each counter. */
const tellOutcome = <G extends BattleTypes>(
  board: GameBoard<G>,
  { ask, outcome, thrown }: ActionEntry,
  open: OpenThrow,
  sequels: Sequels,
): readonly Text[] => {
  const { calculator, branches, lists, report } = open;
  const walk = tryTo(() => followFaces(open, thrown.faces));
  const end = walk && branches && endWalk(lists, branches, walk);
  if (walk && branches && end) {
    const names = nameRoles(board, open);
    const sequel = sequels[calculator.id];
    return [inEach((language) => formatOutcome({ calculator, report, branches, walk, end, sequel, names }, language))];
  }
  const fates = board.door.actions.find(({ id }) => id === ask.action)?.fates ?? {};
  return Object.entries(outcome.fates).map(([counter, fate]) =>
    pairText(nameCounter(board, counter), fates[fate] ?? same(fate)),
  );
};

const tellAction = <G extends BattleTypes>(board: GameBoard<G>, entry: ActionEntry, sequels: Sequels): ToldEntry => {
  const { ask, headline, thrown, changes } = entry;
  const action = nameAction(board.door, ask);
  const names = ask.parts.map(({ counter }) => nameCounter(board, counter)).join(', ');
  const open = tryTo(() => openThrow(board, ask));
  const title = t('{action}: {names}, {hexes}', '{action}\u202f: {names}, {hexes}', {
    action,
    names,
    hexes: ask.targets.join(', '),
  });
  const answer = open && inEach((language) => formatHeadline(headline, open.calculator, language));
  return {
    title,
    lines: [
      ...(answer ? [answer] : []),
      ...tellDice(thrown),
      ...(open ? tellOutcome(board, entry, open, sequels) : []),
      ...tellAllChanges(board, changes),
    ],
  };
};

const tellMarch = <G extends BattleTypes>(
  board: GameBoard<G>,
  { counter, to, cost, changes }: MarchEntry,
): ToldEntry => {
  const from = board.byId.get(counter)?.unit.hex ?? '–';
  const name = nameCounter(board, counter);
  return {
    title: t('March: {name}, {from} → {to}', 'Marche\u202f: {name}, {from} → {to}', { name, from, to }),
    lines: [
      ...(cost === undefined ? [] : [t('Cost: {cost}', 'Coût\u202f: {cost}', { cost: formatFigure(cost) })]),
      ...tellAllChanges(board, changes),
    ],
  };
};

const HAND = t('By hand', 'À la main');
const NOTE = t('Note', 'Note');

/** An entry in words, on the board as it stood before. */
export const tellEntry = <G extends BattleTypes>(
  board: GameBoard<G>,
  entry: RecordEntry,
  sequels: Sequels = {},
): ToldEntry => {
  switch (entry.entry) {
    case 'action':
      return tellAction(board, entry, sequels);
    case 'march':
      return tellMarch(board, entry);
    case 'hand':
      return { title: HAND, lines: tellAllChanges(board, entry.changes) };
    case 'note':
      return { title: NOTE, lines: [same(cleanText(entry.text))] };
  }
};

/** The entries of a record in words, in order, without the first `from`; those that were undone as well. */
export const tellRecord = <G extends BattleTypes>(
  door: BattleDoor<G>,
  record: BattleRecord,
  sequels: Sequels = {},
  from = 0,
): readonly ToldEntry[] => {
  let board: GameBoard<G> = openBoard(door, replayRecord(record, from));
  return record.entries.slice(from).map((entry) => {
    const line = tellEntry(board, entry, sequels);
    board = changeBoard(board, getChanges(entry));
    return line;
  });
};

/** The log of a record as text: each entry with its number, what came of it indented below. */
export const formatRecord = (entries: readonly ToldEntry[], language: Language): string =>
  entries
    .flatMap(({ title, lines }, i) => [`${i + 1}. ${title[language]}`, ...lines.map((line) => `   ${line[language]}`)])
    .map((line) => `${line}\n`)
    .join('');
