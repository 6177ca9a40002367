import { same } from '@coup-doeil/core/chart';
import { foldOdds, type Odds, type OddsRole, type Party, type Test } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { combat142 } from '../src/charts/combat.ts';
import type { Result } from '../src/charts/results.ts';
import { type Asks, burden, FATES, type Struck } from '../src/rules/fates.ts';
import { GONE, strike } from '../src/rules/outcomes.ts';

/** The sheet once more, typed apart: steps, test, disorganised, retreat, star, eliminated. */
type Plain = { steps?: number; test?: number; out?: true; back?: number; star?: true; dead?: true };
const SHEET: readonly (readonly [row: string, attacker: Plain, defender: Plain])[] = [
  ['minus-3-or-less', { steps: 2, out: true, back: 2, star: true }, {}],
  ['minus-2', { steps: 1, out: true, back: 1, star: true }, {}],
  ['minus-1', { steps: 1, test: 2, back: 1 }, {}],
  ['0', { test: 2, back: 1 }, {}],
  ['1', { test: 2 }, {}],
  ['2', { test: 1 }, { test: 0 }],
  ['3', { test: 0 }, { test: 0 }],
  ['4', { test: 0 }, { test: 1 }],
  ['5', { test: -1 }, { test: 2 }],
  ['6', { test: -1 }, { steps: 1, test: 2 }],
  ['7', {}, { steps: 1, test: 2, back: 1 }],
  ['8', {}, { steps: 1, out: true, back: 1 }],
  ['9', {}, { steps: 2, out: true, back: 2, star: true }],
  ['10', {}, { steps: 3, out: true, back: 2, star: true }],
  ['11-or-more', {}, { dead: true }],
];

type Table = {
  readonly each: boolean;
  readonly open: boolean;
  readonly second: boolean;
  readonly anyCause: boolean;
  readonly one: boolean;
};

const isStarred = (plain: Plain, unit: Struck, table: Table): boolean =>
  plain.star === true && unit.arm === 'cavalry' && unit.state === 'disorganised' && (unit.byCombat || table.anyCause);

/** What those who live lose in steps: one after another, the units that the star eliminates bearing one each or none. */
const stepsLeft = (plain: Plain, units: readonly Struck[], table: Table): number => {
  const { steps = 0 } = plain;
  if (units.length === 1) return steps;
  let left = table.each ? 0 : steps;
  for (const unit of units) {
    const dead = isStarred(plain, unit, table);
    if (table.each && !dead) left += steps;
    if (!table.each && table.one && dead && left > 0) left -= 1;
  }
  return left;
};

/** Slow and plain: every face of every unit's die, tested or not; what came is counted by name. */
const enumerate = (plain: Plain, units: readonly Struck[], table: Table): Map<string, number> => {
  const ends = new Map<string, number>();
  const faces = 6 ** units.length;
  for (let roll = 0; roll < faces; roll++) {
    const states = units.map((unit, i) => {
      const die = (Math.floor(roll / 6 ** i) % 6) + 1;
      if (plain.dead) return 'eliminated';
      if (isStarred(plain, unit, table)) return 'eliminated';
      const worse = unit.state === 'disorganised' ? 'disorganised-again' : 'disorganised';
      if (plain.out) return worse;
      if (plain.test === undefined) return 'holds';
      if (table.open) return 'tests';
      const morale = plain.steps && table.second && unit.moraleAfter !== null ? unit.moraleAfter : unit.morale;
      return die + plain.test <= morale ? 'holds' : worse;
    });
    const names = ['holds', 'tests', 'disorganised', 'disorganised-again', 'eliminated'].flatMap((name) => {
      const n = states.filter((state) => state === name).length;
      return n > 0 ? [`${name}-${n}`] : [];
    });
    if (states.some((state) => state !== 'eliminated')) {
      const left = plain.steps ? stepsLeft(plain, units, table) : 0;
      if (left > 0) names.push(`steps-${left}`);
      if (plain.back) names.push(`retreat-${plain.back}`);
    }
    const name = names.join('-');
    ends.set(name, (ends.get(name) ?? 0) + 1);
  }
  return ends;
};

const fractions = (ways: Iterable<readonly [string, number]>, of: number, out: number): Record<string, number> =>
  Object.fromEntries([...ways].map(([id, n]) => [id, (n * out) / of]));

const asks = (table: Table): Asks => ({
  losses: () => (table.each ? 'each' : 'side'),
  moraleTest: () => (table.open ? 'open' : 'at-or-below'),
  moraleAfterLoss: () => (table.second ? 'second' : 'given'),
  starCause: () => (table.anyCause ? 'any' : 'combat'),
  starSteps: () => (table.one ? 'one' : 'none'),
});

