import { d6, d10, die } from '@coup-doeil/dice';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { same } from '../../src/chart/index.ts';
import {
  type Branch,
  type Branches,
  endAlone,
  endBranch,
  endRow,
  endWalk,
  foldOdds,
  listEnds,
  listRows,
  type OddsList,
  type OddsRole,
  type Test,
  walkDice,
} from '../../src/game/index.ts';
import { faultOf } from '../fault.ts';

const why = same('why');
const list = (role: OddsRole): OddsList => ({ label: why, role, outcome: same });
const LISTS = {
  result: list('table'),
  attacker: list({ side: 'attacker' }),
  defender: list({ side: 'defender' }),
  both: list('joint'),
  'attacker-1': list({ unit: 'attackers', index: 1 }),
  'attacker-2': list({ unit: 'attackers', index: 2 }),
  'defender-1': list({ unit: 'defenders', index: 1 }),
  'defender-9': list({ unit: 'defenders', index: 9 }),
};
const FATES = ['stands', 'shaken', 'runs', 'dead'];
const DICE = [die('d2', [0, 1]), die('d3', [1, 2, 3]), die('twice', [1, 1, 4])];

/** Some table with its tests, any of them shared, on any dice. */
const anyBranches: fc.Arbitrary<Branches> = fc
  .record({
    dice: fc.array(fc.constantFrom(...DICE), { maxLength: 2 }),
    attackers: fc.integer({ min: 0, max: 3 }),
    defenders: fc.integer({ min: 1, max: 2 }),
    bears: fc.boolean(),
    rows: fc.array(
      fc.record({
        tests: fc.array(fc.tuple(fc.constantFrom(...DICE), fc.integer({ min: -1, max: 5 })), { maxLength: 3 }),
        ends: fc.array(fc.tuple(fc.constantFrom(...FATES), fc.constantFrom(...FATES), fc.nat(3)), {
          minLength: 5,
          maxLength: 5,
        }),
        steps: fc.nat(2),
      }),
      { minLength: 3, maxLength: 3 },
    ),
  })
  .map(({ dice, attackers, defenders, bears, rows }) => {
    const asked = dice.map((one) => ({ die: one, why }));
    const follow = ({ id, row }: { readonly id: string; readonly row: (typeof rows)[number] | undefined }) => {
      const tests: Test[] = row?.tests.map(([one, need]) => ({ die: one, need, why })) ?? [];
      const unitsOf = (name: string, count: number, from: number) =>
        Array.from({ length: count }, (_, i) => {
          const [pass = 'stands', fail = 'stands', test = 0] = row?.ends[from + i] ?? [];
          // Units of a side may share a test, units of two sides never do.
          const own = test < tests.length && test % 2 === Number(from > 0) ? test : null;
          return { unit: `${name}.${i + 1}`, pass, fail, test: own, ...(bears ? { bears: { hexes: 1 } } : {}) };
        });
      const told = bears ? { bears: { steps: row?.steps ?? 0, hexes: 1 } } : {};
      return {
        id,
        tests,
        parties: [
          { side: 'attacker' as const, units: unitsOf('attackers', attackers, 0), ...told },
          { side: 'defender' as const, units: unitsOf('defenders', defenders, 3), ...told },
        ],
      };
    };
    const at = (face: number) => ({ id: `row-${face % 3}`, row: rows[face % 3] });
    return { dice: asked, fates: FATES, gone: ['dead'], rows: listRows(asked, at, follow) };
  });

/** What some units came to, counted and named one after the other. */
const nameEnd = (fates: readonly string[], bears: Readonly<Record<string, number>> | undefined): string => {
  const counted = FATES.flatMap((fate) => {
    const n = fates.filter((one) => one === fate).length;
    return n > 0 ? [`${fate}-${n}`] : [];
  });
  const names = counted.length > 0 ? counted : ['none'];
  if (bears && fates.some((fate) => fate !== 'dead'))
    for (const [what, n] of Object.entries(bears)) if (n > 0) names.push(`${what}-${n}`);
  return names.join('-');
};

