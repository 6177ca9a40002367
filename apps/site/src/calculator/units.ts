import { csvOf } from '@coup-doeil/core/chart';
import { parseCsv } from '@coup-doeil/core/chart/import';
import { defaultOf, type Field, InputError, isInputError, parseInput, settle, type Value } from '@coup-doeil/core/game';
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

/** A figure left unsaid, in the word that links use for it. */
const NOTHING = 'none';

/** A kept unit as this field wants it: what it knows of, each where it is valid. */
export const fit = (field: Field, unit: MyUnit): Value => {
  if (field.kind !== 'unit' && field.kind !== 'group') return null;
  const valid = Object.entries(unit.says).flatMap(([name, said]) => {
    const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
    if (!inner) return [];
    const value = inner.kind === 'whole' && said === NOTHING ? null : said;
    try {
      parseInput({ kind: 'group', label: field.label, fields: { [name]: { ...inner, when: {} } } }, { [name]: value });
      return [[name, value]];
    } catch (error) {
      if (isInputError(error)) return [];
      throw error;
    }
  });
  const rest = defaultOf(field);
  return isRecord(rest) ? settle<Value>(field, { ...rest, ...Object.fromEntries(valid) } as Value) : rest;
};

/** What a spreadsheet would take for a formula is written, as it wants, behind an apostrophe. */
const guard = (name: string): string => (/^'*[=+\-@]/.test(name) ? `'${name}` : name);
const unguard = (name: string): string => (/^'+[=+\-@]/.test(name) ? name.slice(1) : name);

export const unitsCsv = (units: readonly MyUnit[]): string => {
  const names = [...new Set(units.flatMap(({ says }) => Object.keys(says)))];
  const cell = (said: MyUnit['says'][string] | undefined): string =>
    said === undefined ? '' : said === null ? NOTHING : typeof said === 'string' ? guard(said) : String(said);
  return csvOf([
    ['name', ...names],
    ...units.map(({ name, says }) => [guard(name), ...names.map((one) => cell(says[one]))]),
  ]);
};

const read = (text: string): MyUnit['says'][string] =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d{1,9}$/.test(text) ? Number(text) : unguard(text);

const MOST = 500;
const LONGEST = 80;

/** Units from a CSV file; throws the one error where the file is none. */
export const unitsFrom = (text: string): readonly MyUnit[] => {
  const { heads, rows } = parseCsv(text, 'units.csv');
  if (heads[0] !== 'name')
    throw new InputError({ code: 'csv-head', field: 'units.csv:1', allowed: ['name'], given: heads[0] ?? '' });
  if (rows.length > MOST)
    throw new InputError({
      code: 'csv-size',
      field: 'units.csv',
      allowed: `at most ${MOST} units`,
      given: rows.length,
    });
  const names = new Set<string>();
  const named = (name: string, line: number): string => {
    if (name === '' || name.length > LONGEST || names.has(name))
      throw new InputError({ code: 'csv-name', field: `units.csv:${line}`, allowed: 'a name of its own', given: '' });
    names.add(name);
    return name;
  };
  return rows.map(({ line, cells }) => ({
    name: named(unguard(cells.get('name') ?? ''), line),
    says: Object.fromEntries(
      [...cells].filter(([name, cell]) => name !== 'name' && cell !== '').map(([name, cell]) => [name, read(cell)]),
    ),
  }));
};
