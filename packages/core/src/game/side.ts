import type { Odds } from '@coup-doeil/dice';
import { InputError } from '../error.ts';
import type { Text } from '../text.ts';

const named = (counts: readonly number[], order: readonly string[]): string =>
  order.flatMap((state, i) => (counts[i] ? [`${state}-${counts[i]}`] : [])).join('-') || 'none';

/** The end states of several units as one outcome: `held-2-disordered-1`, in the order given. */
export const sideOutcome = (states: readonly string[], order: readonly string[]): string =>
  named(
    order.map((state) => states.filter((one) => one === state).length),
    order,
  );

/** A side has at most this many units: each state's count is a digit below it. */
const DIGIT = 64;
const counted = (code: number, order: readonly string[]): number[] =>
  order.map((_, i) => Math.floor(code / DIGIT ** (order.length - 1 - i)) % DIGIT);

/**
 * Units that each come out on their own, together: exact, out of the product of what each is out of. Only the number in
 * each state is kept from unit to unit, so that six units cost no more than the mixtures they can come to. The more of the
 * first states, the earlier the outcome stands.
 */
export const sideOdds = (units: readonly Odds<string, number>[], order: readonly string[]): Odds<string, number> => {
  const of = units.reduce((product, unit) => product * unit.of, 1);
  if (!Number.isSafeInteger(of) || units.length >= DIGIT)
    throw new InputError({
      code: 'too-many-ways',
      field: 'units',
      allowed: 'units that are exact together',
      given: of,
    });
  let mixed = new Map([[0, 1]]);
  for (const unit of units) {
    const next = new Map<number, number>();
    for (const [state, n] of unit.ways) {
      const place = order.indexOf(state);
      if (place < 0) throw new InputError({ code: 'state', field: 'units', allowed: order, given: state });
      const digit = DIGIT ** (order.length - 1 - place);
      for (const [code, ways] of mixed) next.set(code + digit, (next.get(code + digit) ?? 0) + ways * n);
    }
    mixed = next;
  }
  const ways = [...mixed].sort(([a], [b]) => b - a);
  return { of, ways: ways.map(([code, n]) => [named(counted(code, order), order), n] as const) };
};

/** `held-2-disordered-1` → how many came to each state. */
export const sideCounts = (outcome: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  let state = '';
  for (const part of outcome.split('-')) {
    const n = Number(part);
    if (state !== '' && n > 0) {
      counts[state] = n;
      state = '';
    } else state = state === '' ? part : `${state}-${part}`;
  }
  return counts;
};

/** The outcome in words: `2 × holds, 1 × disordered`. A lone unit goes without a number. */
export const sideLabel = (outcome: string, words: Readonly<Record<string, Text>>): Text => {
  const counts = Object.entries(sideCounts(outcome));
  const lone = counts.length === 1 && counts.every(([, n]) => n === 1);
  const say = (language: 'en' | 'fr') =>
    counts.map(([state, n]) => `${lone ? '' : `${n} × `}${words[state]?.[language] ?? state}`).join(', ') || '–';
  return { en: say('en'), fr: say('fr') };
};
