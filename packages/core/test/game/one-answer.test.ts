import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  type Answer,
  type Calculator,
  checkAsk,
  computeWhatIf,
  createReport,
  describeInput,
  endRow,
  type Fact,
  fillProfile,
  flag,
  formatAsk,
  isRefusal,
  listEditions,
  listRows,
  type OddsList,
  type Place,
  parseQuery,
  refuse,
  type Tally,
  wholeNumber,
} from '../../src/game/index.ts';
import { rollReport } from '../../src/game/roll.ts';
import { faultOf } from '../fault.ts';

const GAME = { id: 'small', version: '0.1.0' };
const label = t('X', 'X');
const place = (chart: string, row?: string, column?: string): Place => ({
  label: t(chart, chart),
  cite: {
    document: 'sheet',
    chart,
    ...(row === undefined ? {} : { row }),
    ...(column === undefined ? {} : { column }),
  },
});
const choose = (options: readonly string[]) => ({
  question: label,
  options: Object.fromEntries(options.map((id) => [id, label])),
  why: label,
  confidence: 'fair' as const,
  cite: place('notes').cite,
});

/** A calculator of one number and one flag that answers as it is told. */
const made = (answer: Calculator['answer'], more: Partial<Calculator> = {}): Calculator => ({
  id: 'small',
  title: label,
  lead: label,
  input: describeInput({ n: wholeNumber({ label, min: 0, max: 3, default: 1 }), yes: flag({ label }) }),
  charts: { '2001': {} },
  readings: {},
  examples: [],
  answer,
  ...more,
});
const saying = (tell: (tally: Tally) => void, result: Partial<Answer> = {}) =>
  made(({ tally }) => {
    tell(tally);
    return { total: tally.total, ...result };
  });
const told = (calculator: Calculator, more = {}) => createReport(GAME, calculator, checkAsk(calculator, more));

describe('what a report lights', () => {
  it('is each cell, line or row once, in the order of the working, then what the facts cite', () => {
    const fact = (id: string, cite?: Place): Fact => ({ id, label, value: 1, ...(cite ? { cite: cite.cite } : {}) });
    const calculator = saying(
      (tally) => {
        tally.add(place('b', 'row', 'col'), 1);
        tally.add(place('a', 'row'), 1);
        tally.light(place('a', 'row', 'col'));
        tally.add(place('b', 'row', 'col'), 1);
        // A whole chart is no cell.
        tally.light(place('whole'));
        tally.light(place('whole'));
        tally.ignore(place('c', 'row', 'col'), 1, place('a', 'row'));
      },
      { facts: [fact('cited', place('d', 'row')), fact('bare'), fact('again', place('a', 'row'))] },
    );
    expect(told(calculator).lit).toEqual([
      { chart: 'b', row: 'row', column: 'col' },
      { chart: 'a', row: 'row' },
      { chart: 'a', row: 'row', column: 'col' },
      { chart: 'd', row: 'row' },
    ]);
    expect(told(saying(() => {})).lit).toEqual([]);
  });

  it('of a refusal is where it is printed, after what was told before', () => {
    const calculator = made(({ tally }) => {
      tally.add(place('a', 'row'), 1);
      return refuse(t('No.', 'Non.'), place('rules', 'bar', 'col'));
    });
    expect(told(calculator)).toMatchObject({
      lit: [
        { chart: 'a', row: 'row' },
        { chart: 'rules', row: 'bar', column: 'col' },
      ],
      answer: null,
      odds: {},
      working: [{ id: 'a.row', value: 1 }],
    });
  });
});

describe('the measure of an answer', () => {
  const odds = {
    of: 6,
    ways: [
      ['good', 2],
      ['bad', 3],
      ['good too', 1],
    ],
  } as const;
  const measure = { label: t('Good', 'Bon'), list: 'fate', counts: (id: string) => id.startsWith('good') };

  it('counts the outcomes wanted; there is none without its list', () => {
    const some = made(() => ({ total: 2, odds: { fate: odds } }), { measure });
    expect(told(some).answer).toMatchObject({
      measure: { ways: 3, of: 6, label: t('Good', 'Bon') },
      headline: '+2_3/6',
    });
    const other = made(() => ({ total: 2, odds: { other: odds } }), { measure });
    expect(told(other).answer).toMatchObject({ measure: null, headline: '+2' });
    const none = made(() => ({ total: 2 }), { measure });
    expect(told(none).answer).toMatchObject({ measure: null, headline: '+2' });
  });

  it('and the words of an outcome are asked for once', () => {
    const asked: string[] = [];
    const note = (id: string) => {
      asked.push(id);
      return t(`the ${id}`, `le ${id}`);
    };
    const counting = {
      ...measure,
      counts: (id: string) => {
        asked.push(`counts ${id}`);
        return id === 'good';
      },
    };
    const calculator = made(() => ({ total: null, odds: { fate: odds } }), {
      measure: counting,
      odds: { fate: { label, role: 'table', outcome: note } },
    });
    const once = told(calculator);
    const all = ['counts good', 'counts bad', 'counts good too', 'good', 'bad', 'good too'];
    expect(asked).toEqual(all);
    expect(told(calculator)).toEqual(once);
    expect(asked).toEqual(all);
    expect(once.odds.fate?.map((way) => way.label.fr)).toEqual(['le good', 'le bad', 'le good too']);
    expect(once.answer).toMatchObject({ headline: '2/6', measure: { ways: 2, of: 6 } });
  });
});

