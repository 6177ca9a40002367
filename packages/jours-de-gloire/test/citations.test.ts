import type { Calculator } from '@coup-doeil/core/game';
import { parseWords, run, splitWords } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { calculator as cohesion } from '../src/calculators/cohesion.ts';
import { calculator as fire } from '../src/calculators/fire.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as odds } from '../src/calculators/odds.ts';
import { calculator as shock } from '../src/calculators/shock.ts';
import { meta } from '../src/meta.ts';

const reportOf = (calculator: unknown, words: string, edition = '2016', readings: Record<string, string> = {}) => {
  // The shape of any calculator is what the runner takes; its input is checked on the way in.
  const any = calculator as Calculator;
  const result = run(meta, any, { edition, readings, input: parseWords(any.input, splitWords(words)) });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.report;
};
const factOf = (report: ReturnType<typeof reportOf>, id: string) => report.answer?.facts.find((fact) => fact.id === id);

test('a disorder stands where it is printed: on the steep slope, not on the redoubt beside it', () => {
  const report = reportOf(march, 'steps.1.hexsides=steep-slope steps.1.works=redoubt');
  expect(factOf(report, 'disorder-1')?.cite).toMatchObject({ row: 'steep-slope', column: 'infantry' });
  const guns = reportOf(march, 'arm=artillery steps.1.works=redoubt');
  expect(factOf(guns, 'disorder-1')?.cite).toMatchObject({ row: 'redoubt', column: 'artillery' });
});

test('a step by road cites the road, and does not light the hex that it sets aside', () => {
  const report = reportOf(march, 'arm=artillery steps.1.way=road steps.1.hex=woods');
  expect(factOf(report, 'step-1')?.cite).toMatchObject({ row: 'road' });
  expect(report.lit).not.toContainEqual({ chart: 'terrain', row: 'woods', column: 'artillery' });
  const off = reportOf(march, 'arm=artillery steps.1.hex=woods');
  expect(factOf(off, 'step-1')?.cite).toMatchObject({ row: 'woods' });
  const beside = reportOf(march, 'arm=artillery steps.1.way=road steps.1.hex=woods steps.1.beside=true');
  expect(factOf(beside, 'step-1')?.cite).toMatchObject({ row: 'woods' });
});

test('a bridge into water is what the step went by', () => {
  const report = reportOf(march, 'arm=cavalry steps.1.hex=water steps.1.hexsides=bridge');
  expect(factOf(report, 'step-1')?.cite).toMatchObject({ row: 'bridge' });
});

test('beyond its points a step by road is refused at the road, halves as the sheet prints them', () => {
  const { refused } = reportOf(march, 'arm=general allowance=1 steps.1.hex=clear steps.2.way=road steps.2.hex=woods');
  expect(refused?.cite).toMatchObject({ row: 'road', column: 'general' });
  expect(refused?.reason.en).toContain('1½');
  expect(refused?.reason.fr).toContain('1½');
});

test('no place of a sheet stands behind the engagement test', () => {
  const report = reportOf(cohesion, 'test=engagement');
  expect(report.working).toEqual([]);
  expect(report.lit).toEqual([]);
  expect(report.answer?.facts.filter(({ cite }) => cite)).toEqual([]);
});

test('what is said of a counter-charge is what its value says', () => {
  const charge = 'attackers.1.arm=cavalry attackers.1.charging=true';
  const without = factOf(reportOf(shock, `${charge} counterCharge=true`), 'counter-charge');
  expect(without).toMatchObject({ value: 'no-cavalry', text: { en: 'no, the defender has no cavalry' } });
  const made = factOf(reportOf(shock, `${charge} counterCharge=true defenders.1.arm=cavalry`), 'counter-charge');
  expect(made?.value).toBe('made');
  expect(made?.text?.en).toMatch(/^made /);
  expect(made?.text?.fr).toMatch(/^faite /);
  const open = factOf(reportOf(shock, `${charge} defenders.1.arm=cavalry`), 'counter-charge');
  expect(open).toMatchObject({ value: 'possible', label: { en: 'Counter-charge (9.4)' } });
  expect(open?.text?.en).toMatch(/^possible, by the defender’s cavalry/);
  expect(open?.text?.fr).toMatch(/^possible, par la cavalerie du défenseur/);
  // Against attackers who do not charge the sheet speaks of none.
  expect(factOf(reportOf(shock, 'counterCharge=true defenders.1.arm=cavalry'), 'counter-charge')).toBeUndefined();
});

test('in 2006 the sheet says nothing of artillery in a shock, and is not cited for it', () => {
  expect(factOf(reportOf(shock, 'defenders.1.arm=artillery', '2006'), 'artillery')?.cite).toBeUndefined();
  expect(factOf(reportOf(shock, 'defenders.1.arm=artillery'), 'artillery')?.cite).toMatchObject({ chart: 'shock' });
});

test('the odds name the reading where only the facts hang on it', () => {
  const ids = (words: string) => reportOf(odds, words).readings.map(({ id }) => id);
  // 2/1 on the dot: the row is the same, the way to the next is not.
  expect(ids('attack=16')).toEqual(['odds-rounding']);
  expect(ids('')).toEqual(['odds-rounding']);
});

test.each([
  ['march', march, 'steps.1.level=3 steps.1.hexsides=steep-slope', 'move', 'mouvement'],
  ['shock', shock, 'attackers.1.level=3 attackers.1.hexsides=steep-slope', 'shock', 'choc'],
  ['fire', fire, 'range=1 level=3 hexsides=steep-slope', 'fire', 'tir'],
])('over a steep slope of three levels a %s is refused in its own words', (_, calculator, words, en, fr) => {
  const { refused } = reportOf(calculator, words, '2006');
  expect(refused?.cite).toMatchObject({ chart: 'notes', note: 'i' });
  expect(refused?.reason.en).toMatch(new RegExp(`no ${en} through`));
  expect(refused?.reason.fr).toMatch(new RegExp(`aucun ${fr}`));
});

test('works that are read as the worse cover are told, set aside by the hex that stands', () => {
  const { working } = reportOf(shock, 'hex=castle attackers.1.works=redoubt', '2016', { 'inside-works': 'better' });
  expect(working.find(({ id }) => id === 'terrain.redoubt.shock')).toMatchObject({
    op: 'ignored',
    value: -2,
    by: 'terrain.castle.shock',
  });
});

test('each slope that a road opens is told by its name, the one that costs nothing too', () => {
  const words = 'arm=artillery steps.1.way=road steps.1.hexsides=slope,steep-slope';
  const { working } = reportOf(march, words, '2016', { 'slopes-surcharge': 'once' });
  expect(working.filter(({ value, label }) => value === 2 && /slope/i.test(label.en))).toMatchObject([
    { label: { en: 'Step 1: Slope' }, op: 'add' },
    { label: { en: 'Step 1: Steep slope' }, op: 'ignored' },
  ]);
});

test('attackers on opposite sides are told why they cannot shock', () => {
  const { refused } = reportOf(shock, 'attackers.1.from=n attackers.2.from=s');
  expect(refused?.reason.en).toMatch(/not next to each other/);
  expect(refused?.reason.fr).toMatch(/ne se touchent pas/);
});
