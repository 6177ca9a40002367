import { listActions } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import type { ShockInput } from '../../src/inputs/shock.ts';
import { foot, guns, inputOf, open, reportOf, runOn, shockBy } from './fixture.ts';

const foe = foot('d', '0504', 'red', { facing: { side: 3 } });
const totalOf = (result: ReturnType<typeof runOn>) => reportOf(result).report.answer?.total;
const shock = (units: Parameters<typeof open>[0], ids: readonly string[], more = {}, readings = {}, as = 'attacks') =>
  runOn(open(units, more, { readings }), shockBy(ids, '0504', as));

describe('works and ground between two hexes', () => {
  const works = (feature: string) => ({ hexsides: [{ hexside: '0504/0505', features: [feature] }] });
  test('a redoubt stands for the hex inside, whichever of the two that is', () => {
    // Even fight: into the redoubt −2 and no clear ground; out of it −1, and the clear ground +1.
    expect(totalOf(shock([foot('a', '0505', 'blue'), foe], ['a'], works('redoubt-lower')))).toBe(-2);
    expect(totalOf(shock([foot('a', '0505', 'blue'), foe], ['a'], works('redoubt-higher')))).toBe(0);
  });
  test('a bridge over water lets a shock pass, water alone does not', () => {
    const hexside = (features: string[]) => ({ hexsides: [{ hexside: '0504/0505', features }] });
    expect(shock([foot('a', '0505', 'blue'), foe], ['a'], hexside(['water']))).toHaveProperty(
      'report.refused.cite.row',
      'water',
    );
    // Bridge −3, clear +1.
    expect(totalOf(shock([foot('a', '0505', 'blue'), foe], ['a'], hexside(['water', 'bridge'])))).toBe(-2);
  });
  test('levels count from each attacker’s own hex', () => {
    const hexes = [
      { hex: '0504', terrains: ['clear'], level: 2 },
      { hex: '0404', terrains: ['clear'], level: 3 },
    ];
    const { attackers } = inputOf<ShockInput>(
      shock([foot('a', '0505', 'blue'), foot('b', '0404', 'blue', { facing: { side: 2 } }), foe], ['a', 'b'], {
        hexes,
      }),
    );
    expect(attackers.map(({ level }) => level)).toEqual([2, -1]);
  });
});

describe('front and rear', () => {
  test('a stack turns as its first unit, or as its most exposed', () => {
    const stack = [foe, foot('e', '0504', 'red', { facing: { side: 0 } })];
    const total = (readings = {}) => totalOf(shock([foot('a', '0505', 'blue'), ...stack], ['a'], {}, readings));
    // 5 to 10 is 1/2: −2; clear +1; from behind +2.
    expect([total(), total({ 'stack-facing': 'exposed' })]).toEqual([-1, 1]);
  });
  test('it faces as the first unit that is not in square', () => {
    const stack = [
      foot('q', '0504', 'red', { state: ['square'], facing: { side: 3 } }),
      foot('e', '0504', 'red', { facing: { side: 0 } }),
    ];
    expect(inputOf<ShockInput>(shock([foot('a', '0505', 'blue'), ...stack], ['a'])).facing).toBe('n');
  });
  test('whoever holds an attacker’s rear threatens it, infantry and cavalry next to it first', () => {
    const threat = (...units: Parameters<typeof open>[0]) => {
      const { threatenedBy, threatBeside } =
        inputOf<ShockInput>(shock([foot('a', '0505', 'blue'), foe, ...units], ['a'])).attackers[0] ?? {};
      return [threatenedBy, threatBeside];
    };
    expect(threat()).toEqual(['none', true]);
    const gun = guns('g', '0605', 'red', { facing: { side: 4 } });
    expect(threat(gun)).toEqual(['artillery', true]);
    const far = foot('f', '0507', 'red');
    expect(threat(gun, far)).toEqual(['infantry', false]);
    expect(threat(gun, far, foot('c', '0405', 'red', { arm: 'cavalry', facing: { side: 2 } }))).toEqual([
      'cavalry',
      true,
    ]);
    // Turned away it holds nothing.
    expect(threat(foot('f', '0507', 'red', { facing: { side: 3 } }))).toEqual(['none', true]);
  });
  test('at the edge of the map nobody holds what lies off it; who stands in its first hex holds what others do', () => {
    const threat = (...units: Parameters<typeof open>[0]) =>
      inputOf<ShockInput>(runOn(open(units), shockBy(['a'], '0508'))).attackers[0]?.threatenedBy;
    const edge = [foot('a', '0509', 'blue'), foot('d', '0508', 'red', { facing: { side: 3 } })];
    // South of the one and north of the other the map ends.
    expect(threat(...edge, foot('f', '0901', 'red', { facing: { side: 0 } }))).toBe('none');
    const first = [foot('a', '0103', 'blue', { facing: { side: 3 } }), foot('d', '0104', 'red')];
    const held = (...units: Parameters<typeof open>[0]) =>
      inputOf<ShockInput>(runOn(open([...first, ...units]), shockBy(['a'], '0104'))).attackers[0];
    expect(held(foot('f', '0101', 'red', { facing: { side: 3 } }))).toMatchObject({
      threatenedBy: 'infantry',
      threatBeside: false,
    });
    expect(held(foot('f', undefined, 'red', { facing: { side: 3 } }))?.threatenedBy).toBe('none');
    // Its rear hex 0201 is the only one that this enemy has in front.
    const corner = [foot('a', '0202', 'blue', { facing: { side: 3 } }), foot('d', '0203', 'red')];
    const behind = foot('f', '0101', 'red', { facing: { side: 1 } });
    expect(inputOf<ShockInput>(runOn(open([...corner, behind]), shockBy(['a'], '0203'))).attackers[0]).toMatchObject({
      threatenedBy: 'infantry',
    });
  });
  test('a general alone, where the table reads him as a unit, threatens nobody and hides no one who does', () => {
    const units = [
      foot('a', '0505', 'blue'),
      foe,
      foot('n', '0605', 'red', {
        arm: 'general',
        strength: undefined,
        ratings: { movement: 8 },
        back: undefined,
        facing: { side: 4 },
      }),
      foot('f', '0507', 'red'),
    ];
    const ask = (count: number) =>
      inputOf<ShockInput>(shock(units.slice(0, count), ['a'], {}, { 'lone-leader': 'unit', zoc: 'all' })).attackers[0];
    expect(ask(3)).toMatchObject({ threatenedBy: 'none', threatBeside: true });
    expect(ask(4)).toMatchObject({ threatenedBy: 'infantry', threatBeside: false });
  });
});

