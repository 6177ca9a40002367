import { csvOf } from '@aide-de-camp/core/chart';
import { parseCsv } from '@aide-de-camp/core/chart/import';
import { defaultOf, type Field, InputError, parseInput, settle, type Value } from '@aide-de-camp/core/game';
import { isList, isRecord, keep, recall } from './keep.ts';

/** A unit kept in the browser: a name, and what it said of itself. */
export interface MyUnit {
  readonly name: string;
  readonly says: Readonly<Record<string, string | number | boolean | null>>;
}

const isSaid = (value: unknown): value is MyUnit['says'][string] =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isUnit = (value: unknown): value is MyUnit =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.says) && Object.values(value.says).every(isSaid);

export const recallUnits = (game: string): readonly MyUnit[] => recall(`units/${game}`, isList(isUnit), []);
export const keepUnits = (game: string, units: readonly MyUnit[]): boolean => keep(`units/${game}`, units);

/** What of a unit is worth keeping: its single values. */
export const unitOf = (name: string, value: Value): MyUnit => ({
  name,
  says: Object.fromEntries(
    isRecord(value)
      ? Object.entries(value).filter((entry): entry is [string, MyUnit['says'][string]] => isSaid(entry[1]))
      : [],
  ),
});

/** A kept unit as this field wants it: what it knows of, each where it is valid. */
export const fit = (field: Field, unit: MyUnit): Value => {
  if (field.kind !== 'unit' && field.kind !== 'group') return null;
  const valid = Object.entries(unit.says).filter(([name, said]) => {
    const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
    if (!inner) return false;
    try {
      parseInput({ kind: 'group', label: field.label, fields: { [name]: { ...inner, when: {} } } }, { [name]: said });
      return true;
    } catch (error) {
      if (error instanceof InputError) return false;
      throw error;
    }
  });
  const rest = defaultOf(field);
  return isRecord(rest) ? settle<Value>(field, { ...rest, ...Object.fromEntries(valid) } as Value) : rest;
};

export const unitsCsv = (units: readonly MyUnit[]): string => {
  const names = [...new Set(units.flatMap(({ says }) => Object.keys(says)))];
  return csvOf([
    ['name', ...names],
    ...units.map(({ name, says }) => [name, ...names.map((one) => String(says[one] ?? ''))]),
  ]);
};

const read = (text: string): MyUnit['says'][string] =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d{1,9}$/.test(text) ? Number(text) : text;

const MOST = 500;

/** Units from a CSV file; throws the one error where the file is none. */
export const unitsFrom = (text: string): readonly MyUnit[] => {
  const { heads, rows } = parseCsv(text, 'units.csv');
  if (heads[0] !== 'name')
    throw new InputError({ code: 'csv', field: 'units.csv:1', allowed: ['name'], given: heads[0] ?? '' });
  return rows.slice(0, MOST).map(({ cells }) => ({
    name: (cells.get('name') ?? '').slice(0, 80),
    says: Object.fromEntries(
      [...cells].filter(([name, cell]) => name !== 'name' && cell !== '').map(([name, cell]) => [name, read(cell)]),
    ),
  }));
};
