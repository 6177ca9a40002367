import { describe, expect, it } from 'vitest';
import {
  type Branches,
  type Context,
  createBranchMemory,
  foldOdds,
  type Readings,
  type RowBranch,
  silentTally,
} from '../../src/game/index.ts';
import { measureBranches } from '../../src/game/measure-branches.ts';
import { same } from '../../src/text/index.ts';

const CHARTS = { of: '2016' };

const ROW = { name: 'row' };
const OTHER = { name: 'other' };

/** A rule that counts how often it follows a row and how often it lists the rows, and asks for one reading or for two. */
const createRule = (rows: readonly (typeof ROW)[] = [ROW]) => {
  const remember = createBranchMemory<Context<unknown, Readings>, readonly number[], typeof ROW>();
  let [count, followed] = [0, 0];
  const follow = ({ reading }: Pick<Context<unknown, Readings>, 'reading'>, { name }: typeof ROW): RowBranch => {
    followed += 1;
    const id = reading('first') === 'on' ? `on-${reading('second')}` : 'off';
    const unit = { unit: 'units.1', pass: id, fail: id, test: null };
    return { id: name === 'row' ? id : name, tests: [], parties: [{ side: 'defender', units: [unit] }] };
  };
  const ask = (part: readonly number[], total: number, readings: Readonly<Record<string, string>>, charts = CHARTS) => {
    const consulted: string[] = [];
    const reading = (id: string) => {
      consulted.push(id);
      return readings[id] ?? '';
    };
    const context = { edition: charts.of, charts, tally: silentTally(), reading } as Context<unknown, Readings>;
    const branches = remember(context, part, total, follow, (followRow): Branches => {
      count += 1;
      const listed = rows.map((row, i) => ({ faces: [i + 1], ways: 1, ...followRow(row) }));
      const die = { id: 'own', faces: rows.map((_, i) => i + 1) };
      return { dice: [{ die, why: same('') }], rows: listed, fates: ['off', 'on-a', 'on-b'] };
    });
    return { branches, id: branches.rows[0]?.id, consulted, count, followed };
  };
  return ask;
};

describe('a memory of branches', () => {
  it('works out once what the same part, total and readings lead to', () => {
    const ask = createRule();
    const { branches } = ask([6], 3, { first: 'on', second: 'a' });
    expect(ask([6], 3, { first: 'on', second: 'a' })).toMatchObject({ branches, count: 1 });
    expect(ask([6], 4, { first: 'on', second: 'a' }).count).toBe(2);
    expect(ask([6], 3, { first: 'on', second: 'a' }).count).toBe(2);
  });

  it('follows a row once, whatever the total that brings it, and asks for its readings all the same', () => {
    const ask = createRule([ROW, OTHER]);
    const { branches } = ask([6], 3, { first: 'on', second: 'a' });
    const later = ask([6], 4, { first: 'on', second: 'a' });
    expect(later).toMatchObject({ count: 2, followed: 2 });
    expect(new Set(later.consulted)).toEqual(new Set(['first', 'second']));
    expect(later.branches.rows.map(({ parties }) => parties)).toEqual(branches.rows.map(({ parties }) => parties));
    expect(ask([6], 4, { first: 'on', second: 'b' }).followed).toBe(4);
    expect(ask([7], 4, { first: 'on', second: 'b' }).followed).toBe(6);
  });

  it('folds what units come to once, whatever the total', () => {
    const ask = createRule();
    const list = { label: same(''), role: { side: 'defender' as const }, outcome: same };
    for (const total of [3, 4]) {
      const { branches } = ask([6], total, { first: 'on', second: 'a' });
      expect(foldOdds({ list }, branches)).toEqual({ list: { of: 1, ways: [['on-a-1', 1]] } });
    }
    const [one, other] = [3, 4].map((total) => ask([6], total, { first: 'on', second: 'a' }).branches.rows[0]);
    expect(one?.parties[0]).toBe(other?.parties[0]);
  });

  it('asks for the readings that the rule would ask for, and no others', () => {
    const ask = createRule();
    const cases = [
      { readings: { first: 'on', second: 'a' }, id: 'on-a', consulted: ['first', 'second'] },
      { readings: { first: 'on', second: 'b' }, id: 'on-b', consulted: ['first', 'second'] },
      { readings: { first: 'off', second: 'b' }, id: 'off', consulted: ['first'] },
    ];
    for (const round of [1, 2])
      for (const { readings, id, consulted } of cases) {
        const asked = ask([6], 3, readings);
        expect(asked.id).toBe(id);
        expect(new Set(asked.consulted)).toEqual(new Set(consulted));
        expect(asked.count).toBe(round === 1 ? cases.findIndex((one) => one.id === id) + 1 : cases.length);
      }
    // A reading that the rule does not ask for is none of its business.
    expect(ask([6], 3, { first: 'off', second: 'c' })).toMatchObject({ id: 'off', count: 3 });
  });

  it('forgets when another part comes, or another printing', () => {
    const ask = createRule();
    ask([6], 3, { first: 'off' });
    expect(ask([7], 3, { first: 'off' }).count).toBe(2);
    expect(ask([6], 3, { first: 'off' }).count).toBe(3);
    expect(ask([6], 3, { first: 'off' }, { of: '2006' }).count).toBe(4);
  });

  it('stays small', () => {
    const ask = createRule();
    for (let total = 0; total < 201; total++) ask([6], total, { first: 'off' });
    expect(ask([6], 200, { first: 'off' }).count).toBe(201);
    expect(ask([6], 0, { first: 'off' }).count).toBe(202);
  });

  it('counts a chance once, and anew for another list or another sense of what counts', () => {
    const { branches } = createRule()([6], 3, { first: 'off' });
    const list = { label: same(''), role: 'table' as const, outcome: same };
    let asked = 0;
    const counts = (id: string) => {
      asked += 1;
      return id === 'off';
    };
    for (const _ of [1, 2]) expect(measureBranches(branches, list, counts)).toEqual({ ways: 1, of: 1 });
    expect(asked).toBe(1);
    expect(measureBranches(branches, list, () => false)).toEqual({ ways: 0, of: 1 });
    expect(measureBranches(branches, { ...list, role: { side: 'attacker' } }, () => false)).toEqual({ ways: 0, of: 1 });
    expect(measureBranches(branches, list, counts)).toEqual({ ways: 1, of: 1 });
  });
});