describe('who attacks', () => {
  test('artillery only when it is added, or offered', () => {
    const units = [guns('g', '0505', 'blue', { ratings: { cohesion: 6, range: 3, shock: 2 } }), foe];
    const shocks = (readings = {}) =>
      listActions(open(units, {}, { readings }), 'blue').filter(({ action }) => action === 'shock');
    expect([shocks().length, shocks({ 'artillery-attacks': 'offered' }).length]).toEqual([0, 1]);
    expect(inputOf<ShockInput>(shock(units, ['g'])).attackers[0]).toMatchObject({ arm: 'artillery', strength: 2 });
  });
  test('a strength in a shock of its own is artillery’s alone', () => {
    const rated = foot('a', '0505', 'blue', { ratings: { cohesion: 6, shock: 2 } });
    expect(inputOf<ShockInput>(shock([rated, foe], ['a'])).attackers[0]?.strength).toBe(5);
  });
  test('who stands in the first hex of the map does', () => {
    const units = [foot('a', '0101', 'blue', { facing: { side: 3 } }), foot('d', '0102', 'red')];
    expect(inputOf<ShockInput>(runOn(open(units), shockBy(['a'], '0102'))).attackers[0]?.from).toBe('n');
  });
  test('infantry does not charge', () => {
    expect(shock([foot('a', '0505', 'blue'), foe], ['a'], {}, {}, 'charges')).toMatchObject({
      refused: { cite: { row: 'charge' } },
    });
  });
  test('formations together, or one at a time: then lists have those of one alone, and who asks for both has both', () => {
    const big = foot('d', '0504', 'red', { strength: 12, facing: { side: 3 } });
    const units = [
      foot('a', '0505', 'blue', { formation: 'First' }),
      foot('b', '0505', 'blue', { formation: 'First' }),
      foot('c', '0505', 'blue', { formation: 'Second' }),
      big,
    ];
    const listed = (readings = {}) =>
      listActions(open(units, {}, { readings }), 'blue').flatMap(({ sets }) =>
        sets.map(({ ask }) => ask.parts.map(({ counter }) => counter).join('')),
      );
    expect(listed()).toContain('abc');
    const alone = listed({ 'one-formation': 'one-at-a-time' });
    expect(alone).toContain('ab');
    expect(alone.filter((ids) => ids.includes('c'))).toEqual(['c']);
    expect(shock(units, ['a', 'c'], {}, { 'one-formation': 'one-at-a-time' })).toHaveProperty('report');
  });
  test('a general does not attack, nor who stands elsewhere', () => {
    const general = foot('g', '0505', 'blue', { arm: 'general', strength: undefined, ratings: {} });
    expect(shock([general, foe], ['g'])).toHaveProperty('refused');
    expect(shock([foot('a', '0509', 'blue'), foe], ['a'])).toHaveProperty('refused');
    expect(shock([foot('a', undefined, 'blue'), foe], ['a'])).toHaveProperty('refused');
  });
});

test('what bars an attack is cited from the sheet of the printing', () => {
  const away = [foot('a', '0509', 'blue'), foe];
  const documentOf = (edition: string) => runOn(open(away, {}, { edition }), shockBy(['a'], '0504'));
  expect(documentOf('2016')).toHaveProperty('refused.cite.document', '004');
  expect(documentOf('2006')).toHaveProperty('refused.cite.document', '003');
});

test('a counter-charge is asked before the die where cavalry defends', () => {
  const horse = foot('d', '0504', 'red', { arm: 'cavalry', facing: { side: 3 } });
  const units = [foot('a', '0505', 'blue', { arm: 'cavalry' }), horse];
  const told = reportOf(shock(units, ['a'], {}, {}, 'charges'));
  expect(told.questions.map(({ id, side }) => [id, side])).toContainEqual(['counter-charge', 'red']);
  const made = runOn(open(units), { ...shockBy(['a'], '0504', 'charges'), answers: { 'counter-charge': 'yes' } });
  expect(inputOf<ShockInput>(made).counterCharge).toBe(true);
  expect(reportOf(shock([foot('a', '0505', 'blue'), foe], ['a'])).questions).toEqual([]);
  // Infantry makes none, whatever is answered.
  const onFoot = { ...shockBy(['a'], '0504'), answers: { 'counter-charge': 'yes' } };
  expect(inputOf<ShockInput>(runOn(open([foot('a', '0505', 'blue'), foe]), onFoot)).counterCharge).toBe(false);
});
