import { describe, expect, test } from 'vitest';
import {
  listActions,
  listReach,
  listSight,
  listThreats,
  listZones,
  loadBattlefield,
  readBattlefield,
  runAction,
} from '../../src/battle/index.ts';
import { isInputError } from '../../src/error.ts';
import { findWays, parsePlan, readPlan } from '../../src/plan/index.ts';
import { loadRecord, readRecord } from '../../src/record/index.ts';
import { readSheets } from '../../src/sheets/index.ts';
import { openPlan } from '../plan/fixture.ts';

const board = openPlan();
const DOORS: Readonly<Record<string, (given: never) => unknown>> = {
  readBattlefield,
  loadBattlefield,
  readPlan,
  parsePlan: (given) => parsePlan(board, given),
  findWays: (given) => findWays(board, given),
  'the side of findWays': (given) =>
    findWays(board, { side: given, target: '0504', action: 'fight', least: { ways: 1, of: 2 } }),
  'the chance of findWays': (given) => findWays(board, { side: 'blue', target: '0504', action: 'fight', least: given }),
  runAction: (given) => runAction(board, given),
  listReach: (given) => listReach(board, given),
  listZones: (given) => listZones(board, given),
  listActions: (given) => listActions(board, given),
  listThreats: (given) => listThreats(board, given),
  listSight: (given) => listSight(board, given),
  readRecord,
  loadRecord,
  readSheets,
};

const throwing = (): never => {
  throw new TypeError('trapped');
};
class Own {
  steps = [];
}
const ODD: Readonly<Record<string, () => unknown>> = {
  null: () => null,
  'a number': () => 5,
  'a list': () => [],
  'a map': () => new Map([['steps', []]]),
  'a date': () => new Date(0),
  'a promise': () => Promise.resolve({}),
  'a value of a class': () => new Own(),
  'a function': () => () => ({}),
  'a symbol': () => Symbol('steps'),
  'a big number': () => 10n ** 40n,
  'a getter': () => Object.defineProperty({}, 'steps', { get: throwing, enumerable: true }),
  'a proxy': () => new Proxy({}, { get: throwing, ownKeys: throwing, getPrototypeOf: throwing }),
  'halves of letters': () => ({ ['\ud800'.repeat(100)]: 5 }),
};

describe.each(Object.entries(DOORS))('%s', (_, door) => {
  test.each(Object.entries(ODD))('refuses %s by the one error, short and fit to be said back', (_, make) => {
    let thrown: unknown;
    try {
      door(make() as never);
    } catch (error) {
      thrown = error;
    }
    expect(isInputError(thrown)).toBe(true);
    const { field, allowed, given } = thrown as { field: string; allowed: unknown; given: unknown };
    const said = JSON.stringify({ field, allowed, given });
    expect(said.length).toBeLessThan(1000);
    // A half of a letter would be escaped.
    expect(said).not.toMatch(/\\ud[89a-f]/);
    expect(field).not.toBe('');
  });
});