/** One row of a table that is certain, folded. */
const fold = (role: OddsRole, strikes: readonly ((tests: Test[]) => Party)[]): Odds => {
  const tests: Test[] = [];
  const rows = [{ id: 'row', faces: [0], ways: 1, tests, parties: strikes.map((struck) => struck(tests)) }];
  const list = { label: same(''), role, outcome: () => same('') };
  const { odds } = foldOdds({ odds: list }, { dice: [], fates: FATES, gone: GONE, between: '_', rows });
  if (!odds) throw new Error('no odds');
  return odds;
};

const NOWHERE = { document: '', chart: '' };

const struck = (side: 'attacker' | 'defender', result: Result, units: readonly Struck[], table: Table) => {
  const placed = units.map((unit, i) => ({ ...unit, place: i + 1 }));
  return (tests: Test[]) =>
    strike({ side, list: `${side}s`, units: placed }, { value: result, cite: NOWHERE }, asks(table), tests);
};

const compare = (result: Result, plain: Plain, units: readonly Struck[], table: Table): void => {
  const side = fold({ side: 'attacker' }, [struck('attacker', result, units, table)]);
  const out = 6 ** units.length;
  expect(fractions(side.ways, side.of, out)).toEqual(fractions(enumerate(plain, units, table), out, out));
};

const unit = (some: Partial<Struck>): Struck => ({
  arm: 'infantry',
  morale: 4,
  moraleAfter: null,
  state: 'good-order',
  byCombat: false,
  ...some,
});

const CASES: readonly Partial<Struck>[] = (['infantry', 'cavalry', 'artillery'] as const).flatMap((arm) => [
  { arm },
  { arm, state: 'disorganised' as const },
  { arm, state: 'disorganised' as const, byCombat: true },
]);

const TABLES: readonly Table[] = Array.from({ length: 32 }, (_, n) => ({
  each: (n & 1) > 0,
  open: (n & 2) > 0,
  second: (n & 4) > 0,
  anyCause: (n & 8) > 0,
  one: (n & 16) > 0,
}));

