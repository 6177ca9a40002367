import { type CheckedAsk, checkAsk, computeAnswer, isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { calculator } from '../src/calculators/attack-terrain.ts';
import { ARMS, FEATURES, type Feature, HEXES, type Hex } from '../src/vocabulary.ts';

// The slow twin, written from the sheet alone: its own figures, its own brackets, nothing of the package but names.
// [figure, brackets]: '' counts going in, '()' both ways, '[]' going out.
type Cell = readonly [figure: number, brackets: '' | '()' | '[]'] | 'P';
// biome-ignore format: it looks like the sheet
const HEX: Record<Hex, readonly [Cell, Cell, Cell]> = {
  //              infantry     cavalry      bombardment
  clear:         [[0, ''],    [0, ''],     [0, '']],
  woods:         [[-1, ''],   [-4, '()'],  [-1, '']],
  town:          [[-1, ''],   [-4, '()'],  [-2, '']],
  'walled-town': [[-3, ''],   [-4, '()'],  [-2, '']],
  marsh:         [[-1, ''],   [-4, '()'],  [-1, '[]']],
  'pond-river':  [[-1, '()'], [-1, '()'],  [-1, '[]']],
  'deep-water':  ['P', 'P', 'P'],
};
// biome-ignore format: it looks like the sheet
const SIDE: Record<Feature, readonly [number | 'P', number | 'P', number | 'P']> = {
  'up-slope':         [-2,  -2,  -2],
  'down-slope':       [ 0,   0,   0],
  stream:             [-1,  -1,   0],
  bridge:             [-1,  -1,   0],
  crossing:           [-1,  -1,   0],
  entrenchment:       [-2,  -2,  -2],
  'entrenchment-out': [-2,  -2,  -2],
  pond:               ['P', 'P', 'P'],
  mietzel:            ['P', 'P',  0],
  elbe:               ['P', 'P', 'P'],
};
const STARRED_HEXES: readonly Hex[] = ['woods', 'town', 'walled-town', 'marsh'];
const STARRED_SIDES: readonly Feature[] = ['bridge', 'crossing', 'entrenchment', 'entrenchment-out'];
const WATERS: readonly Feature[] = ['stream', 'mietzel', 'elbe'];

/** What lies there once a bridge or crossing has stood in for the water; a row twice over counts once. */
const standing = (sides: readonly Feature[]): Feature[] => {
  const bridge = sides.includes('bridge') || sides.includes('crossing');
  const dry = sides.filter((side) => !(bridge && WATERS.includes(side)));
  return dry.filter(
    (side) =>
      !(side === 'crossing' && dry.includes('bridge')) &&
      !(side === 'entrenchment-out' && dry.includes('entrenchment')),
  );
};

type Settled = { readonly total: number; readonly shock: boolean } | 'refused';

const twin = (arm: number, from: Hex, into: Hex, sides: readonly Feature[]): Settled => {
  const [home, goal] = [HEX[from][arm], HEX[into][arm]];
  if (home === undefined || goal === undefined) throw new Error('no such arm');
  if (home === 'P' || goal === 'P') return 'refused';
  const out = home[1] === '()' || home[1] === '[]' ? home[0] : 0;
  const enter = goal[1] === '()' || goal[1] === '' ? goal[0] : 0;
  let total = Math.min(out, enter);
  const rows = standing(sides);
  for (const side of rows) {
    const figure = SIDE[side][arm];
    if (figure === 'P' || figure === undefined) return 'refused';
    total += figure;
  }
  const starred =
    STARRED_HEXES.includes(from) || STARRED_HEXES.includes(into) || rows.some((side) => STARRED_SIDES.includes(side));
  return { total, shock: !starred };
};

/** Every set of what can lie on a hexside: 1024 of them. */
const SETS: readonly (readonly Feature[])[] = Array.from({ length: 2 ** FEATURES.length }, (_, bits) =>
  FEATURES.filter((__, i) => bits & (1 << i)),
);

const base = checkAsk(calculator, {});
const asked = (arm: number, from: Hex, into: Hex, hexsides: readonly Feature[]): CheckedAsk => ({
  ...base,
  input: {
    attackers: [{ arm: ARMS[arm], terrains: [from], paths: [{ adjacent: true, hexsides, line: [] }] }],
    defenders: [{ terrains: [into] }],
  },
});

const ours = (ask: CheckedAsk): Settled => {
  const result = computeAnswer(calculator, ask);
  if (isRefusal(result)) return 'refused';
  return {
    total: result.total ?? Number.NaN,
    shock: result.facts?.find(({ id }) => id === 'shock-1')?.value !== false,
  };
};

describe('the bracket rule beside its slow twin', { timeout: 60_000 }, () => {
  for (const [arm, name] of ARMS.entries())
    test(`${name}: every pair of hexes, every set of hexsides`, () => {
      let count = 0;
      const wrong: unknown[] = [];
      for (const from of HEXES)
        for (const into of HEXES)
          for (const sides of SETS) {
            count += 1;
            const want = twin(arm, from, into, sides);
            const came = ours(asked(arm, from, into, sides));
            const same =
              want === 'refused' || came === 'refused'
                ? want === came
                : // Only cavalry has a shock value to lose.
                  came.total === want.total && (name !== 'cavalry' || came.shock === want.shock);
            if (!same) wrong.push([from, into, sides, want, came]);
          }
      expect(wrong.slice(0, 5)).toEqual([]);
      expect(count).toBe(7 * 7 * 1024);
    });

  test('two attacking hexes into two defending ones: the best pair of all', () => {
    const sides: readonly (readonly Feature[])[] = [[], ['elbe'], ['entrenchment', 'stream']];
    const wrong: unknown[] = [];
    let count = 0;
    for (const a of HEXES)
      for (const b of HEXES)
        for (const c of HEXES)
          for (const d of HEXES)
            for (const near of sides)
              for (const far of sides) {
                count += 1;
                const [first, second] = [count % 3, (count >> 2) % 3];
                const wanted = [
                  twin(first, a, c, near),
                  twin(first, a, d, far),
                  twin(second, b, c, far),
                  twin(second, b, d, near),
                ].flatMap((one) => (one === 'refused' ? [] : [one.total]));
                const path = (hexsides: readonly Feature[]) => ({ adjacent: true, hexsides, line: [] });
                const came = ours({
                  ...base,
                  input: {
                    attackers: [
                      { arm: ARMS[first], terrains: [a], paths: [path(near), path(far)] },
                      { arm: ARMS[second], terrains: [b], paths: [path(far), path(near)] },
                    ],
                    defenders: [{ terrains: [c] }, { terrains: [d] }],
                  },
                });
                const total = came === 'refused' ? undefined : came.total;
                if (total !== (wanted.length > 0 ? Math.max(...wanted) : undefined))
                  wrong.push([a, b, c, d, near, far]);
              }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(count).toBe(7 ** 4 * 9);
  });
});
