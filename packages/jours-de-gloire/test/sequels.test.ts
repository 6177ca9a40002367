import { type Aftermath, type Calculator, checkAsk, createAftermath, type Game } from '@coup-doeil/core/game';
import { rollFaces } from '@coup-doeil/kit';
import { describe, expect, test } from 'vitest';
import { game as jdg } from '../src/index.ts';

// Calculators are asked for by their ids here.
const game: Game = jdg;

const roll = (id: string, words: string, faces: readonly number[], options?: Parameters<typeof rollFaces>[4]) =>
  rollFaces(game, id, words, faces, options);

/** What became of a unit, told from its effects in the fewest words. */
const tellEffects = ({ effects }: Pick<Aftermath, 'effects'>, unit: string): string =>
  effects
    .filter(({ units }) => units.includes(unit))
    .map(({ effect }) => {
      if (effect.kind === 'set') return `${effect.field}=${effect.value}`;
      if (effect.kind === 'turn') return effect.face;
      if (effect.kind === 'mark') return effect.mark;
      return effect.kind === 'leave' ? `leaves ${effect.hexes}` : effect.kind;
    })
    .join(' ');

// 5 against 5 in the clear, cohesions alike: +1. A defender of strength 20 makes it −3 (1/4 is −4).
const EVEN = 'attackers.1.cohesion=6 defenders.1.cohesion=6';
const WEAK = `${EVEN} attackers.1.strength=5 defenders.1.strength=20`;

describe('after a shock, row by row of the sheet', () => {
  test.each<[string, string, number[], string, string]>([
    // 10 or more: the defender recoils and is disordered.
    ['10 or more', EVEN, [9], '', 'leaves 1 state=disordered back'],
    ['10 or more, disordered already', `${EVEN} defenders.1.state=disordered`, [9], '', 'leaves 1 disordered-again'],
    ['10 or more, routed already', `${EVEN} defenders.1.state=routed`, [9], '', 'leaves 1'],
    // 5 to 9: the defender recoils and tests.
    ['5 to 9, passed', EVEN, [5, 6], '', 'leaves 1'],
    ['5 to 9, failed', EVEN, [5, 7], '', 'leaves 1 state=disordered back'],
    // 0 to 4: the attacker is disordered, tests, and recoils if he fails.
    ['0 to 4, passed', EVEN, [1, 6], 'state=disordered back', ''],
    ['0 to 4, failed', EVEN, [1, 7], 'leaves 1 state=disordered back', ''],
    ['0 to 4, disordered already', `${EVEN} attackers.1.state=disordered`, [0, 0], 'disordered-again', ''],
    // Less than 0: the same for the attacker.
    ['less than 0, passed', WEAK, [0, 6], 'state=disordered back', ''],
    ['less than 0, failed', WEAK, [0, 9], 'leaves 1 state=disordered back', ''],
  ])('%s', async (_, words, faces, attacker, defender) => {
    const came = await roll('shock', words, faces);
    expect([tellEffects(came, 'attackers.1'), tellEffects(came, 'defenders.1')]).toEqual([attacker, defender]);
  });

  test('each unit has its own fate, its own test and the cell that gives them', async () => {
    const came = await roll('shock', `${EVEN} defenders.2.cohesion=3`, [6, 6, 6]);
    expect(tellEffects(came, 'defenders.1')).toBe('leaves 1');
    expect(tellEffects(came, 'defenders.2')).toBe('leaves 1 state=disordered back');
    for (const { cite } of came.effects)
      expect(cite).toEqual({ document: '004', chart: 'shock', row: '5-to-9', column: 'defender', rules: undefined });
  });

  test('who recoils takes no part in what follows, and where to is his owner’s choice', async () => {
    const came = await roll('shock', EVEN, [5, 7]);
    expect(came.after).toMatchObject({ defenders: [{ state: 'disordered', out: true }], attackers: [{ out: false }] });
    expect(came.effects[0]?.choice).toMatchObject({ id: 'recoil-to', otherwise: { id: 'nowhere-to-go' } });
  });

  test('an attacker that routs by the reading is out of the fight', async () => {
    const words = `${EVEN} attackers.1.state=disordered`;
    const came = await roll('shock', words, [0, 0], { readings: { 'disordered-again': 'routs' } });
    expect(tellEffects(came, 'attackers.1')).toBe('state=routed back');
    expect(came.after).toMatchObject({ attackers: [{ state: 'disordered', out: true }] });
  });
});

describe('after a fire, by the four effects of the sheet', () => {
  // Strength 4 at effective range: +4; 8 or less has no effect, 9 to 12 tests, 13 and 14 disorder, 15 and more rout.
  test.each<[string, number[], string]>([
    ['strength=4', [0], ''],
    ['strength=4', [5, 6], ''],
    ['strength=4', [5, 7], 'state=disordered back'],
    ['strength=12', [1], 'state=disordered back'],
    ['strength=12', [9], 'state=routed back'],
    ['strength=12 targets.1.state=routed', [9], ''],
    ['strength=12 targets.1.state=disordered', [1], 'disordered-again'],
  ])('%s, %j', async (words, faces, unit) => {
    expect(tellEffects(await roll('fire', words, faces), 'targets.1')).toBe(unit);
  });
});

