import { createPicker } from '@coup-doeil/dice/roll';
import { describe, expect, test } from 'vitest';
import { chancesOf, createAsker, readGame } from './games.ts';

/** Adds to a chance, by hand. */
const count = (ways: Map<string, number>, id: string, n = 1): void => {
  ways.set(id, (ways.get(id) ?? 0) + n);
};

const FACES = [1, 2, 3, 4, 5, 6];

describe('The Redoubt, thrown die by die', () => {
  // Typed a second time: a column for each odds, the faces downward.
  const COLUMNS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'];
  const TABLE = [
    ['AE', 'AE', 'AR', 'AR', 'EX', 'DR'],
    ['AE', 'AR', 'AR', 'EX', 'DR', 'DR'],
    ['AE', 'AR', 'EX', 'DR', 'DR', 'DR'],
    ['AR', 'AR', 'EX', 'DR', 'DR', 'DE'],
    ['AR', 'EX', 'DR', 'DR', 'DE', 'DE'],
    ['AR', 'EX', 'DR', 'DE', 'DE', 'DE'],
  ];

  interface Fight {
    attack: number;
    defence: number;
    doubled: boolean;
    halved: boolean;
    works: boolean;
    terrain: 'clear' | 'woods' | 'village' | 'marsh';
    terrainHexsides: 'stream'[];
    flank: boolean;
    rear: boolean;
    weather: 'none' | 'rain' | 'snow';
    leaders: number;
    defenderMorale: number;
  }

  const columnOf = (fight: Fight): number => {
    let attack = fight.attack;
    if (fight.doubled) attack *= 2;
    if (fight.halved) attack = Math.floor(attack / 2);
    const defence = fight.defence + (fight.works ? 3 : 0);
    let column = 0;
    if (attack >= 4 * defence) column = 5;
    else if (attack >= 3 * defence) column = 4;
    else if (attack >= 2 * defence) column = 3;
    else if (attack >= defence) column = 2;
    else if (2 * attack >= defence) column = 1;
    if (fight.terrain === 'woods' || fight.terrain === 'village') column -= 1;
    column -= fight.terrainHexsides.length;
    if (fight.rear) column += 2;
    else if (fight.flank) column += 1;
    return Math.max(0, Math.min(5, column));
  };

  const enumerate = (fight: Fight) => {
    const [result, attacker, defender] = [
      new Map<string, number>(),
      new Map<string, number>(),
      new Map<string, number>(),
    ];
    const both = new Map<string, number>();
    let modifier = 0;
    if (fight.weather === 'rain') modifier = -1;
    if (fight.weather === 'snow') modifier = -2;
    if (fight.weather !== 'rain') modifier += fight.leaders;
    for (const die of FACES) {
      const row = Math.max(1, Math.min(6, die + modifier));
      const cell = TABLE[row - 1]?.[columnOf(fight)] ?? '';
      count(result, cell.toLowerCase(), 6);
      for (const test of FACES) {
        let [a, d] = ['unharmed', 'unharmed'];
        if (cell === 'AE') a = 'eliminated';
        if (cell === 'AR') a = 'retreats-1';
        if (cell === 'EX') [a, d] = ['loses-1', 'loses-1'];
        if (cell === 'DE') d = 'eliminated';
        if (cell === 'DR' && test > fight.defenderMorale) d = 'retreats-2-disordered';
        count(attacker, `${a}-1`);
        count(defender, `${d}-1`);
        count(both, `${a}-1--${d}-1`);
      }
    }
    return { result, attacker, defender, both };
  };

  test('every list of odds is the same', async () => {
    const ask = await createAsker(readGame('redoubt'), 'assault');
    const pick = createPicker('redoubt');
    for (let i = 0; i < 1500; i++) {
      const fight: Fight = {
        attack: 1 + pick(20),
        defence: 1 + pick(8),
        doubled: pick(3) === 0,
        halved: pick(3) === 0,
        works: pick(3) === 0,
        terrain: (['clear', 'woods', 'village', 'marsh'] as const)[pick(4)] ?? 'clear',
        terrainHexsides: pick(3) === 0 ? ['stream'] : [],
        flank: pick(2) === 0,
        rear: pick(3) === 0,
        weather: (['none', 'rain', 'snow'] as const)[pick(3)] ?? 'none',
        leaders: pick(3),
        defenderMorale: pick(8),
      };
      // Half of one is none, and nobody attacks with none against none: 0 against something is the worst odds.
      const { odds } = ask(fight);
      const slow = enumerate(fight);
      for (const list of ['result', 'attacker', 'defender', 'both'] as const)
        expect([fight, list, chancesOf(odds[list] ?? [])]).toEqual([fight, list, chancesOf(slow[list], 36)]);
    }
    expect(COLUMNS).toHaveLength(6);
  });

  test('a way costs what its hexes, its hexsides and enemy zones cost', async () => {
    const ask = await createAsker(readGame('redoubt'), 'march');
    const COSTS = {
      foot: { clear: 1, woods: 2, village: 1, marsh: 3, stream: 1 },
      horse: { clear: 1, woods: 3, village: 2, marsh: null, stream: 2 },
    };
    const ZONES = {
      foot: { none: 0, entering: 1, leaving: 1, within: null },
      horse: { none: 0, entering: 2, leaving: 0, within: 3 },
    };
    const pick = createPicker('march');
    for (let i = 0; i < 500; i++) {
      const column = pick(2) === 0 ? 'foot' : 'horse';
      const steps = Array.from({ length: 1 + pick(5) }, () => ({
        enters: (['clear', 'woods', 'village', 'marsh'] as const)[pick(4)] ?? 'clear',
        crosses: pick(3) === 0 ? (['stream'] as const) : [],
        follows: pick(3) === 0 ? ('road' as const) : ('none' as const),
        zone: (['none', 'none', 'none', 'entering', 'leaving', 'within'] as const)[pick(6)] ?? 'none',
      }));
      let cost: number | null = 0;
      for (const { enters, crosses, follows, zone } of steps) {
        const ground = COSTS[column][enters];
        const held: number | null = ZONES[column][zone];
        cost = cost === null || held === null ? null : cost + held;
        if (follows === 'road') cost = cost === null ? null : cost + 0.5;
        else cost = cost === null || ground === null ? null : cost + ground + crosses.length * COSTS[column].stream;
      }
      const { answer, refused } = ask({ column, steps });
      expect([steps, answer?.total ?? null, refused === null]).toEqual([steps, cost, cost !== null]);
    }
  });
});

