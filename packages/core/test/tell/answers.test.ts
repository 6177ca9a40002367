import { describe, expect, test } from 'vitest';
import { checkAsk, createReport, type Fact, parseQuery, refuse, type Walk } from '../../src/game/index.ts';
import {
  formatAddress,
  formatAnswer,
  formatAnswerAddress,
  formatBrief,
  formatFact,
  formatFacts,
  formatHeadline,
  formatOtherAnswer,
  formatReading,
  formatWorth,
  getHeadline,
  isSameHeadline,
} from '../../src/tell/index.ts';
import { t } from '../../src/text/index.ts';
import { anyFight, GAME, READINGS } from '../fixture/fight.ts';

const LABEL = t('Steps lost', 'Pas perdus');
const fact = (id: string, value: Fact['value']): Fact => ({ id, label: LABEL, value });
const cite = { document: 'sheet-2001', chart: 'notes', note: 'a' };
const refused = { reason: t('Nobody fights in a lake.', 'Nul ne se bat dans un lac.'), cite };
const NOTHING = { refused: null, total: null, measure: null, facts: [] };

describe('facts', () => {
  test.each([
    [2, '2', '2'],
    [-0.5, '−½', '−½'],
    [true, 'yes', 'oui'],
    [false, 'no', 'non'],
    [null, '–', '–'],
    ['4/1', '4/1', '4/1'],
  ])('%j', (value, english, french) => {
    expect([formatFact({ value }, 'en'), formatFact({ value }, 'fr')]).toEqual([english, french]);
  });

  test('a fact with words says them', () => {
    const routed = { value: 'routed', text: t('routed', 'en déroute') };
    expect(formatFact(routed, 'fr')).toBe('en déroute');
  });

  test('what the other answer says too is left out, unless nothing is left', () => {
    const facts = [fact('a', 1), fact('b', 2)];
    expect(formatFacts(facts, [], 'en')).toBe('Steps lost: 1; Steps lost: 2');
    expect(formatFacts(facts, [fact('a', 1)], 'fr')).toBe('Pas perdus\u202f: 2');
    expect(formatFacts([fact('a', 1)], facts, 'fr')).toBe('Pas perdus\u202f: 1');
  });
});

describe('an answer in a few words', () => {
  test.each([
    [{ ...NOTHING, total: 2 }, '+2', '+2'],
    [{ ...NOTHING, total: 0, measure: { ways: 1, of: 6 } }, '0 · 16.7%', '0 · 16,7\u202f%'],
    [{ ...NOTHING, total: 2, facts: [fact('a', 1)] }, '+2 · Steps lost: 1', '+2 · Pas perdus\u202f: 1'],
    [{ ...NOTHING, facts: [fact('a', 1)] }, 'Steps lost: 1', 'Pas perdus\u202f: 1'],
    [{ ...NOTHING, refused }, 'Not allowed: Nobody fights in a lake.', 'Interdit\u202f: Nul ne se bat dans un lac.'],
  ])('%#', (brief, english, french) => {
    expect([formatBrief(brief, {}, [], 'en'), formatBrief(brief, {}, [], 'fr')]).toEqual([english, french]);
  });

  test('a cost has no plus', () => {
    expect(formatBrief({ ...NOTHING, total: 2.5 }, { totalIs: 'cost' }, [], 'en')).toBe('2½');
  });

  test.each([
    [{ ...NOTHING, total: 2, measure: { ways: 1, of: 2 } }, '2 · 50%', '2 · 50\u202f%'],
    [{ ...NOTHING, measure: { ways: 1, of: 2 }, facts: [fact('a', 1)] }, '50%', '50\u202f%'],
    [{ ...NOTHING, facts: [fact('a', 1), fact('b', 2)] }, 'Steps lost: 2', 'Pas perdus\u202f: 2'],
    [{ ...NOTHING, refused }, 'Not allowed: Nobody fights in a lake.', 'Interdit\u202f: Nul ne se bat dans un lac.'],
  ])('another answer, whose total is no bonus: %#', (brief, english, french) => {
    const own = [fact('a', 1)];
    expect([formatOtherAnswer(brief, own, 'en'), formatOtherAnswer(brief, own, 'fr')]).toEqual([english, french]);
  });

  const answered = (total: number | null, measured: boolean, facts: readonly Fact[]) => ({
    refused: null,
    answer: {
      total,
      headline: '',
      incomplete: false,
      measure: measured ? { ways: 2, of: 6, label: t('Lost', 'Perdu') } : null,
      facts,
      faces: null,
    },
  });
  test.each([
    [answered(2, true, []), '+2 · Lost: 33.3%', '+2 · Perdu\u202f: 33,3\u202f%'],
    [answered(null, true, [fact('a', 1)]), 'Lost: 33.3%', 'Perdu\u202f: 33,3\u202f%'],
    [answered(null, false, [fact('a', 1)]), 'Steps lost: 1', 'Pas perdus\u202f: 1'],
    [{ refused, answer: null }, 'Not allowed: Nobody fights in a lake.', 'Interdit\u202f: Nul ne se bat dans un lac.'],
  ])('in a line, its chance under its name: %#', (answer, english, french) => {
    expect([formatAnswer(answer, {}, 'en'), formatAnswer(answer, {}, 'fr')]).toEqual([english, french]);
  });
});

