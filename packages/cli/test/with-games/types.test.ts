import {
  type Ask,
  answer,
  bindCalculator,
  type InputOf,
  loadCalls,
  type PartialInput,
  type Report,
  type Result,
  run,
  whatIf,
} from '@coup-doeil/core/game';
import { roll } from '@coup-doeil/core/game/roll';
import { game } from '@coup-doeil/jours-de-gloire';
import { calculator } from '@coup-doeil/jours-de-gloire/calculators/shock';
import { meta } from '@coup-doeil/jours-de-gloire/meta';
import { calculator as otherMarch } from '@coup-doeil/seven-years-war/calculators/march';
import { meta as otherMeta } from '@coup-doeil/seven-years-war/meta';
import { describe, expect, test } from 'vitest';

// What a program in TypeScript is told before it runs; each line is also asked, as a program without types would.

const shock = bindCalculator(meta, calculator);
const refusal = (result: Result<unknown>): unknown => (result.ok ? 'it is answered' : result.error.field);

describe('what does not compile is refused by name', () => {
  test('fields that are not there, at any depth', () => {
    // @ts-expect-error A misspelt field.
    expect(refusal(run(meta, calculator, { input: { attackers: [{ strenght: 3 }] } }))).toBe('attackers.1.strenght');
    // @ts-expect-error A misspelt field.
    expect(refusal(shock({ attackers: [{ strenght: 3 }] }))).toBe('attackers.1.strenght');
    // @ts-expect-error A field of the input that stands beside it.
    expect(refusal(run(meta, calculator, { attackers: [{ strength: 3 }] }))).toBe('ask');
    // @ts-expect-error The word is `input`.
    expect(refusal(run(meta, calculator, { inputs: {} }))).toBe('ask');
  });

  test('values of another type', () => {
    // @ts-expect-error A strength is a number.
    expect(refusal(shock({ attackers: [{ strength: '3' }] }))).toBe('attackers.1.strength');
    // @ts-expect-error There is no such arm.
    expect(refusal(shock({ attackers: [{ arm: 'cavalery' }] }))).toBe('attackers.1.arm');
    // @ts-expect-error Attackers are a list.
    expect(refusal(shock({ attackers: { strength: 3 } }))).toBe('attackers');
  });

  test('printings and readings that are not there', () => {
    // @ts-expect-error There is no printing of 1999.
    expect(refusal(run(meta, calculator, { edition: '1999' }))).toBe('edition');
    // @ts-expect-error There is no printing of 1999.
    expect(refusal(shock({}, { edition: '1999' }))).toBe('edition');
    // @ts-expect-error A misspelt reading.
    expect(refusal(run(meta, calculator, { readings: { 'odds-rouding': 'defender' } }))).toBe('reading');
    // @ts-expect-error A misspelt option.
    expect(refusal(shock({}, { readings: { 'odds-rounding': 'defence' } }))).toBe('reading.odds-rounding');
    // @ts-expect-error The input stands before.
    expect(refusal(shock({}, { input: {} }))).toBe('table');
  });

  test('one game with another’s calculator', () => {
    // @ts-expect-error Another game's calculator.
    expect(refusal(run(meta, otherMarch, {}))).toBe('game');
    // @ts-expect-error Another game's meta.
    expect(refusal(run(otherMeta, calculator, {}))).toBe('game');
    // @ts-expect-error Another game's calculator.
    expect(refusal(bindCalculator(meta, otherMarch)())).toBe('game');
    // @ts-expect-error Another game's calculator.
    expect(refusal(answer(meta, otherMarch, {}))).toBe('game');
    // @ts-expect-error Another game's calculator.
    expect(refusal(whatIf(meta, otherMarch, {}))).toBe('game');
    // @ts-expect-error Another game's calculator.
    expect(refusal(roll(meta, otherMarch, {}))).toBe('game');
  });

  test('the whole game as a value', async () => {
    // @ts-expect-error A misspelt field.
    expect(refusal(await game.shock({ attackers: [{ strenght: 3 }] }))).toBe('attackers.1.strenght');
    // @ts-expect-error There is no printing of 1999.
    expect(refusal(await game.fire({}, { edition: '1999' }))).toBe('edition');
    const calls = await loadCalls(game);
    // @ts-expect-error A misspelt reading.
    expect(refusal(calls.shock({}, { readings: { 'odds-rouding': 'defender' } }))).toBe('reading');
    // @ts-expect-error A misspelt calculator.
    expect(calls.shok).toBeUndefined();
  });
});

describe('what compiles', () => {
  const input: PartialInput<InputOf<typeof calculator>> = { attackers: [{ strength: 15 }], hex: 'town' };
  const ask: Ask<typeof calculator> = { input, edition: '2006', readings: { 'odds-rounding': 'attacker' } };

  test('the four doors take the same and give the same', () => {
    const [first, ...others] = [
      run(meta, calculator, ask),
      answer(meta, calculator, ask),
      whatIf(meta, calculator, ask),
      roll(meta, calculator, ask, 'seed'),
      shock(input, { edition: '2006', readings: { 'odds-rounding': 'attacker' } }),
    ];
    expect(others.length).toBe(4);
    for (const result of others) {
      if (!first?.ok || !result.ok) throw new Error('not answered');
      expect(result.report.answer).toEqual(first.report.answer);
      expect(result.report.odds.defender).toEqual(first.report.odds.defender);
    }
  });

  test('a report knows its printings, its input and the names of its odds', async () => {
    const result = await game.shock(input, ask.edition ? { edition: ask.edition } : {});
    if (!result.ok) throw result.error;
    const { report } = result;
    const edition: '2016' | '2006' = report.edition;
    const strength: number | undefined = report.input.attackers[0]?.strength;
    // @ts-expect-error A misspelt list of odds.
    expect(report.odds.defenders).toBeUndefined();
    expect([edition, strength]).toEqual(['2006', 15]);
    expect(report.odds.defender?.every(({ of }) => of > 0)).toBe(true);
    expect(report.odds['attacker-1']).toBeDefined();
    // @ts-expect-error There are at most twelve attackers.
    expect(report.odds['attacker-13']).toBeUndefined();
    // A report of one calculator is a report.
    const any: Report = report;
    expect(any.calculator).toBe('shock');
  });
});