describe('the readings of an answer', () => {
  const readings = { first: choose(['a', 'b', 'c']), second: choose(['x', 'y']), third: choose(['l', 'm']) };
  const FIGURE: Readonly<Record<string, number>> = { a: 0, b: 1, c: 0, x: 5, y: 5 };
  const calls: string[] = [];
  const calculator = made(
    ({ reading }) => {
      const [y, a] = [reading('second'), reading('first')];
      calls.push(`${a}${y}`);
      return { total: (FIGURE[a] ?? 9) + (FIGURE[y] ?? 9) };
    },
    { readings },
  );

  it('are those that were asked for, in the order they are listed, each other option worked out once, be it told apart or not', () => {
    calls.length = 0;
    const uses = told(calculator, { readings: { first: 'c' } }).readings;
    expect(uses).toEqual([
      {
        id: 'first',
        value: 'c',
        decisive: true,
        options: [
          { value: 'a', total: 5, headline: '+5', refused: null, measure: null, facts: [] },
          { value: 'b', total: 6, headline: '+6', refused: null, measure: null, facts: [] },
          { value: 'c', total: 5, headline: '+5', refused: null, measure: null, facts: [] },
        ],
      },
      { id: 'second', value: 'x', decisive: false },
    ]);
    expect(calls).toEqual(['cx', 'ax', 'bx', 'cy']);
  });

  it('are chosen by name, from the options there are', () => {
    expect(fillProfile(readings, { second: 'y' })).toEqual({ first: 'a', second: 'y', third: 'l' });
    expect(faultOf(() => fillProfile(readings, 7 as unknown as Record<string, string>))).toMatchObject({
      code: 'readings',
      field: 'readings',
      allowed: ['first', 'second', 'third'],
      given: 7,
    });
    expect(faultOf(() => fillProfile(readings, { fourth: 'x' }))).toMatchObject({
      code: 'unknown-reading',
      field: 'reading',
      allowed: ['first', 'second', 'third'],
      given: 'fourth',
    });
    expect(faultOf(() => fillProfile(readings, { second: 'z' }))).toMatchObject({
      code: 'reading',
      field: 'reading.second',
      allowed: ['x', 'y'],
      given: 'z',
    });
  });
});

describe('the printings of a calculator', () => {
  it('stand as they are listed, the first the default, whatever their names', () => {
    const printings = ['2016', 'revised', '2006'];
    const several = made(() => ({ total: 0 }), { printings, charts: { revised: {}, '2006': {}, '2016': {} } });
    expect(listEditions(several)).toEqual(['2016', 'revised', '2006']);
    expect(checkAsk(several, {}).edition).toBe('2016');
    expect(parseQuery(several, 'edition=revised').ask.edition).toBe('revised');
    const asked = checkAsk(several, { edition: 'revised' });
    expect(formatAsk(several, asked)).toEqual([['edition', 'revised']]);
    expect(formatAsk(several, { ...asked, edition: '2016' })).toEqual([]);
    expect(listEditions({ ...several, printings: ['revised', '2016'] })[0]).toBe('revised');
  });

  it('stand in the order of their charts where they are not listed', () => {
    const several = made(() => ({ total: 0 }), { charts: { third: {}, first: {}, second: {} } });
    expect(listEditions(several)).toEqual(['third', 'first', 'second']);
    expect(listEditions(several)).toBe(listEditions(several));
    expect(checkAsk(several, {}).edition).toBe('third');
    expect(faultOf(() => checkAsk(several, { edition: '1815' }))).toMatchObject({
      code: 'edition',
      field: 'edition',
      allowed: ['third', 'first', 'second'],
      given: '1815',
    });
  });

  it('may be none at all: then nothing can be asked', () => {
    const none = made(() => ({ total: 0 }), { charts: {} });
    for (const asking of [() => checkAsk(none, {}), () => parseQuery(none, '')]) expect(asking).toThrow('empty list');
  });
});

