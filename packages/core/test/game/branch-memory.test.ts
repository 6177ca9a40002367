import { describe, expect, it } from 'vitest';
import { type Branches, type Context, createBranchMemory, type Readings, silentTally } from '../../src/game/index.ts';
import { measureBranches } from '../../src/game/measure-branches.ts';
import { same } from '../../src/text/index.ts';

const CHARTS = { of: '2016' };

/** A rule that counts how often it works, and asks for one reading or for two. */
const createRule = () => {
  const remember = createBranchMemory<Context<unknown, Readings>, readonly number[]>();
  let count = 0;
  const work = ({ reading }: Pick<Context<unknown, Readings>, 'reading'>): Branches => {
    count += 1;
    const id = reading('first') === 'on' ? `on-${reading('second')}` : 'off';
    const unit = { unit: 'units.1', pass: id, fail: id, test: null };
    const row = { id, faces: [1], ways: 1, tests: [], parties: [{ side: 'defender' as const, units: [unit] }] };
    return { dice: [{ die: { id: 'one', faces: [1] }, why: same('') }], rows: [row], fates: [id] };
  };
  const ask = (part: readonly number[], total: number, readings: Readonly<Record<string, string>>, charts = CHARTS) => {
    const consulted: string[] = [];
    const reading = (id: string) => {
      consulted.push(id);
      return readings[id] ?? '';
    };
    const context = { edition: charts.of, charts, tally: silentTally(), reading } as Context<unknown, Readings>;
    const branches = remember(context, part, total, work);
    return { branches, id: branches.rows[0]?.id, consulted, count };
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
