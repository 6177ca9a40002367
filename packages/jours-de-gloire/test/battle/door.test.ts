import {
  askMarch,
  type BattlefieldInput,
  findMarches,
  getCounter,
  isUnpriced,
  listActions,
  openBoard,
  readBattlefield,
  runAction,
} from '@coup-doeil/core/battle';
import { isRefusal, run } from '@coup-doeil/core/game';
import { parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { foot, type Unit } from './fixture.ts';

const field = (units: readonly Unit[], more: Partial<BattlefieldInput> = {}) =>
  readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 2,
    game: 'jours-de-gloire',
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    hexes: [
      { hex: '0504', terrains: ['woods'] },
      { hex: '0502', terrains: ['village'], level: 1 },
      { hex: '0503', terrains: ['clear'] },
    ],
    hexsides: [
      { hexside: '0504/0505', features: ['stream'], road: 'road' },
      { hexside: '0502/0503', features: ['redoubt-lower'] },
    ],
    units,
    ...more,
  });

const open = (units: readonly Unit[], readings = {}, edition = '2016') =>
  openBoard(battle, field(units), { edition, readings });

const reportOf = (result: ReturnType<typeof runAction>) => {
  if (isRefusal(result) || isUnpriced(result)) throw new Error(JSON.stringify(result));
  return result;
};

describe('a shock from a document', () => {
  const ask = { action: 'shock', side: 'blue', parts: [{ counter: 'a', as: 'attacks' }], targets: ['0502'] };
  const units = [
    foot('a', '0503', 'blue'),
    foot('d', '0502', 'red', { strength: 3, facing: { side: 3 } }),
    foot('e', '0505', 'red', { arm: 'cavalry' }),
  ];
  test('up into a redoubted village, the attacker’s rear held by one who is not next to it', () => {
    const { report, roles, facts } = reportOf(runAction(open(units), ask));
    // 5 to 3 is 1.5/1: +1; redoubt −2; up a level −1; the threat is not adjacent.
    expect(report.answer?.total).toBe(-2);
    expect(roles).toEqual([
      { path: 'attackers.1', counter: 'a' },
      { path: 'defenders.1', counter: 'd' },
    ]);
    expect(facts).toEqual([]);
    // 2006: the threat need not be adjacent, −1.
    expect(reportOf(runAction(open(units, {}, '2006'), ask)).report.answer?.total).toBe(-3);
  });
  test('is listed with its measure, and refused backwards', () => {
    const [shock] = listActions(open(units), 'blue');
    expect(shock?.sets).toEqual([expect.objectContaining({ ask })]);
    const turned = open([foot('a', '0503', 'blue', { facing: { side: 3 } }), ...units.slice(1)]);
    expect(runAction(turned, ask)).toMatchObject({ refused: { cite: { chart: 'notes', note: 'b' } } });
    expect(listActions(turned, 'blue')).toEqual([]);
  });
});

test('a march costs what its calculator says', () => {
  const board = open([foot('a', '0505', 'blue'), foot('e', '0503', 'red', { facing: { side: 3 } })]);
  const counter = getCounter(board, 'a');
  const { arrivals, scale } = findMarches(board, counter);
  const there = arrivals.get(parseHex(board.ground.grid, '0504'));
  // Woods 2 and stream 1: the road does not serve next to an enemy. His zone ends the march.
  expect([there?.cost, scale, there?.stopped]).toEqual([6, 2, true]);
  for (const arrival of arrivals.values()) {
    if (arrival.hex === counter.hex) continue;
    const { calculator, input } = askMarch(board, counter, arrival);
    const march = battle.calculators[calculator];
    if (!march) throw new Error('no march');
    const told = run(battle.game, march, { input, edition: '2016' });
    expect(told.ok && told.report.answer?.total).toBe(arrival.cost / scale);
  }
});
