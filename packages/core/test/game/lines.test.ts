import { describe, expect, it } from 'vitest';
import { modifiers, someOf, t } from '../../src/chart/index.ts';
import { addLines, type Claim, recordingTally, silentTally } from '../../src/game/index.ts';
import { ground2001 } from '../fixture/charts.ts';

const line = { group: 'g', label: t('A line', 'Une ligne') };
const head = { id: 'lines', title: t('Lines', 'Lignes'), document: 'sheet', groups: { g: t('G', 'G') } };
const chart = modifiers({
  ...head,
  lines: {
    flank: { ...line, value: '+1' },
    rear: { ...line, value: '+2', replaces: ['flank'] },
    routed: { ...line, value: '+3', notWith: ['surrounded', 'held'], replaces: ['surrounded'] },
    surrounded: { ...line, value: '+4', notWith: ['cut-off'] },
    'cut-off': { ...line, value: '+4', notWith: ['surrounded'] },
    held: { ...line, value: '+1' },
    losses: { ...line, kind: 'count', value: '-2', label: t('For each loss', 'Par perte') },
    ground: { ...line, kind: 'lookup', value: 'see' },
  },
});
const claim = (id: Parameters<typeof chart.line>[0], more: Omit<Claim, 'line'> = {}): Claim => ({
  line: chart.line(id),
  ...more,
});

const told = (...claims: (Claim | false)[]) => {
  const tally = recordingTally();
  addLines(tally, claims);
  const quiet = silentTally();
  addLines(quiet, claims);
  expect(quiet.total).toBe(tally.total);
  return [
    tally.total,
    ...tally.steps.map(({ cite, value, by }) => `${cite.row} ${value}${by ? ` by ${by.split('.')[1]}` : ''}`),
  ];
};

describe('lines are added up as the chart says', () => {
  it('in the order given, those that do not hold left out', () => {
    expect(told(claim('held'), false, claim('flank'))).toEqual([2, 'held 1', 'flank 1']);
    expect(told()).toEqual([0]);
  });
  it('a line that another replaces is set aside by it', () => {
    expect(told(claim('flank'), claim('rear'))).toEqual([2, 'flank 1 by rear', 'rear 2']);
    expect(told(claim('rear'), claim('flank'))).toEqual([2, 'rear 2', 'flank 1 by rear']);
  });
  it('a line does not count beside one that it does not go with; of two that name each other the first counts', () => {
    expect(told(claim('routed'), claim('held'))).toEqual([1, 'routed 3 by held', 'held 1']);
    expect(told(claim('surrounded'), claim('cut-off'))).toEqual([4, 'surrounded 4', 'cut-off 4 by surrounded']);
    expect(told(claim('cut-off'), claim('surrounded'))).toEqual([4, 'cut-off 4', 'surrounded 4 by cut-off']);
  });
  it('a line that is replaced excludes no other', () => {
    expect(told(claim('routed'), claim('surrounded'))).toEqual([3, 'routed 3', 'surrounded 4 by routed']);
  });
  it('a reading may lift what a line replaces, and is asked only where the line would', () => {
    const lifted = { replaces: () => false };
    expect(told(claim('routed', lifted), claim('surrounded'))).toEqual([4, 'routed 3 by surrounded', 'surrounded 4']);
    expect(told(claim('flank'), claim('rear', lifted))).toEqual([3, 'flank 1', 'rear 2']);
    expect(told(claim('flank'), claim('rear', { replaces: () => true }))).toEqual([2, 'flank 1 by rear', 'rear 2']);
    const unasked = { replaces: () => expect.unreachable() };
    expect(told(claim('rear', unasked))).toEqual([2, 'rear 2']);
    expect(told(claim('flank', { by: chart.line('held') }), claim('rear', unasked))).toEqual([
      2,
      'flank 1 by held',
      'rear 2',
    ]);
  });
  it('a figure counts by number, is worked out, or stands on another chart, whose cell and line are both lit', () => {
    const tally = recordingTally();
    const cell = ground2001.at('wood', 'fight');
    addLines(tally, [
      claim('losses', { times: 3 }),
      claim('held', { value: 5, label: () => t('Five', 'Cinq') }),
      claim('ground', { value: -1, place: cell }),
    ]);
    expect(tally.steps.map(({ label, value }) => [label.en, label.fr, value])).toEqual([
      ['For each loss (3)', 'Par perte (3)', -6],
      ['Five', 'Cinq', 5],
      [cell.label.en, cell.label.fr, -1],
    ]);
    expect(tally.lit.slice(-2)).toEqual([cell.cite, chart.line('ground').cite]);
  });
});

it('a line carries its terms, with the words that a printing may give it', () => {
  const near = { ...line, value: '+1', terms: { by: someOf<'foot' | 'horse'>('foot'), adjacent: true } };
  const sheet = modifiers({ ...head, lines: { near } });
  expect(sheet.line('near').terms).toEqual({ by: ['foot'], adjacent: true });
  expect(sheet.reprint({ lines: { near: { terms: { by: ['horse'], adjacent: false } } } }).line('near').terms).toEqual({
    by: ['horse'],
    adjacent: false,
  });
});

// What must not compile; none of it runs.
export const misspelt = (): void => {
  const typed = modifiers({
    ...head,
    lines: {
      plain: { ...line, value: '+1' },
      near: { ...line, value: '+1', terms: { by: someOf<'foot' | 'horse'>('foot'), hexes: 1, adjacent: true } },
    },
  });
  const { by, hexes, adjacent } = typed.line('near').terms;
  // A printing may say otherwise.
  typed.reprint({ lines: { near: { terms: { hexes: 2, adjacent: false, by: ['horse'] } }, plain: null } });
  const known: readonly [readonly ('foot' | 'horse')[], number, boolean] = [by, hexes, adjacent];
  // @ts-expect-error a line that is not there
  typed.line('neer');
  // @ts-expect-error a term that is not there
  typed.line('near').terms.adjacant;
  // @ts-expect-error a line without terms
  typed.line('plain').terms.adjacent;
  // @ts-expect-error a line that replaces one that is not there
  modifiers({ ...head, lines: { near: { ...line, value: '+1', replaces: ['plane'] } } });
  // @ts-expect-error a line that does not go with one that is not there
  modifiers({ ...head, lines: { near: { ...line, value: '+1', notWith: ['plane'] } } });
  // @ts-expect-error a term that another printing misspells
  typed.reprint({ lines: { near: { terms: { adjacant: false } } } });
  // @ts-expect-error a word of a term that is not known
  typed.reprint({ lines: { near: { terms: { by: ['boat'] } } } });
  // @ts-expect-error a date is no term
  modifiers({ ...head, lines: { near: { ...line, value: '+1', terms: { since: new Date() } } } });
  expect(known).toBeDefined();
};
