import { describe, expect, it } from 'vitest';
import { same, t } from '../../src/chart/index.ts';
import {
  type Branches,
  checkAsk,
  choice,
  createAftermath,
  createReport,
  type DiceEnd,
  defineDiceCalculator,
  defineSequel,
  describeInput,
  describeUnitOdds,
  direction,
  endBranch,
  flag,
  hasTwoSides,
  list,
  listEffects,
  listFaces,
  listRows,
  type NextAsk,
  optionalNumber,
  reading,
  type Sequel,
  swapSides,
  type UnitEffect,
  unit,
  walkFaces,
  wholeNumber,
} from '../../src/game/index.ts';
import { applyEffects } from '../../src/game/list-effects.ts';
import { RECOIL_TO } from '../../src/game/sequel.ts';
import { formatEffects, formatNext, formatOutcome, formatWholeSituation } from '../../src/tell/index.ts';
import { formatUnitName } from '../../src/tell/outcome.ts';
import { faultOf } from '../fault.ts';
import { table2001 } from '../fixture/charts.ts';
import { anyFight } from '../fixture/fight.ts';

const own = {
  strength: wholeNumber({ label: t('Strength', 'Force'), min: 1, max: 9, default: 3 }),
  state: choice({
    label: t('State', 'État'),
    options: { good: t('good', 'bon'), bad: t('bad', 'mauvais') },
    default: 'good',
  }),
  out: flag({ label: t('Out', 'Hors') }),
};
const roles = { strength: 'strength', out: 'out', state: { field: 'state', marks: {} } } as const;
const input = describeInput({
  attackers: list({
    label: t('Attackers', 'Attaquants'),
    min: 1,
    max: 3,
    of: unit({
      label: t('Attacker', 'Attaquant'),
      side: 'attacker',
      roles,
      fields: {
        ...own,
        heavy: flag({ label: t('Heavy', 'Lourd') }),
        from: direction({ label: t('From', 'Du'), default: 's' }),
      },
    }),
  }),
  defenders: list({
    label: t('Defenders', 'Défenseurs'),
    min: 1,
    max: 2,
    of: unit({
      label: t('Defender', 'Défenseur'),
      side: 'defender',
      roles,
      fields: { ...own, rating: optionalNumber({ label: t('Rating', 'Valeur'), min: 0, max: 6 }) },
    }),
  }),
  wood: flag({ label: t('In a wood', 'Dans un bois') }),
});

const die = { id: 'd2', faces: [1, 2] };
const WHY = t('the die', 'le dé');
const FATES = ['holds', 'worse', 'dead'];

/** On a 2 each defender tests on a die of its own, and those who live lose two steps and go back. */
const clash = defineDiceCalculator({
  id: 'clash',
  title: same('Clash'),
  lead: same('Clash'),
  input,
  charts: { first: { table: table2001 } },
  readings: {},
  examples: [],
  odds: {
    result: { label: same('Table'), role: 'table', outcome: (id) => t(`row ${id}`, `ligne ${id}`) },
    ...describeUnitOdds('defender', {
      unit: 'defenders',
      max: 2,
      label: same('D'),
      outcome: (id) => t(`is ${id}`, `est ${id}`),
    }),
  },
  answer: (_, { defenders }) => {
    const dice = [{ die, why: WHY }];
    const rows = listRows(
      dice,
      (face) => ({ id: face === 2 ? 'hit' : 'miss' }),
      ({ id }) => {
        const hit = id === 'hit';
        const units = defenders.map(({ out }, i) => ({
          unit: `defenders.${i + 1}`,
          pass: 'holds',
          fail: hit ? (out ? 'dead' : 'worse') : 'holds',
          test: hit ? i : null,
          bears: hit ? { back: 1 } : {},
        }));
        const tests = hit ? units.map(() => ({ die, need: 1, why: same('test') })) : [];
        const cite = { document: 'd', chart: 'table', row: id };
        return {
          id,
          tests,
          parties: [{ side: 'defender' as const, units, bears: hit ? { steps: 2, back: 1 } : {}, cite }],
        };
      },
    );
    const branches: Branches = { dice, fates: FATES, gone: ['dead'], rows };
    return { total: -1, branches, faces: listFaces(die, 0, { id: 'table', at: () => ({ id: 'x', cells: {} }) }) };
  },
});

