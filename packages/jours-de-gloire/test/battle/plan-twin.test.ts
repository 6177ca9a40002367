import { ALL_WAYS, countPlan, listIdleStages, listReadings, listTables, rollEverySequence } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { type ChainCase, DEEP, EVERYWHERE, LONG, OTHERS } from './chains.ts';
import { open } from './fixture.ts';

/** `LONG_TESTS=1` tries every chain under every option of every reading, in both printings: many minutes, a part of the proof. */
const ALL = process.env.LONG_TESTS === '1';

const tables = battle.editions.flatMap((edition) =>
  listTables(listReadings(battle)).map(([name, readings]) => [`${name}, ${edition}`, { edition, readings }] as const),
);
const [newest] = battle.editions;
const ofNewest = tables.filter(([, { edition }]) => edition === newest);
const byDefault = tables.filter(([, { readings }]) => Object.keys(readings).length === 0);

const comparePlan = (
  { units, ground = {}, plan, chain, elsewhere }: ChainCase,
  choice: Parameters<typeof open>[2] = {},
): void => {
  const board = open(units, ground, choice);
  const slow = rollEverySequence(board, chain);
  expect([...slow.ends.values()].reduce((sum, n) => sum + n, 0n)).toBe(ALL_WAYS);
  expect(countPlan(board, plan)).toEqual(slow);
  if (Object.keys(choice.readings ?? {}).length > 0) return;
  expect(listIdleStages(slow, chain.length)).toEqual(elsewhere === undefined ? [] : [elsewhere]);
};

const chains = [...EVERYWHERE, ...OTHERS, ...DEEP, ...(ALL ? LONG : [])].map((chain) => [chain.name, chain] as const);

describe.each(chains)('%s', (_, chain) => {
  test.each(ALL ? tables : EVERYWHERE.includes(chain) ? [...ofNewest, ...byDefault.slice(1)] : byDefault)(
    '%s: every sequence of dice, to the last way',
    (_name, choice) => comparePlan(chain, choice),
    600_000,
  );
});
