import { applyOutcome, changeBoard, getCounter, runAction } from '@coup-doeil/core/battle';
import { formatHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import type { ShockInput } from '../../src/inputs/shock.ts';
import { foot, guns, inputOf, open, reportOf, shockBy } from './fixture.ts';

const rider = foot('h', '0508', 'blue', { arm: 'cavalry', ratings: { cohesion: 7, movement: 4 } });
const foe = foot('d', '0504', 'red', { facing: { side: 3 } });
const charge = (to: string) => ({ ...shockBy(['h'], '0504', 'charges'), answers: { 'run.h': to } });

describe('a charge after a run', () => {
  test('is made on asking: within its movement, turned to what it charges', () => {
    const board = open([rider, foe]);
    expect(runAction(board, shockBy(['h'], '0504', 'charges'))).toHaveProperty('refused');
    const told = reportOf(runAction(board, charge('0505')));
    expect(inputOf<ShockInput>(told).attackers[0]).toMatchObject({ from: 's', charging: true });
    expect(told.facts.map(({ id }) => id)).toEqual(['turned.h']);
    const asked = told.questions.find(({ id }) => id === 'run.h');
    // Three clear hexes to 0505, four to the hexes beside it; those behind the enemy are too far, or in his zone on the way.
    expect(asked?.options.map(({ id }) => id).sort()).toEqual(['0404', '0505', '0604', 'stays']);
  });
  test('not beyond it, not through ground that bars a charge, not through guns', () => {
    const refused = (units: Parameters<typeof open>[0], more = {}, choice = {}) =>
      runAction(open([...units, foe], more, choice), charge('0505'));
    expect(refused([{ ...rider, ratings: { cohesion: 7, movement: 2 } }])).toHaveProperty('refused.cite.note', 'e');
    const woods = ['0407', '0507', '0607'].map((hex) => ({ hex, terrains: ['woods'] }));
    expect(refused([rider], { hexes: woods })).toHaveProperty('refused');
    const crests = ['0507/0508', '0408/0508', '0508/0608', '0508/0607', '0407/0508'];
    expect(refused([rider], { hexsides: crests.map((hexside) => ({ hexside, features: ['crest'] })) })).toHaveProperty(
      'refused',
    );
    const line = ['0407', '0507', '0607'];
    expect(refused([rider, ...line.map((hex, i) => guns(`g${i}`, hex, 'blue'))])).toHaveProperty('refused');
    expect(
      refused([
        { ...rider, ratings: { cohesion: 7, movement: 6 } },
        ...line.map((hex, i) => foot(`f${i}`, hex, 'blue')),
      ]),
    ).toHaveProperty('report');
    // Through them it pays 1 more: 4 in all, where the way round costs 6.
    expect(
      refused([
        { ...rider, ratings: { cohesion: 7, movement: 4 } },
        ...line.map((hex, i) => foot(`f${i}`, hex, 'blue')),
      ]),
    ).toHaveProperty('report');
    expect(refused([rider], {}, { readings: { 'charge-run': 'never' } })).toHaveProperty('refused');
    expect(refused([{ ...rider, ratings: { cohesion: 7 } }])).toHaveProperty('refused');
  });
  test('a hex that it does not reach is refused in words', () => {
    expect(runAction(open([rider, foe]), charge('0503'))).toMatchObject({
      refused: { reason: { en: 'h: no charge runs there', fr: 'h\u202f: aucune charge n’y court' } },
    });
  });
  test('infantry makes none: it is told that only cavalry charges', () => {
    const onFoot = foot('h', '0505', 'blue');
    expect(runAction(open([onFoot, foe]), charge('0604'))).toMatchObject({
      refused: { reason: { en: 'h: only cavalry charges', fr: 'h\u202f: seule la cavalerie charge' } },
    });
    const far = { ...onFoot, hex: '0508' };
    expect(runAction(open([far, foe]), charge('0503'))).toMatchObject({
      refused: { reason: { en: 'h: not next to the target' } },
    });
  });
  test('from the first hex of the map too, not from off it', () => {
    const south = { ...foe, hex: '0104', facing: { side: 0 } };
    const ask = { ...shockBy(['h'], '0104', 'charges'), answers: { 'run.h': '0103' } };
    const at = (hex: string | undefined) => runAction(open([{ ...rider, hex, facing: { side: 3 } }, south]), ask);
    expect(inputOf<ShockInput>(at('0101')).attackers[0]).toMatchObject({ from: 'n', charging: true });
    expect(at(undefined)).toMatchObject({ refused: { reason: { en: 'h: not next to the target' } } });
  });
  test('who charges from where it stands need not run', () => {
    const board = open([{ ...rider, hex: '0505' }, foe]);
    expect(inputOf<ShockInput>(runAction(board, charge('stays'))).attackers[0]?.charging).toBe(true);
  });
  test('afterwards it stands where it ran to, and recoils from there', () => {
    const board = open([rider, foe]);
    const outcome = { row: '0-to-4', fates: { h: 'recoils-disordered', d: 'hold' } };
    const asked = applyOutcome(board, charge('0505'), outcome);
    expect(asked.questions.find(({ id }) => id === 'recoil-to.h')?.options.map(({ id }) => id)).toContain('0506');
    const ask = charge('0505');
    const after = applyOutcome(board, { ...ask, answers: { ...ask.answers, 'recoil-to.h': '0506' } }, outcome);
    const h = getCounter(changeBoard(board, after.changes), 'h');
    expect([formatHex(board.ground.grid, h.hex), h.state, h.facing]).toEqual(['0506', 'disordered', 0]);
  });
});