describe('The Ridge, thrown die by die', () => {
  // Typed a second time: what each side suffers, by rows of 2d6 and columns of differences.
  const TABLE: Readonly<Record<number, readonly string[]>> = {
    2: ['AE/-', 'A2r/-', 'A2/-', 'A1/-', 'A1r/D1', '-/D1'],
    4: ['A2r/-', 'A2/-', 'A1r/-', 'A1/D1', '-/D1', '-/D1r'],
    6: ['A1r/-', 'A1/D1', 'A1/D1', '-/D1', '-/D1r', '-/D2r'],
    9: ['A1/D1', '-/D1', '-/D1r', '-/D1r', '-/D2r', '-/M'],
    11: ['-/D1', '-/D1r', '-/D2', '-/D2r', '-/M', '-/DE'],
  };
  const FATES: Readonly<Record<string, string>> = {
    '-': 'unharmed',
    A1: 'loses-1',
    A2: 'loses-2',
    A1r: 'loses-1-retreats-1',
    A2r: 'loses-2-retreats-1',
    AE: 'eliminated',
    D1: 'loses-1',
    D2: 'loses-2',
    D1r: 'loses-1-retreats-1',
    D2r: 'loses-2-retreats-1',
    DE: 'eliminated',
  };

  interface Melee {
    attack: number;
    defence: number;
    flank: boolean;
    rear: boolean;
    uphill: boolean;
    quality: number;
    ground: 'clear' | 'woods' | 'orchard' | 'wall';
    square: boolean;
    column: boolean;
    fresh: boolean;
    tired: boolean;
  }

  const columnOf = (melee: Melee, deep: boolean): number | null => {
    const attack = melee.tired ? Math.ceil((melee.attack * 2) / 3) : melee.attack;
    const difference = attack - melee.defence;
    let column = 5;
    if (difference <= -3) column = 0;
    else if (difference <= -1) column = 1;
    else if (difference === 0) column = 2;
    else if (difference <= 2) column = 3;
    else if (difference <= 4) column = 4;
    if (melee.column && deep) column += 1;
    if (melee.fresh) column += 1;
    return column > 5 ? null : column;
  };

  const modifierOf = (melee: Melee): number => {
    let sum = melee.quality;
    const flank = melee.flank && !melee.rear;
    if (flank) sum += 1;
    if (melee.rear) sum += 3;
    if (melee.uphill) sum -= 1;
    sum += { clear: 0, woods: -1, orchard: -1, wall: -2 }[melee.ground];
    // A square does not count beside a flank or a rear that does.
    if (melee.square && !flank && !melee.rear) sum -= 2;
    return sum;
  };

  const cellOf = (total: number, column: number): string => {
    const row = Math.max(2, Math.min(12, total));
    const begins = [11, 9, 6, 4, 2].find((from) => row >= from) ?? 2;
    return TABLE[begins]?.[column] ?? '';
  };

  test('both sides in the end are the same', async () => {
    const ask = await createAsker(readGame('ridge'), 'melee');
    const pick = createPicker('ridge');
    for (let i = 0; i < 800; i++) {
      const deep = pick(2) === 0;
      const cohesion = pick(14);
      const melee: Melee = {
        attack: 1 + pick(14),
        defence: 1 + pick(10),
        flank: pick(2) === 0,
        rear: pick(3) === 0,
        uphill: pick(2) === 0,
        quality: pick(7) - 3,
        ground: (['clear', 'woods', 'orchard', 'wall'] as const)[pick(4)] ?? 'clear',
        square: pick(3) === 0,
        column: pick(2) === 0,
        fresh: pick(3) === 0,
        tired: pick(3) === 0,
      };
      const report = ask({ ...melee, defenderCohesion: cohesion }, { 'deep-columns': deep ? 'yes' : 'no' });
      const column = columnOf(melee, deep);
      expect([melee, report.refused === null]).toEqual([melee, column !== null]);
      if (column === null) continue;
      const both = new Map<string, number>();
      for (const a of FACES)
        for (const b of FACES)
          for (const c of FACES)
            for (const d of FACES) {
              const [attacker = '', defender = ''] = cellOf(a + b + modifierOf(melee), column).split('/');
              const tested = c + d + 1 <= cohesion ? 'loses-1' : 'retreats-3-routed';
              count(both, `${FATES[attacker]}-1--${defender === 'M' ? tested : FATES[defender]}-1`);
            }
      expect([melee, chancesOf(report.odds.both ?? [])]).toEqual([melee, chancesOf(both, 6 ** 4)]);
    }
  });

  test('a way costs what the ground of its printing costs', async () => {
    const ask = await createAsker(readGame('ridge'), 'march');
    const COSTS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
      '2024': { clear: 1, woods: 2, orchard: 2, wall: 1.5 },
      '2010': { clear: 1, woods: 2, orchard: 1 },
    };
    const pick = createPicker('ridge march');
    for (let i = 0; i < 300; i++) {
      const edition = pick(2) === 0 ? '2024' : '2010';
      const steps = Array.from({ length: 1 + pick(4) }, () => ({
        enters: ['clear', 'woods', 'orchard', 'wall'][pick(4)] ?? '',
      }));
      const allowance = pick(2) === 0 ? null : pick(9);
      const costs = steps.map(({ enters }) => COSTS[edition]?.[enters]);
      const sum = costs.reduce((all: number, cost) => all + (cost ?? 0), 0);
      // A wall is not in the older printing, and nobody goes farther than allowed.
      const isRefused = costs.includes(undefined) || (allowance !== null && sum > allowance);
      const { answer, refused } = ask({ steps, allowance }, {}, edition);
      const left = answer?.facts?.find(({ id }) => id === 'left')?.value;
      expect([edition, steps, allowance, answer?.total, left, refused !== null]).toEqual([
        edition,
        steps,
        allowance,
        isRefused ? undefined : sum,
        isRefused || allowance === null ? undefined : allowance - sum,
        isRefused,
      ]);
    }
  });
});

