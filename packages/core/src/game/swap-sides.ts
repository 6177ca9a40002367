import type { BattleSide, Field, GroupField, ListField, Value } from './field.ts';
import { parseInput } from './parse.ts';
import { settleInput } from './settle.ts';
import { getDefault, isGroup, isList } from './value.ts';

/** The list of the units of a side, by name. */
const findList = (input: GroupField, side: BattleSide): readonly [name: string, field: ListField] | undefined => {
  for (const [name, field] of Object.entries(input.fields))
    if (field.kind === 'list' && field.of.kind === 'unit' && field.of.side === side) return [name, field];
  return undefined;
};

/** Whether a field may hold what another holds: they are described alike as far as values go. */
const takes = (field: Field, value: Value): boolean => {
  if ('options' in field) return field.options.some(({ id }) => id === value);
  if (field.kind === 'flag') return typeof value === 'boolean';
  if (field.kind === 'whole')
    return value === null ? field.optional : typeof value === 'number' && value >= field.min && value <= field.max;
  return field.kind === 'list' && isList(value) && value.every((item) => takes(field.of, item));
};

/** A unit as one of the other side: what both sides' units have; the rest is at its default. */
const turnUnit = (unit: Value, of: Field): Value => {
  const blank = getDefault(of);
  if (!isGroup(unit) || !isGroup(blank) || !('fields' in of)) return blank;
  const shared = Object.entries(of.fields).filter(([name, field]) => takes(field, unit[name] ?? null));
  return { ...blank, ...Object.fromEntries(shared.map(([name]) => [name, unit[name] ?? null])) };
};

/** Whether an input has units of two sides, which can change places. */
export const hasTwoSides = (input: GroupField): boolean =>
  findList(input, 'attacker') !== undefined && findList(input, 'defender') !== undefined;

/**
 * An input with its sides swapped: the attackers defend, and the defenders attack. What is said of the ground between them
 * goes, as it was said of the other way.
 */
export const swapSides = (input: GroupField, value: unknown): unknown => {
  const [attackers, defenders] = [findList(input, 'attacker'), findList(input, 'defender')];
  // A checked input is a group.
  const given = value as Readonly<Record<string, Value>>;
  if (!attackers || !defenders) return value;
  const turn = (from: string, to: ListField): Value => {
    const units = given[from] ?? [];
    return isList(units) ? units.slice(0, to.max).map((unit) => turnUnit(unit, to.of)) : units;
  };
  const swapped = {
    [attackers[0]]: turn(defenders[0], attackers[1]),
    [defenders[0]]: turn(attackers[0], defenders[1]),
  };
  return settleInput(input, parseInput(input, swapped) as Value);
};
