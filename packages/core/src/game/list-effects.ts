import type { Party, UnitEnd } from './branches.ts';
import type { Calculator } from './calculator.ts';
import type { Field, GroupField, Value } from './field.ts';
import { inside, partAt } from './field-parts.ts';
import { type FieldPlace, getInputPlace, listAllFields, put } from './place.ts';
import { type Effect, RECOIL_TO, type Sequel, type UnitEffect, WHO_LOSES } from './sequel.ts';
import { settleInput } from './settle.ts';
import type { DiceEnd } from './walk-dice.ts';

const isGone = (sequel: Pick<Sequel, 'fates'>, fate = ''): boolean =>
  sequel.fates[fate]?.some(({ kind }) => kind === 'eliminate') ?? false;

const describeBorne = (how: 'leave' | { readonly lose: string }, n: number): Effect =>
  how === 'leave' ? { kind: 'leave', hexes: n } : { kind: 'lose', steps: n, field: how.lose };

const citing = ({ cite }: Party) => (cite ? { cite } : {});

/** What the survivors of a party bear: each its own share, or all together what its owner spreads. */
const listBorne = (sequel: Pick<Sequel, 'bears'>, party: Party, survivors: readonly UnitEnd[]): UnitEffect[] =>
  Object.entries(sequel.bears ?? {}).flatMap(([what, how]): UnitEffect[] => {
    const choice = how === 'leave' ? { choice: RECOIL_TO } : {};
    const own = survivors.flatMap(({ unit, bears }): UnitEffect[] => {
      const n = bears?.[what];
      return n ? [{ units: [unit], effect: describeBorne(how, n), ...choice, ...citing(party) }] : [];
    });
    if (own.length > 0) return own;
    const shared = party.bears?.[what] ?? 0;
    if (shared === 0 || survivors.length === 0) return [];
    const units = survivors.map(({ unit }) => unit);
    return [{ units, effect: describeBorne(how, shared), choice: WHO_LOSES, ...citing(party) }];
  });

/** What an end of the dice does to each unit, in the order of the rows' parties. */
export const listEffects = (sequel: Pick<Sequel, 'fates' | 'bears'>, { branch, fates }: DiceEnd): UnitEffect[] =>
  branch.parties.flatMap((party) => [
    ...party.units.flatMap(({ unit }) =>
      (sequel.fates[fates[unit] ?? ''] ?? []).map((effect) => ({
        units: [unit],
        effect,
        ...(effect.kind === 'leave' ? { choice: RECOIL_TO } : {}),
        ...citing(party),
      })),
    ),
    ...listBorne(
      sequel,
      party,
      party.units.filter(({ unit }) => !isGone(sequel, fates[unit])),
    ),
  ]);

const findField = (input: GroupField, path: string): Field | undefined => {
  let field: Field | undefined = input;
  for (const part of path === '' ? [] : path.split('.')) field = field && partAt(field, part);
  return field;
};

const readPlace = (places: readonly FieldPlace[], path: string): Value | undefined =>
  places.find((place) => place.path === path)?.value;

/** A unit that is no longer there takes no part; where its fields cannot say so, it stays as it is. */
const takeOut = (input: GroupField, value: Value, unit: string): Value => {
  const field = findField(input, unit);
  const out = field && 'roles' in field ? field.roles?.out : undefined;
  return out === undefined ? value : put(value, inside(unit, out), true);
};

/** A point for each step, of the unit that then has most left; who has none left is out, and loses no more. */
const loseSteps = (
  input: GroupField,
  value: Value,
  units: readonly string[],
  { steps, field }: { readonly steps: number; readonly field: string },
): Value => {
  const losing = new Set(units);
  let now = value;
  for (let step = 0; step < steps; step++) {
    const places = listAllFields(getInputPlace(input, now));
    let [most, at] = [0, ''];
    for (const unit of losing) {
      const left = readPlace(places, inside(unit, field));
      if (typeof left === 'number' && left > most) [most, at] = [left, unit];
    }
    if (at === '') break;
    if (most > 1) now = put(now, inside(at, field), most - 1);
    else {
      losing.delete(at);
      now = takeOut(input, now, at);
    }
  }
  return now;
};

/** A value that the field has no option for, such as an attacker that is routed, takes no part. */
const setField = (
  input: GroupField,
  value: Value,
  unit: string,
  { field, value: to }: Extract<Effect, { readonly kind: 'set' }>,
): Value => {
  const path = inside(unit, field);
  const target = findField(input, path);
  if (!target) return value;
  const known = !('options' in target) || target.options.some(({ id }) => id === to);
  return known ? put(value, path, to) : takeOut(input, value, unit);
};

const applyEffect = (input: GroupField, value: Value, { units, effect }: UnitEffect): Value => {
  switch (effect.kind) {
    case 'set':
      return units.reduce((now: Value, unit) => setField(input, now, unit, effect), value);
    case 'leave':
    case 'eliminate':
      return units.reduce((now: Value, unit) => takeOut(input, now, unit), value);
    case 'lose': {
      const { steps, field } = effect;
      return field === undefined ? value : loseSteps(input, value, units, { steps, field });
    }
    default:
      return value;
  }
};

/**
 * An input after some effects: orders as they are now; who went back, or is no more, out of the fight; of steps that a side
 * shares out, the strongest unit takes each. What no field holds is for people to see to.
 */
export const applyEffects = (
  { input }: Pick<Calculator, 'input'>,
  value: unknown,
  effects: readonly UnitEffect[],
): unknown =>
  // The value is that of a checked ask.
  settleInput(
    input,
    effects.reduce((now: Value, effect) => applyEffect(input, now, effect), value as Value),
  );