describe('The Lines, thrown die by die', () => {
  /** Calls back with every fall of some dice. */
  const everyFall = (
    dice: number,
    faces: readonly number[],
    use: (fall: readonly number[]) => void,
    fall: readonly number[] = [],
  ): void => {
    if (fall.length === dice) use(fall);
    else for (const face of faces) everyFall(dice, faces, use, [...fall, face]);
  };

  test('a battery’s hits, and what becomes of the works', async () => {
    const ask = await createAsker(readGame('siege-lines'), 'battery');
    for (const guns of [1, 2, 3, 4])
      for (const heavy of [false, true])
        for (const wet of [false, true])
          for (const works of ['bastion', 'ravelin'])
            for (const resolve of [0, 2, 4, 7]) {
              const dice = guns + (heavy ? 2 : 0);
              if (dice > 5) continue;
              const modifier = (wet ? -1 : 0) + (works === 'bastion' ? -1 : 0);
              const [result, defender] = [new Map<string, number>(), new Map<string, number>()];
              everyFall(dice, FACES, (fall) => {
                let halves = 0;
                for (const face of fall) halves += face + modifier >= 6 ? 2 : face + modifier >= 4 ? 1 : 0;
                const hits = Math.floor(halves / 2);
                const row = hits === 0 ? '0-or-less' : hits === 1 ? '1' : hits <= 3 ? '2-to-3' : '4-or-more';
                count(result, row, 6);
                for (const test of FACES) {
                  let fate = 'unharmed';
                  if (hits === 1 && test < resolve) fate = 'loses-1-breached';
                  if (hits === 2 || hits === 3) fate = 'loses-1-breached';
                  if (hits >= 4) fate = 'loses-3-breached';
                  count(defender, `${fate}-1`);
                }
              });
              const { odds } = ask({ guns, heavy, wet, works, defenderResolve: resolve });
              const asked = { guns, heavy, wet, works, resolve };
              expect([asked, chancesOf(odds.result ?? [])]).toEqual([asked, chancesOf(result, 6 ** (dice + 1))]);
              expect([asked, chancesOf(odds.defender ?? [])]).toEqual([asked, chancesOf(defender, 6 ** (dice + 1))]);
            }
  });

  test('a sortie’s successes, halves kept', async () => {
    const ask = await createAsker(readGame('siege-lines'), 'sortie');
    const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    for (const dice of [1, 2, 3])
      for (const veterans of [0, 1])
        for (const night of [false, true]) {
          const ways = new Map<string, number>();
          everyFall(dice + veterans, TEN, (fall) => {
            let halves = 0;
            for (const face of fall) {
              const total = face + (night ? 1 : 0);
              halves += total >= 11 ? 4 : total >= 9 ? 2 : total >= 5 ? 1 : 0;
            }
            count(ways, halves % 2 === 0 ? `${halves / 2}` : `${(halves - 1) / 2}-half`);
          });
          const { odds } = ask({ dice, veterans, night });
          expect(chancesOf(odds.result ?? [])).toEqual(chancesOf(ways, 10 ** (dice + veterans)));
        }
  });

  test('a sap takes days through earth, a quarter where one is dug, and rock stops it', async () => {
    const ask = await createAsker(readGame('siege-lines'), 'sap');
    for (const first of ['earth', 'rock'])
      for (const second of ['earth', 'rock'])
        for (const follows of ['none', 'sap']) {
          const days = [first === 'earth' ? 2 : null, follows === 'sap' ? 0.25 : second === 'earth' ? 2 : null];
          const [a = null, b = null] = days;
          const steps = [{ enters: first }, { enters: second, follows }];
          const { answer, refused } = ask({ steps });
          const total = a === null || b === null ? null : a + b;
          expect([steps, answer?.total ?? null, refused === null]).toEqual([steps, total, total !== null]);
        }
  });
});