describe('the headline of a link', () => {
  test.each([
    ['+2', '+2', '+2'],
    ['-1_5/10', '−1 · 50%', '−1 · 50\u202f%'],
    ['1/6', '16.7%', '16,7\u202f%'],
    ['+2.5', '+2½', '+2½'],
    ['refused', 'Not allowed', 'Interdit'],
    ['refused_notes.a', 'Not allowed', 'Interdit'],
    // Words, and whatever somebody wrote into a link.
    ['routed_4/1', 'another', 'une autre'],
    ['', 'another', 'une autre'],
    ['1/0', 'another', 'une autre'],
    ['+1<b>', 'another', 'une autre'],
  ])('%s', (headline, english, french) => {
    expect([formatHeadline(headline, {}, 'en'), formatHeadline(headline, {}, 'fr')]).toEqual([english, french]);
  });

  test('of a cost has no plus', () => expect(formatHeadline('+2', { totalIs: 'cost' }, 'en')).toBe('2'));

  test.each([
    ['+2_5/10', '+2_50/100', true],
    ['+2_5/10', '+1_50/100', false],
    ['+2_5/10', '+2_51/100', false],
    ['5/10', '1/2', true],
    ['routed', 'routed', true],
    ['routed', 'stands', false],
    ['+2', '+2_1/2', false],
    // Links kept no place of a refusal at first.
    ['refused', 'refused_notes.a', true],
    ['refused_notes.b', 'refused_notes.a', false],
    ['refused', '+2', false],
  ])('%s and %s', (a, b, same) => expect([isSameHeadline(a, b), isSameHeadline(b, a)]).toEqual([same, same]));

  test('a refusal has one', () => {
    const lake = createReport(GAME, anyFight, checkAsk(anyFight, { input: { ground: 'lake' } }));
    expect(getHeadline(lake)).toBe('refused_notes.a');
    const open = createReport(GAME, anyFight, checkAsk(anyFight, {}));
    expect(getHeadline(open)).toBe(open.answer?.headline);
    expect(getHeadline({ answer: null, refused: null })).toBe('refused');
  });
});

test('a reading is its question and how it is answered', () => {
  const reading = READINGS['who-checks'];
  expect(formatReading(reading, 'one', 'en')).toBe('Who checks? one');
  expect(formatReading(reading, 'one', 'fr')).toBe('Qui teste\u202f? un seul');
  expect(formatReading(reading, 'nobody', 'en')).toBe('Who checks?');
});

describe('addresses', () => {
  test('a calculator has its page among the calculators, a walk among the steps', () => {
    expect(formatAddress('skirmish', { id: 'fight' }, 'en')).toBe('/en/skirmish/calculators/fight/');
    expect(formatAddress('skirmish', { id: 'turn', walk: true }, 'fr')).toBe('/fr/skirmish/steps/turn/');
  });

  test('the address of an answer opens at its input, and tells what it answered', () => {
    const asked = checkAsk(anyFight, { input: { ground: 'lake' } });
    const of = { asked, report: createReport(GAME, anyFight, asked) };
    const address = formatAnswerAddress(GAME, anyFight, of, 'fr');
    expect(address).toBe('/fr/skirmish/calculators/fight/?ground=lake&v=1.2.3&was=refused_notes.a');
    const { ask, headline } = parseQuery(anyFight, address.split('?')[1] ?? '');
    expect([checkAsk(anyFight, ask), headline]).toEqual([asked, 'refused_notes.a']);
    const walk: Walk<unknown> = {
      start: null,
      moves: () => [],
      take: () => null,
      refuse: () => refuse(LABEL, { cite }),
    };
    const walks = formatAnswerAddress(GAME, { ...anyFight, walk }, of, 'en');
    expect(walks).toMatch(/^\/en\/skirmish\/steps\/fight\/\?/);
  });
});

test('what answers are compared by: the chance, or where there are no odds the figure with its sign', () => {
  expect(formatWorth({ ...NOTHING, measure: { ways: 7, of: 10 }, total: 2 }, 'en')).toBe('70%');
  expect(formatWorth({ ...NOTHING, measure: { ways: 7, of: 10 } }, 'fr')).toBe('70\u202f%');
  expect([2, 0, -1].map((total) => formatWorth({ ...NOTHING, total }, 'en'))).toEqual(['+2', '0', '−1']);
  expect(formatWorth(NOTHING, 'en')).toBe('');
});