const nameAll = (branch: Branch, passed: readonly boolean[]): Readonly<Record<string, string>> => {
  const fateOf = ({ pass, fail, test }: Branch['parties'][number]['units'][number]) =>
    test === null || passed[test] ? pass : fail;
  const [attacker = '', defender = ''] = branch.parties.map(({ units, bears }) => nameEnd(units.map(fateOf), bears));
  const lone = branch.parties
    .flatMap(({ units }) => units)
    .map((unit) => [unit.unit.replace('s.', '-'), unit.bears ? nameEnd([fateOf(unit)], unit.bears) : fateOf(unit)])
    .filter(([name = '']) => name in LISTS);
  return { result: branch.id, attacker, defender, both: `${attacker}--${defender}`, ...Object.fromEntries(lone) };
};

type Chances = Record<string, Record<string, number>>;
const addTo = (chances: Chances, came: Readonly<Record<string, string>>, chance: number): void => {
  for (const [name, id] of Object.entries(came)) {
    const own = chances[name] ?? {};
    chances[name] = { ...own, [id]: (own[id] ?? 0) + chance };
  }
};

// So many throws of all dice that each chance is a whole number of them: 6 faces twice for the table, thrice for tests.
const ALL = 6 ** 5;

/** Every sequence of faces thrown, by hand. */
const throwAll = (branches: Branches): { chances: Chances; walked: Chances; joint: Map<string, number> } => {
  const [chances, walked]: [Chances, Chances] = [{}, {}];
  const joint = new Map<string, number>();
  const go = (faces: readonly number[], share: number): void => {
    const walk = walkDice(branches, faces);
    if (walk.next) {
      const { die: next } = walk.next;
      for (const face of next.faces) go([...faces, face], share / next.faces.length);
      return;
    }
    const end = endWalk(LISTS, branches, walk);
    if (!end) throw new Error('no end');
    const sum = faces.slice(0, branches.dice.length).reduce((all, face) => all + face, 0);
    const row = branches.rows.find(({ id }) => id === `row-${sum % 3}`);
    if (!row) throw new Error('no row');
    const tests = faces.slice(branches.dice.length);
    const passed = row.tests.map(({ need }, i) => (tests[i] ?? 0) <= need);
    addTo(chances, nameAll(row, passed), share);
    addTo(walked, end.outcome, share);
    const key = JSON.stringify([row.id, passed]);
    joint.set(key, (joint.get(key) ?? 0) + share);
  };
  go([], ALL);
  return { chances, walked, joint };
};

describe('branches', () => {
  it('fold to the odds of every sequence of dice thrown out, list by list', () => {
    fc.assert(
      fc.property(anyBranches, (branches) => {
        const { chances, walked } = throwAll(branches);
        const folded = Object.entries(foldOdds(LISTS, branches)).map(([name, { of, ways }]) => [
          name,
          Object.fromEntries(ways.map(([id, n]) => [id, (n * ALL) / of])),
        ]);
        expect(Object.fromEntries(folded)).toEqual(chances);
        expect(walked).toEqual(chances);
      }),
    );
  });

  it('list every joint end once, in whole ways that come to all of them', () => {
    fc.assert(
      fc.property(anyBranches, (branches) => {
        const { of, ends } = listEnds(branches);
        const { joint } = throwAll(branches);
        let sum = 0n;
        const listed = new Map<string, number>();
        for (const { branch, passed, ways } of ends) {
          sum += ways;
          listed.set(JSON.stringify([branch.id, passed]), (Number(ways) * ALL) / Number(of));
          expect(endBranch(LISTS, branches, branch, (test) => passed[test] ?? true).outcome).toEqual(
            nameAll(branch, passed),
          );
        }
        expect(sum).toBe(of);
        expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(joint));
      }),
    );
  });

  it('count beyond the safe integers, where lists are folded all the same', () => {
    const units = Array.from({ length: 16 }, (_, i) => ({
      unit: `attackers.${i + 1}`,
      pass: 'stands',
      fail: 'runs',
      test: i,
    }));
    const row = { ...endRow({ id: 'row' }), faces: [0], ways: 1 };
    const tests = units.map(() => ({ die: d10, need: 4, why }));
    const many: Branches = {
      dice: [],
      fates: FATES,
      rows: [{ ...row, tests, parties: [{ side: 'attacker', units }] }],
    };
    const { of, ends } = listEnds(many);
    expect(of).toBe(10n ** 16n);
    let count = 0;
    for (const { ways } of ends) {
      expect(ways).toBe(5n ** 16n);
      if (++count === 5) break;
    }
    expect(foldOdds({ 'attacker-2': LISTS['attacker-2'] }, many)).toEqual({
      'attacker-2': {
        of: 10,
        ways: [
          ['stands', 5],
          ['runs', 5],
        ],
      },
    });
  });
});