test.each<[string, number, string]>([
  ['test=cohesion rating=6', 6, ''],
  ['test=cohesion rating=6', 7, 'state=disordered back'],
  ['test=cohesion rating=6 state=disordered', 7, 'disordered-again'],
  ['test=recoil rating=6', 7, 'leaves 1'],
  ['test=engagement rating=6', 7, ''],
])('after a test alone: %s, %i', async (words, face, unit) => {
  expect(tellEffects(await roll('cohesion', words, [face]), '')).toBe(unit);
});

describe('what may come next', () => {
  /** What may come next, its inputs checked and whole. */
  const nextOf = async (words: string, faces: number[], own: Readonly<Record<string, string>> = {}) => {
    const shock = await jdg.calculators.shock();
    const { next } = await roll('shock', words, faces, { own });
    return next.map((one) =>
      one.calculator ? { ...one, input: checkAsk(shock, { input: one.input ?? {} }).input } : one,
    );
  };
  const idsOf = async (words: string, faces: number[], own: Readonly<Record<string, string>> = {}) =>
    (await nextOf(words, faces, own)).map(({ id, side, by, calculator }) => `${by} ${side} ${id} ${calculator}`);
  const HORSE = 'attackers.1.arm=cavalry attackers.1.charging=true';

  test.each<[string, string, number[], string[]]>([
    ['10 or more, on foot', EVEN, [9], ['sheet attacker breakthrough shock']],
    [
      '10 or more, cavalry',
      `${EVEN} attackers.1.arm=cavalry attackers.1.strength=15`,
      [9],
      ['sheet attacker breakthrough shock', 'sheet attacker pursuit null'],
    ],
    ['5 to 9, on foot', EVEN, [5, 0], []],
    ['5 to 9, cavalry', `${EVEN} ${HORSE}`, [5, 0], ['sheet attacker pursuit null']],
    ['0 to 4', EVEN, [0, 0], []],
    ['0 to 4 without a counter-charge', `${EVEN} defenders.1.arm=cavalry`, [0, 9], []],
    [
      '0 to 4 after a counter-charge that drove the attacker back',
      `${EVEN} ${HORSE} defenders.1.arm=cavalry counterCharge=true`,
      [0, 9],
      ['sheet defender pursuit null'],
    ],
    [
      '0 to 4 after a counter-charge that did not',
      `${EVEN} ${HORSE} defenders.1.arm=cavalry counterCharge=true`,
      [0, 0],
      [],
    ],
    ['less than 0, the attacker still there', WEAK, [0, 0], ['sheet defender counter-shock shock']],
    ['less than 0, the attacker gone', WEAK, [0, 9], []],
    [
      'less than 0, cavalry',
      `${WEAK} defenders.1.arm=cavalry`,
      [0, 0],
      ['sheet defender counter-shock shock', 'sheet defender pursuit null'],
    ],
    [
      'less than 0, routed defenders do not attack',
      `${WEAK} defenders.1.state=routed defenders.1.strength=30`,
      [0, 0],
      [],
    ],
  ])('%s', async (_, words, faces, next) => {
    expect(await idsOf(words, faces)).toEqual(next);
  });

  test('a counter-shock swaps the sides over the same hexside, every order as it is now', async () => {
    const words = `${WEAK} attackers.1.from=ne attackers.1.hex=town attackers.1.hexsides=stream attackers.1.level=1 attackers.1.works=redoubt hex=woods attackers.1.passage=into defenders.1.cohesion=7`;
    const [next] = await nextOf(words, [0, 0]);
    expect(next).toMatchObject({
      title: { en: 'Counter-shock', fr: 'Contre-choc' },
      cite: { document: '004', chart: 'shock', row: 'minus-1-or-less', column: 'defender' },
      input: {
        attackers: [
          {
            strength: 20,
            cohesion: 7,
            state: 'good-order',
            charging: false,
            from: 'sw',
            hex: 'woods',
            hexsides: ['stream'],
            works: 'redoubt',
            passage: 'out',
            level: -1,
          },
        ],
        defenders: [{ strength: 5, cohesion: 6, state: 'disordered', out: false }],
        hex: 'town',
        facing: 'sw',
        counterCharge: false,
      },
      open: ['facing', 'attackers.1.threatenedBy'],
    });
  });

  test('a counter-shock meets one hex of the attackers, whoever recoiled left out', async () => {
    const three = `${WEAK} attackers.2.strength=2 attackers.2.from=se attackers.3.strength=3 attackers.3.from=se`;
    const next = await nextOf(three, [0, 0, 9, 0]);
    expect(
      next.map(({ id, title, input }) => [id, title.en, (input as { defenders: unknown[] }).defenders.length]),
    ).toEqual([
      ['counter-shock-s', 'Counter-shock, to the south', 1],
      ['counter-shock-se', 'Counter-shock, to the south-east', 1],
    ]);
    expect(next[1]?.input).toMatchObject({ defenders: [{ strength: 3 }], facing: 'nw', attackers: [{ from: 'nw' }] });
  });

  test('readings say whether they are a shock, a charge, or told', async () => {
    expect(await idsOf(WEAK, [0, 0], { 'counter-shock': 'told' })).toEqual(['sheet defender counter-shock null']);
    expect(await idsOf(EVEN, [9], { breakthrough: 'told' })).toEqual(['sheet attacker breakthrough null']);
    const [charge] = await nextOf(`${EVEN} ${HORSE}`, [5, 0], { pursuit: 'charge' });
    expect(charge).toMatchObject({ id: 'pursuit', calculator: 'shock', input: { attackers: [{ charging: true }] } });
    const countered = `${EVEN} ${HORSE} attackers.2.strength=1 defenders.1.arm=cavalry counterCharge=true defenders.1.strength=6`;
    expect(await idsOf(countered, [0, 9, 0])).toEqual(['sheet defender pursuit null']);
    expect(await idsOf(countered, [0, 9, 0], { 'pursuit-when': 'all' })).toEqual([]);
    const [pursuers] = await nextOf(countered, [0, 9, 0], { pursuit: 'charge' });
    expect(pursuers).toMatchObject({ side: 'defender', input: { attackers: [{ arm: 'cavalry', charging: true }] } });
  });

  test('every input that is offered is a valid one, and a breakthrough keeps its units', async () => {
    const shock = (await game.calculators.shock?.()) as Calculator;
    const [next] = await nextOf(`${EVEN} attackers.2.strength=3 attackers.2.out=true`, [9]);
    expect(checkAsk(shock, { input: next?.input }).input).toMatchObject({ attackers: [{ strength: 5, cohesion: 6 }] });
    expect(next?.open).toContain('defenders');
  });

  test('a shock at the target of a fire is the player’s own step, before the die and after it', async () => {
    const { next } = await roll('fire', 'strength=12 hex=town targets.1.cohesion=4', [3]);
    expect(next).toMatchObject([
      {
        id: 'shock',
        by: 'player',
        calculator: 'shock',
        input: { hex: 'town', defenders: [{ cohesion: 4, state: 'disordered' }] },
        open: ['attackers', 'facing', 'defenders.1.strength'],
      },
    ]);
    expect(next[0]?.cite).toBeUndefined();
    const [calculator, sequel] = await Promise.all([game.calculators.fire?.(), game.sequels?.fire?.()]);
    if (!calculator || !sequel) throw new Error('no fire');
    const asked = checkAsk(calculator, {});
    expect(createAftermath(calculator, sequel, asked, {}).next).toHaveLength(1);
  });

  test('before its dice a shock has nothing next', async () => {
    const [calculator, sequel] = await Promise.all([game.calculators.shock?.(), game.sequels?.shock?.()]);
    if (!calculator || !sequel) throw new Error('no shock');
    expect(createAftermath(calculator, sequel, checkAsk(calculator, {}), {})).toMatchObject({ effects: [], next: [] });
  });
});