const sequel = defineSequel<typeof clash>()({
  readings: {
    later: reading({
      question: WHY,
      options: { now: WHY, never: WHY },
      why: WHY,
      confidence: 'weak',
      cite: { document: 'd', chart: 'table' },
    }),
  },
  fates: {
    holds: [],
    worse: [
      { kind: 'set', field: 'state', value: 'bad' },
      { kind: 'turn', face: 'back' },
      { kind: 'mark', mark: 'again', label: t('again', 'encore') },
    ],
    dead: [{ kind: 'eliminate' }],
  },
  bears: { steps: { lose: 'strength' }, back: 'leave' },
  entered: { fled: { label: t('fled', 'enfui'), effects: () => [{ kind: 'leave', hexes: 2 }] } },
  next: ({ reading: ask }, { end }): NextAsk[] =>
    end && ask('later') === 'now'
      ? [{ id: 'again', title: t('Again', 'Encore'), by: 'sheet', calculator: 'clash', input: {}, open: [] }]
      : [],
}) as unknown as Sequel;
// As a reader has it: some calculator.
const any = clash as unknown as typeof anyFight;
const asked = checkAsk(any, { input: { defenders: [{ strength: 3 }, { strength: 2 }] } });

const endOf = (faces: readonly number[], of = asked): DiceEnd => {
  const { end } = walkFaces(any, of, faces) ?? {};
  if (!end) throw new Error('no end');
  return end;
};