const row = (id: string) => {
  const found = combat142.rows.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('final odds are those of a slow enumeration', () => {
  test('the rows are the sheet’s fifteen', () => {
    expect(combat142.rows.map(({ id }) => id)).toEqual(SHEET.map(([id]) => id));
  });

  test.each(SHEET)('row %s, every morale, every case of the star, every reading', (id, attacker, defender) => {
    for (const table of TABLES)
      for (const some of CASES)
        for (let morale = 0; morale <= 9; morale++)
          for (const [side, plain] of [
            ['attacker', attacker],
            ['defender', defender],
          ] as const)
            for (const moraleAfter of [null, 2])
              compare(row(id).cells[side].value, plain, [unit({ ...some, morale, moraleAfter })], table);
  });

  test.each(SHEET)('row %s, sides of two to four', (id, attacker, defender) => {
    const sides = [
      [unit({}), unit({ morale: 2 })],
      [unit({ arm: 'cavalry', state: 'disorganised', byCombat: true }), unit({ morale: 5 })],
      [unit({ state: 'disorganised' }), unit({}), unit({ arm: 'cavalry', state: 'disorganised', morale: 3 })],
      [unit({ morale: 1 }), unit({ morale: 3, moraleAfter: 1 }), unit({ morale: 3 }), unit({ state: 'disorganised' })],
    ];
    for (const table of TABLES)
      for (const units of sides)
        for (const [side, plain] of [
          ['attacker', attacker],
          ['defender', defender],
        ] as const)
          compare(row(id).cells[side].value, plain, units, table);
  });

  test('both sides together are the product of the two', () => {
    const [a, b] = [[unit({ morale: 2 }), unit({})], [unit({ morale: 3, state: 'disorganised' })]];
    const [table] = TABLES;
    if (!a || !b || !table) throw new Error('no case');
    for (const [id, attacker, defender] of SHEET) {
      const joint = fold('joint', [
        struck('attacker', row(id).cells.attacker.value, a, table),
        struck('defender', row(id).cells.defender.value, b, table),
      ]);
      const slow = new Map<string, number>();
      for (const [one, n] of enumerate(attacker, a, table))
        for (const [other, m] of enumerate(defender, b, table)) slow.set(`${one}_${other}`, n * m);
      expect(fractions(joint.ways, joint.of, 216)).toEqual(fractions(slow, 216, 216));
    }
  });
});

const BY_DEFAULT = asks({ each: false, open: false, second: false, anyCause: false, one: false });

describe('a doubtful place is asked where it can matter, and there alone', () => {
  const shaken = unit({ arm: 'cavalry', state: 'disorganised', byCombat: true });
  const weaker = unit({ moraleAfter: 2 });
  const [two, three] = [
    [unit({}), unit({})],
    [shaken, shaken, unit({})],
  ];

  test.each<[row: string, result: Result, units: readonly Struck[], asked: string[]]>([
    ['11-or-more: E', row('11-or-more').cells.defender.value, two, []],
    ['9: nothing to the attacker', row('9').cells.attacker.value, two, []],
    ['1: TM+2', row('1').cells.attacker.value, [weaker, weaker], ['moraleTest']],
    ['0: TM+2-R1', row('0').cells.attacker.value, [weaker], ['moraleTest']],
    ['6: 1-TM+2, one unit', row('6').cells.defender.value, [unit({})], ['moraleTest']],
    [
      '6: 1-TM+2, one unit with a second morale',
      row('6').cells.defender.value,
      [weaker],
      ['moraleTest', 'moraleAfterLoss'],
    ],
    ['6: 1-TM+2, two units', row('6').cells.defender.value, two, ['losses', 'moraleTest']],
    ['8: 1D-R1', row('8').cells.defender.value, two, ['losses']],
    ['8: 1D-R1, which has no star', row('8').cells.defender.value, three, ['losses']],
    ['9: 2D-R2*, none struck', row('9').cells.defender.value, two, ['losses']],
    ['9: 2D-R2*, some struck', row('9').cells.defender.value, three, ['losses', 'starSteps']],
    ['9: 2D-R2*, all struck', row('9').cells.defender.value, [shaken, shaken], ['losses']],
    ['9: 2D-R2*, one unit, struck', row('9').cells.defender.value, [shaken], []],
  ])('row %s', (_, result, units, asked) => {
    const names = new Set<string>();
    const noted = new Proxy(BY_DEFAULT, { get: (all, name: keyof Asks) => names.add(name) && all[name] });
    strike(
      { side: 'attacker', list: 'attackers', units: units.map((one, i) => ({ ...one, place: i + 1 })) },
      { value: result, cite: NOWHERE },
      noted,
      [],
    );
    expect([...names].sort()).toEqual(asked.sort());
  });
});

test('neither a side that nothing strikes nor one that is eliminated loses steps or retreats', () => {
  for (const kind of ['none', 'eliminated'] as const)
    expect(burden({ kind }, [unit({})], BY_DEFAULT)).toEqual({ steps: 0, retreat: 0 });
});

test('a test of morale says for whom it is thrown', () => {
  const whys = (list: 'attackers' | 'defenders' | 'targets') => {
    const tests: Test[] = [];
    const units = [1, 3].map((place) => ({ ...unit({}), place }));
    strike(
      { side: 'defender', list, units },
      { value: row('1').cells.attacker.value, cite: NOWHERE },
      BY_DEFAULT,
      tests,
    );
    return tests.map(({ why: { en, fr } }) => [en, fr]);
  };
  expect(whys('attackers')).toEqual([
    ['morale test, attacker 1', 'test de moral, attaquant 1'],
    ['morale test, attacker 3', 'test de moral, attaquant 3'],
  ]);
  expect(whys('defenders')[1]).toEqual(['morale test, defender 3', 'test de moral, défenseur 3']);
  expect(whys('targets')[0]).toEqual(['morale test, unit 1', 'test de moral, unité 1']);
});

test('of one unit among several the retreat is said; the steps are its side’s, unless each loses its own', () => {
  // Row 9: two steps and a retreat of two.
  const bears = (count: number, losses: 'side' | 'each') => {
    const units = Array.from({ length: count }, (_, i) => ({ ...unit({}), place: i + 1 }));
    const side = { side: 'defender', list: 'defenders', units } as const;
    const { value } = row('9').cells.defender;
    return strike(side, { value, cite: NOWHERE }, { ...BY_DEFAULT, losses: () => losses }, []).units.map((one) => [
      one.unit,
      one.bears,
    ]);
  };
  expect(bears(1, 'side')).toEqual([['defenders.1', { steps: 2, retreat: 2 }]]);
  expect(bears(2, 'side')).toEqual([
    ['defenders.1', { steps: 0, retreat: 2 }],
    ['defenders.2', { steps: 0, retreat: 2 }],
  ]);
  expect(bears(2, 'each')).toEqual([
    ['defenders.1', { steps: 2, retreat: 2 }],
    ['defenders.2', { steps: 2, retreat: 2 }],
  ]);
});