describe('faces that were rolled', () => {
  const dice = [{ die: d6, why }];
  const tests = [{ die: d10, need: 5, why: same('the test') }];
  const unit = { unit: 'defenders.1', pass: 'stands', fail: 'runs', test: 0 };
  const branches: Branches = {
    dice,
    fates: FATES,
    rows: listRows(
      dice,
      (face) => ({ id: face > 4 ? 'hit' : 'miss' }),
      ({ id }) => (id === 'hit' ? { id, tests, parties: [{ side: 'defender', units: [unit] }] } : endRow({ id })),
    ),
  };

  it('are followed die by die, each asked for when its turn comes', () => {
    expect(walkDice(branches, [])).toEqual({ thrown: [], next: { die: d6, why, need: null }, branch: null });
    expect(endWalk(LISTS, branches, walkDice(branches, []))).toBeNull();
    const hit = walkDice(branches, [6]);
    expect(hit.next).toEqual(tests[0]);
    expect(hit.branch?.id).toBe('hit');
    expect(endWalk(LISTS, branches, hit)).toBeNull();
    const [passed, failed] = [5, 6].map((face) => endWalk(LISTS, branches, walkDice(branches, [6, face])));
    expect(passed).toMatchObject({
      fates: { 'defenders.1': 'stands' },
      outcome: { result: 'hit', defender: 'stands-1' },
    });
    expect(failed).toMatchObject({ fates: { 'defenders.1': 'runs' }, outcome: { 'defender-1': 'runs' } });
    expect(endWalk(LISTS, branches, walkDice(branches, [1]))).toMatchObject({ fates: {}, outcome: { result: 'miss' } });
  });

  it('leave a side that a row does not strike with nothing, by the dice and in the odds', () => {
    // A hit is 2 faces of 6; then 6 of 10, 0 to 5, pass. A miss, 4 of 6, names no unit.
    const { attacker, defender } = foldOdds(LISTS, branches);
    const shares = ({ of, ways } = { of: 1, ways: [] as readonly (readonly [string, number])[] }) =>
      Object.fromEntries(ways.map(([id, n]) => [id, (n * 60) / of]));
    expect(shares(attacker)).toEqual({ none: 60 });
    expect(shares(defender)).toEqual({ none: 40, 'stands-1': 12, 'runs-1': 8 });
    expect(endWalk(LISTS, branches, walkDice(branches, [1]))?.outcome).toMatchObject({
      attacker: 'none',
      defender: 'none',
    });
  });

  it('bring the fate of the one unit that an input is', () => {
    const alone: Branches = {
      dice,
      fates: FATES,
      rows: listRows(dice, (face) => ({ id: face > 4 ? 'runs' : 'stands' }), endAlone),
    };
    const fatesOf = (face: number) => endWalk({}, alone, walkDice(alone, [face]))?.fates;
    expect([4, 5].map(fatesOf)).toEqual([{ '': 'stands' }, { '': 'runs' }]);
    expect(alone.rows.map(({ faces, tests }) => [faces, tests])).toEqual([
      [[1, 2, 3, 4], []],
      [[5, 6], []],
    ]);
  });

  it.each([
    [[7], { field: 'faces.1', allowed: [1, 2, 3, 4, 5, 6], given: 7 }],
    [[6, 10], { field: 'faces.2', allowed: d10.faces, given: 10 }],
    [[1, 1], { field: 'faces.2', allowed: [], given: 1 }],
  ])('%j are refused', (faces, fault) => {
    expect(faultOf(() => walkDice(branches, faces))).toMatchObject({ code: 'face', ...fault });
  });
});
