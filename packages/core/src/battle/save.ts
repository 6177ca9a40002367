import { rejectInput } from '../error.ts';
import type { Battlefield, BattlefieldInput, BattleUnit } from './battlefield.ts';
import { readBattlefield } from './read.ts';

const LONGEST = 20_000_000;

/** The data of a text in JSON; a text that is too long or damaged is an error. */
export const parseJson = (text: string): unknown => {
  if (typeof text !== 'string' || text.length > LONGEST)
    return rejectInput('size', 'document', { rule: 'text', min: 0, max: LONGEST }, typeof text);
  try {
    return JSON.parse(text);
  } catch (error) {
    return rejectInput('json', 'document', { rule: 'json' }, String(error));
  }
};

/** Reads the text of a document; damage is an error that names the place. */
export const loadBattlefield = (text: string): Battlefield => readBattlefield(parseJson(text));

/** Without what its default says anyhow. */
const brief = (entry: object): object =>
  Object.fromEntries(
    Object.entries(entry).filter(
      ([key, value]) => value !== undefined && !(key === 'level' && value === 0) && !isEmpty(value),
    ),
  );

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const list = (entries: readonly object[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `    ${JSON.stringify(brief(entry))}`).join(',\n')}\n  ]`;

/**
 * The text of a document: one entry a line, fields and entries in a fixed order, so that the same battlefield always
 * gives the same bytes, and a change of one hex changes one line.
 */
export const saveBattlefield = (battlefield: BattlefieldInput): string => {
  const { format, version, game, title, edition, readings, grid, turn, hexes, hexsides, units, formations, sides } =
    readBattlefield(battlefield);
  const head = Object.entries({
    format,
    version,
    game,
    title,
    edition,
    readings: readings && sortKeys(readings),
    grid,
    turn,
  })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  "${key}": ${JSON.stringify(value)},\n`);
  const lists = Object.entries({
    hexes,
    hexsides,
    units: units.map(withSortedRatings),
    ...listsInUse({ formations, sides }),
  });
  return `{\n${head.join('')}${lists.map(([key, value]) => `  "${key}": ${list(value)}`).join(',\n')}\n}\n`;
};

/** Lists that most documents do without are left out where they are empty. */
const listsInUse = (lists: Readonly<Record<string, readonly object[]>>): Readonly<Record<string, readonly object[]>> =>
  Object.fromEntries(Object.entries(lists).filter(([, entries]) => entries.length > 0));

const sortKeys = <V>(record: Readonly<Record<string, V>>): Readonly<Record<string, V>> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const withSortedRatings = (unit: BattleUnit): object => ({
  ...unit,
  ratings: sortKeys(unit.ratings),
  ...(unit.back && { back: brief({ ...unit.back, ratings: sortKeys(unit.back.ratings) }) }),
});