describe('a roll of dice', () => {
  const coin = { id: 'coin', faces: [0, 1] };

  const dice = [{ die: coin, why: t('why', 'pourquoi') }];
  const branches = { dice, fates: [], rows: listRows(dice, (face) => ({ id: `f${face}` }), endRow) };
  const list = (): OddsList => ({ label, role: 'table', outcome: (id) => t(`came ${id}`, `venu ${id}`) });

  it('names what came out by the words of its list, and is told in silence', () => {
    const calculator = made(
      ({ tally }) => {
        tally.add(place('a', 'row'), 1);
        return { total: tally.total, branches };
      },
      { odds: { fate: list() } },
    );
    const rolled = rollReport(GAME, calculator, checkAsk(calculator, {}), 'seed');
    const { face } = rolled.rolls[0] ?? {};
    expect([0, 1]).toContain(face);
    expect(rolled).toMatchObject({
      working: [{ value: 1 }],
      rolls: [{ die: 'coin', face, for: t('why', 'pourquoi') }],
      outcome: { fate: { id: `f${face}`, label: t(`came f${face}`, `venu f${face}`) } },
      seed: 'seed',
    });
  });

  it('names nothing of a unit that is not there, nor where no row has the face', () => {
    const gone: OddsList = { ...list(), role: { unit: 'units', index: 1 } };
    const outcomeOf = (rows: typeof branches.rows) => {
      const calculator = made(() => ({ total: 0, branches: { ...branches, rows } }), { odds: { fate: list(), gone } });
      return rollReport(GAME, calculator, checkAsk(calculator, {}), 'seed').outcome;
    };
    expect(Object.keys(outcomeOf(branches.rows) ?? {})).toEqual(['fate']);
    expect(outcomeOf([])).toEqual({});
  });

  it('is none where it is refused', () => {
    const calculator = made(() => refuse(label, place('a', 'row')), { odds: { fate: list() } });
    expect(rollReport(GAME, calculator, checkAsk(calculator, {}), 's')).toMatchObject({ rolls: [], outcome: null });
  });
});

describe('what if', () => {
  it('holds the same chance out of more dice for no change', () => {
    const measure = { label, list: 'fate', counts: (id: string) => id === 'good' };
    const of = (n: number, good: number) =>
      ({
        of: n,
        ways: [
          ['good', good],
          ['bad', n - good],
        ],
      }) as const;
    // Half, half of twice as many, and a third.
    const chances = [of(6, 3), of(36, 18), of(6, 2), of(6, 2)] as const;
    const calculator = made(
      (_, value) => ({ total: null, odds: { fate: chances[(value as { n: 0 | 1 | 2 | 3 }).n] } }),
      {
        measure,
      },
    );
    const changes = (n: number) =>
      computeWhatIf(calculator, checkAsk(calculator, { input: { n } })).changes.map(({ from, to, measure: then }) => [
        from,
        to,
        then,
      ]);
    expect(changes(0)).toEqual([[0, 2, { ways: 2, of: 6 }]]);
    expect(changes(1)).toEqual([[1, 2, { ways: 2, of: 6 }]]);
    expect(changes(2)).toEqual([[2, 1, { ways: 18, of: 36 }]]);
  });

  it('tells each field once, and the nearest number that changes the answer each way', () => {
    // 0 and 1 are nought, 2 is one, 3 is refused; the flag says nothing but to the facts.
    const calculator = made((_, value) => {
      const { n, yes } = value as { n: number; yes: boolean };
      if (n === 3) return refuse(t('Too many.', 'Trop.'), place('a', 'row'));
      return { total: n > 1 ? 1 : 0, facts: [{ id: 'yes', label, value: yes }] };
    });
    const of = (n: number, yes = false) => computeWhatIf(calculator, checkAsk(calculator, { input: { n, yes } }));
    const short = (n: number) => of(n).changes.map(({ field, from, to, answer }) => [field, from, to, answer.headline]);
    expect(short(0)).toEqual([['n', 0, 2, '+1']]);
    expect(short(2)).toEqual([
      ['n', 2, 3, 'refused_a.row'],
      ['n', 2, 1, '0'],
    ]);
    expect(short(3)).toEqual([['n', 3, 2, '+1']]);
    expect(of(1).mattered).toEqual({ n: true, yes: true });
    expect(of(3)).toMatchObject({ mattered: { n: true, yes: false } });
    expect(isRefusal(refuse(label, place('a')))).toBe(true);
  });
});
