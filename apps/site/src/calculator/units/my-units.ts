/* Units stored in the browser. */
import { type Field, getDefault, isInputError, parseInput, settleInput, type Value } from '@coup-doeil/core/game';
import { isList, isRecord, recall, store } from '../state/storage.ts';
import { unitsKey } from './units-key.ts';

type Single = string | number | boolean | null;

/** A stored unit: a name, and the values of its fields; stored as `says`. */
export interface MyUnit {
  readonly name: string;
  readonly says: Readonly<Record<string, Single>>;
}

/** How links and files write a figure that is left unsaid. */
export const UNSAID = 'none';

const isSingle = (value: unknown): value is Single =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
const isUnit = (value: unknown): value is MyUnit =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  isRecord(value.says) &&
  Object.values(value.says).every(isSingle);

export const recallUnits = (game: string): readonly MyUnit[] => recall(unitsKey(game), isList(isUnit), []);
export const storeUnits = (game: string, units: readonly MyUnit[]): boolean => store(unitsKey(game), units);

/** A unit to store: of its fields, those that hold a single value. */
export const makeUnit = (name: string, value: Value): MyUnit => ({
  name,
  says: Object.fromEntries(
    isRecord(value) ? Object.entries(value).filter((entry): entry is [string, Single] => isSingle(entry[1])) : [],
  ),
});

/** A stored unit as a list's field takes it: the values that are valid there, and defaults for the rest. */
export const fitUnit = (field: Field, unit: MyUnit): Value => {
  if (field.kind !== 'unit' && field.kind !== 'group') return null;
  const valid = Object.entries(unit.says).flatMap(([name, stored]) => {
    const inner = Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
    if (!inner) return [];
    const value = inner.kind === 'whole' && stored === UNSAID ? null : stored;
    try {
      parseInput({ kind: 'group', label: field.label, fields: { [name]: { ...inner, when: {} } } }, { [name]: value });
      return [[name, value]];
    } catch (error) {
      if (isInputError(error)) return [];
      throw error;
    }
  });
  const defaults = getDefault(field);
  return isRecord(defaults)
    ? settleInput<Value>(field, { ...defaults, ...Object.fromEntries(valid) } as Value)
    : defaults;
};