describe('what follows an answer', () => {
  it('lists effects by unit: each its own fate, what it bears, and what all bear together', () => {
    const cite = { document: 'd', chart: 'table', row: 'hit' };
    const back = (n: number) => ({
      units: [`defenders.${n}`],
      effect: { kind: 'leave', hexes: 1 },
      choice: { id: 'recoil-to' },
      cite,
    });
    expect(listEffects(sequel, endOf([2, 1, 2]))).toMatchObject([
      { units: ['defenders.2'], effect: { kind: 'set', field: 'state', value: 'bad' }, cite },
      { units: ['defenders.2'], effect: { kind: 'turn', face: 'back' }, cite },
      { units: ['defenders.2'], effect: { kind: 'mark', mark: 'again' }, cite },
      {
        units: ['defenders.1', 'defenders.2'],
        effect: { kind: 'lose', steps: 2, field: 'strength' },
        choice: { id: 'who-loses' },
        cite,
      },
      back(1),
      back(2),
    ]);
    expect(listEffects(sequel, endOf([1]))).toEqual([]);
    expect(listEffects({ fates: {} }, endOf([2, 2, 2]))).toEqual([]);
  });

  it('asks whereto of a fate that sends a unit back; cites nothing where the party does not, and knows no fate of the unnamed', () => {
    const bare = (unit: string) => ({ unit, pass: 'back', fail: 'back', test: null });
    const party = { units: [bare('defenders.1'), { ...bare('defenders.2'), bears: { back: 3 } }] };
    const end: DiceEnd = {
      branch: { id: 'row', faces: [1], ways: 1, tests: [], parties: [party] },
      fates: { 'defenders.1': 'back' },
      outcome: {},
    };
    const fates: Sequel['fates'] = { back: [{ kind: 'leave', hexes: 2 }] };
    // The second has no fate, but three hexes to go of its own.
    expect(listEffects({ fates, bears: { back: 'leave' } }, end)).toEqual([
      { units: ['defenders.1'], effect: { kind: 'leave', hexes: 2 }, choice: RECOIL_TO },
      { units: ['defenders.2'], effect: { kind: 'leave', hexes: 3 }, choice: RECOIL_TO },
    ]);
  });

  it('leaves out who is gone of what is borne', () => {
    const dead = checkAsk(any, { input: { defenders: [{ out: true }, {}] } });
    const effects = listEffects(sequel, endOf([2, 2, 1], dead));
    expect(effects.map(({ units, effect }) => `${units} ${effect.kind}`)).toEqual([
      'defenders.1 eliminate',
      'defenders.2 lose',
      'defenders.2 leave',
    ]);
    expect(listEffects(sequel, endOf([2, 2], checkAsk(any, { input: { defenders: [{ out: true }] } })))).toHaveLength(
      1,
    );
  });

  it('gives the input as it is then, and what may come next as the readings say', () => {
    const { after, next } = createAftermath(any, sequel, asked, { end: endOf([2, 1, 2]) });
    expect(after).toMatchObject({
      defenders: [
        { strength: 1, state: 'good', out: true },
        { strength: 2, state: 'bad', out: true },
      ],
    });
    expect(next).toHaveLength(1);
    const never = createAftermath(any, sequel, asked, { end: endOf([2, 1, 2]) }, { later: 'never' });
    expect(never.next).toEqual([]);
    expect(createAftermath(any, sequel, asked, {})).toMatchObject({ effects: [], next: [], after: asked.input });
    expect(faultOf(() => createAftermath(any, sequel, asked, {}, { other: 'x' }))).toMatchObject({ field: 'reading' });
  });

  it('takes results that a player enters, and refuses others', () => {
    const { effects } = createAftermath(any, sequel, asked, { entered: ['fled'] });
    expect(effects).toEqual([{ units: [''], effect: { kind: 'leave', hexes: 2 } }]);
    expect(faultOf(() => createAftermath(any, sequel, asked, { entered: ['x'] }))).toMatchObject({
      field: 'entered.1',
      allowed: ['fled'],
    });
    const { entered: _, ...silent } = sequel;
    expect(faultOf(() => createAftermath(any, silent, asked, { entered: ['x'] }))).toMatchObject({ allowed: [] });
  });

  it('puts what fields can hold on the units, and leaves the rest to people', () => {
    const apply = (...effects: UnitEffect[]) => applyEffects(any, asked.input, effects) as { defenders: unknown[] };
    const on = (effect: UnitEffect['effect'], ...units: string[]): UnitEffect => ({ units, effect });
    // The last point of strength takes the unit out; nothing is left to lose then.
    expect(
      apply(on({ kind: 'lose', steps: 6, field: 'strength' }, 'defenders.1', 'defenders.2')).defenders,
    ).toMatchObject([
      { strength: 1, out: true },
      { strength: 1, out: true },
    ]);
    // A state that the field has no option for takes the unit out too.
    expect(apply(on({ kind: 'set', field: 'state', value: 'worst' }, 'defenders.1')).defenders[0]).toMatchObject({
      state: 'good',
      out: true,
    });
    for (const effect of [
      on({ kind: 'set', field: 'nothing', value: true }, 'defenders.1'),
      on({ kind: 'lose', steps: 1 }, 'defenders.1'),
      on({ kind: 'lose', steps: 1, field: 'nothing' }, 'defenders.1'),
      on({ kind: 'turn', face: 'back' }, 'defenders.1'),
    ])
      expect(apply(effect)).toEqual(asked.input);
    // A unit that no field takes out stays.
    const fight = checkAsk(anyFight, {});
    expect(applyEffects(anyFight, fight.input, [on({ kind: 'eliminate' }, 'defender')])).toEqual(fight.input);
  });

  it('is nothing where an answer is refused or has no dice', () => {
    expect(walkFaces(anyFight, checkAsk(anyFight, { input: { ground: 'lake' } }), [])).toBeNull();
    expect(walkFaces({ ...anyFight, answer: () => ({ total: 1 }) }, checkAsk(anyFight, {}), [])).toBeNull();
    expect(walkFaces(any, asked, [])).toMatchObject({ end: null, walk: { next: { die } } });
    // Without lists of odds there are fates all the same.
    const { odds: _, ...unlisted } = any;
    expect(walkFaces(unlisted, asked, [2, 1, 2])?.end).toMatchObject({
      fates: { 'defenders.1': 'holds', 'defenders.2': 'worse' },
      outcome: {},
    });
  });
});

