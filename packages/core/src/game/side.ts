import { all, inNumbers, type Odds } from '../dice/index.ts';
import type { Text } from '../text.ts';

/** The end states of several units as one outcome: `held-2-disordered-1`, in the order given. */
export const sideOutcome = (states: readonly string[], order: readonly string[]): string =>
  order
    .map((state) => [state, states.filter((one) => one === state).length] as const)
    .filter(([, n]) => n > 0)
    .map(([state, n]) => `${state}-${n}`)
    .join('-') || 'none';

/** Units that each come out on their own, together: exact, out of the product of what each is out of. */
export const sideOdds = (units: readonly Odds<string>[], order: readonly string[]): Odds<string, number> =>
  inNumbers(all(units, (states) => sideOutcome(states, order)));

/** `held-2-disordered-1` → how many came to each state. */
export const sideCounts = (outcome: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    [...outcome.matchAll(/([a-z]+(?:-[a-z]+)*)-(\d+)/g)].map(([, state, n]) => [state ?? '', Number(n)]),
  );

/** The outcome in words: `2 × holds, 1 × disordered`. A lone unit goes without a number. */
export const sideLabel = (outcome: string, words: Readonly<Record<string, Text>>): Text => {
  const counts = Object.entries(sideCounts(outcome));
  const lone = counts.length === 1 && counts[0]?.[1] === 1;
  const say = (language: 'en' | 'fr') =>
    counts.map(([state, n]) => `${lone ? '' : `${n} × `}${words[state]?.[language] ?? state}`).join(', ') || '–';
  return { en: say('en'), fr: say('fr') };
};