describe('the outcome in a sentence', () => {
  test.each<[string, string, number[], string, string]>([
    [
      'shock',
      `${EVEN} defenders.1.cohesion=5 attackers.1.strength=4`,
      [6, 6],
      '6 + 1 = 7: recoil and a test; defender 1 rolls 6 against 5: ',
      '6 + 1 = 7\u202f: recul et test\u202f; défenseur 1 obtient 6 contre 5\u202f: ',
    ],
    [
      'fire',
      'strength=12',
      [9],
      '9 + 12 = 21: rout; target unit 1: routed',
      '9 + 12 = 21\u202f: déroute\u202f; unité visée 1\u202f: en déroute',
    ],
    ['cohesion', 'rating=6', [7], '7: failed', '7\u202f: raté'],
  ])('%s %s %j', async (id, words, faces, en, fr) => {
    expect((await roll(id, words, faces)).sentence.slice(0, en.length)).toBe(en);
    expect((await roll(id, words, faces, { language: 'fr' })).sentence.slice(0, fr.length)).toBe(fr);
  });

  test('what happens to each unit is a line', async () => {
    const { effectLines } = await roll('shock', EVEN, [9]);
    expect(effectLines).toEqual(['defender 1: recoils one hex, disordered, shows its back: look at its figures']);
  });

  test('one die for all is told of all', async () => {
    const readings = { 'each-tests': 'once' };
    const { sentence } = await roll('shock', `${EVEN} defenders.2.cohesion=3`, [6, 7], { readings });
    expect(sentence).toMatch(/^6 − 1 = 5: recoil and a test; defender 1 and defender 2 roll 7 against 6: /);
  });
});