describe('the sides of an input', () => {
  it('are swapped: what both have is kept, the rest is at its default', () => {
    expect(hasTwoSides(input)).toBe(true);
    const before = checkAsk(any, {
      input: {
        attackers: [{ strength: 5, heavy: true, from: 'n' }, { strength: 4 }, { strength: 2 }],
        defenders: [{ strength: 7, state: 'bad', rating: 3 }],
        wood: true,
      },
    });
    expect(swapSides(input, before.input)).toEqual({
      attackers: [{ strength: 7, state: 'bad', out: false, heavy: false, from: 's' }],
      // No more of them than the side may have.
      defenders: [
        { strength: 5, state: 'good', out: false, rating: null },
        { strength: 4, state: 'good', out: false, rating: null },
      ],
      wood: false,
    });
  });
  it('keep of a list what the other side may have too, or begin it anew', () => {
    const marks = (...ids: readonly string[]) =>
      list({
        label: same('Marks'),
        of: choice({
          label: same('Mark'),
          options: Object.fromEntries(ids.map((id) => [id, same(id)])),
          default: ids[0] ?? '',
        }),
        max: 2,
      });
    const side = (name: 'attacker' | 'defender', ...ids: readonly string[]) =>
      list({
        label: same(name),
        of: unit({ label: same(name), side: name, fields: { marks: marks(...ids) } }),
        min: 1,
        max: 3,
      });
    const marked = describeInput({ ours: side('attacker', 'lost', 'tired'), theirs: side('defender', 'lost') });
    const at = (...ids: readonly string[]) => ({ marks: ids });
    expect(swapSides(marked, { ours: [at('lost'), at('lost', 'tired')], theirs: [at('lost')] })).toEqual({
      ours: [at('lost')],
      theirs: [at('lost'), at()],
    });
  });

  it('are not made up from what is no checked input', () => {
    const [attackers, defenders] = [[{}], [{}]];
    expect(faultOf(() => swapSides(input, { attackers }))).toMatchObject({ code: 'list', field: 'attackers' });
    expect(faultOf(() => swapSides(input, { attackers: 3, defenders }))).toMatchObject({
      code: 'list',
      field: 'defenders',
      given: 3,
    });
    // What is no unit comes as a new one.
    expect(swapSides(input, { attackers: ['x'], defenders })).toEqual(swapSides(input, { attackers, defenders }));
  });

  it('stay where there are no two of them', () => {
    const { input: given } = checkAsk(anyFight, {});
    expect(hasTwoSides(anyFight.input)).toBe(false);
    expect(swapSides(anyFight.input, given)).toBe(given);
  });
});

