import { createContext } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import type { Calculator } from './calculator.ts';
import { fault } from './fault.ts';
import { applyEffects, listEffects } from './list-effects.ts';
import { fillProfile } from './reading.ts';
import type { NextAsk, Sequel, UnitEffect } from './sequel.ts';
import { silentTally } from './tally.ts';
import type { DiceEnd } from './walk-dice.ts';

/** What an answer leaves: what happened to each unit, the input as it is now, and what may come next. */
export interface Aftermath {
  readonly effects: readonly UnitEffect[];
  readonly after: unknown;
  readonly next: readonly NextAsk[];
}

/** How an answer came out: the end of its dice, or results that a player names where the sheet has no table. */
export interface Came {
  readonly end?: DiceEnd | null;
  readonly entered?: readonly string[];
}

/**
 * What follows an answer. Where nothing came out yet, a player's own next steps are given, and what the sheet has after an
 * answer without dice. `readings` are those of the sequel alone.
 */
export const createAftermath = (
  calculator: Calculator,
  sequel: Sequel,
  asked: CheckedAsk,
  { end = null, entered = [] }: Came,
  readings: Readonly<Record<string, string>> = {},
): Aftermath => {
  const profile = { ...asked.readings, ...fillProfile(sequel.readings, readings) };
  const context = createContext(calculator, { ...asked, readings: profile }, silentTally());
  const known = sequel.entered ?? {};
  const effects = [
    ...(end ? listEffects(sequel, end) : []),
    ...entered.flatMap((id, i) => {
      const result = Object.hasOwn(known, id) ? known[id] : undefined;
      if (!result) return fault('entered', `entered.${i + 1}`, Object.keys(known), id);
      return result.effects(context, asked.input).map((effect): UnitEffect => ({ units: [''], effect }));
    }),
  ];
  const after = applyEffects(calculator, asked.input, effects);
  return { effects, after, next: sequel.next(context, { input: asked.input, after, end }) };
};