describe('an outcome in words', () => {
  const tell = (
    faces: readonly number[],
    language: 'en' | 'fr',
    changed: Partial<Parameters<typeof formatOutcome>[0]> = {},
  ) => {
    const walked = walkFaces(any, asked, faces);
    if (!walked?.end) throw new Error('no end');
    const report = createReport({ id: 'g', version: '1' }, any, asked);
    return formatOutcome({ calculator: any, report, ...walked, end: walked.end, sequel, ...changed }, language);
  };

  it('tells the dice, the row and each test', () => {
    expect(tell([2, 1, 2], 'en')).toBe(
      '2 − 1 = 1: row hit; defender 1 rolls 1 against 1: is holds-1-back-1; defender 2 rolls 2 against 1: is worse-1-back-1',
    );
    expect(tell([1], 'fr')).toBe('1 − 1 = 0\u202f: ligne miss');
    expect(tell([1], 'en', { sequel: { fates: {}, rowText: () => t('nothing', 'rien') } })).toBe('1 − 1 = 0: nothing');
    // A total that is not added to the die is not shown, nor is one of 0.
    expect(tell([1], 'en', { report: { answer: null, edition: 'first' } })).toBe('1: row miss');
    expect(tell([1], 'en', { calculator: { ...any, odds: {} } })).toBe('1 − 1 = 0: ');
  });

  it('tells what happens to each unit in a line', () => {
    const { effects } = createAftermath(any, sequel, asked, { end: endOf([2, 1, 2]) });
    expect(formatEffects(any, effects, 'en')).toEqual([
      'defender 2: bad, shows its back: look at its figures, again, retreats one hex',
      'defender 1 and defender 2: lose 2 steps among them (which units lose the steps?)',
      'defender 1: retreats one hex',
    ]);
    const alone: UnitEffect[] = [
      { units: [''], effect: { kind: 'leave', hexes: 2 } },
      { units: [''], effect: { kind: 'lose', steps: 1 } },
      { units: [''], effect: { kind: 'set', field: 'wood', value: true } },
      { units: [''], effect: { kind: 'eliminate' } },
    ];
    expect(formatEffects(any, alone, 'fr')).toEqual(['recule de 2 hex, perd un pas, dans un bois, éliminée']);
  });

  it('tells one die for several, and those who come to something without a die', () => {
    const walked = walkFaces(any, asked, [2, 1, 2]);
    if (!walked?.end) throw new Error('no end');
    const row = walked.end.branch;
    const shared = {
      ...row,
      parties: row.parties.map((party) => ({ ...party, units: party.units.map((one) => ({ ...one, test: 0 })) })),
    };
    const branches = { ...walked.branches, rows: walked.branches.rows.map((one) => (one === row ? shared : one)) };
    const end = endBranch(any.odds ?? {}, branches, shared, () => false);
    const walk = { ...walked.walk, thrown: walked.walk.thrown.slice(0, 2) };
    expect(tell([2, 1, 2], 'en', { branches, walk, end })).toMatch(
      /; defender 1 and defender 2 roll 1 against 1: is worse-1-back-1$/,
    );
    const sure = {
      ...row,
      tests: [],
      parties: row.parties.map((party) => ({
        ...party,
        units: party.units.map((one) => ({ ...one, pass: 'worse', test: null })),
      })),
    };
    const certain = endBranch(any.odds ?? {}, branches, sure, () => true);
    expect(tell([2, 1, 2], 'en', { branches, walk: { ...walk, thrown: walk.thrown.slice(0, 1) }, end: certain })).toBe(
      '2 − 1 = 1: row hit; defender 1 and defender 2: is worse-1-back-1',
    );
  });

  it('tells what may come next, and whose idea it is', () => {
    const ask: NextAsk = { id: 'x', title: t('Again', 'Encore'), by: 'sheet', calculator: null, input: {}, open: [] };
    expect(formatNext(ask, 'en')).toBe('Next: Again');
    expect(formatNext({ ...ask, note: t('by hand', 'à la main') }, 'fr')).toBe('Ensuite\u202f: Encore (à la main)');
    expect(formatNext({ ...ask, by: 'player' }, 'en')).toMatch(/^Next: Again \(as the player chooses/);
  });

  it('names a unit by its own label and its place', () => {
    expect(formatUnitName(input, 'attackers.2', 'fr')).toBe('attaquant 2');
    expect(formatUnitName(anyFight.input, 'defender', 'en')).toBe(
      anyFight.input.fields.defender?.label.en.toLowerCase() ?? '',
    );
  });
});

describe('a whole situation', () => {
  it('is told with its defaults, a line for each unit; what says nothing is left out', () => {
    const { input: given } = checkAsk(any, { input: { attackers: [{ heavy: true }], wood: true } });
    expect(formatWholeSituation(any.input, given, 'en')).toEqual([
      'Attacker 1: Strength: 3; State: good; Heavy; From: south',
      'Defender 1: Strength: 3; State: good',
      'In a wood',
    ]);
  });
});
