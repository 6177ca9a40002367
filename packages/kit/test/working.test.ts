import { same, t } from '@coup-doeil/core/chart';
import { type Calculator, refuse, type Tally } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import type { Trace } from '../src/conformance/trace.ts';
import { working } from '../src/conformance/working.ts';
import { asked, subjectWith } from './asked.ts';
import { CHARTS, duel, fire, OLD } from './duel.ts';

const { measure: _, odds: __, ...bare } = fire;

/** The duel telling its tally this, and answering its total, or something else. */
const telling = (
  tell: (tally: Tally) => void,
  answer: Calculator['answer'] = ({ tally }) => ({ total: tally.total }),
): Calculator => ({
  ...bare,
  answer: (context, input) => {
    tell(context.tally);
    return answer(context, input);
  },
});
const answered =
  (total: number | null): Calculator['answer'] =>
  () => ({ total });

/** What is found in one trace; `fire edition=2020` is how each problem begins. */
const found = async (one: Trace, game = duel()): Promise<string[]> => {
  const problems = await working.run(await subjectWith([one], game));
  const head = `fire edition=${one.asked.edition}: `;
  return problems.map((problem) => (problem.startsWith(head) ? problem.slice(head.length) : `elsewhere: ${problem}`));
};
const told = (tell: (tally: Tally) => void) => found(asked(telling(tell)));

const { lines, notes, terrain } = CHARTS;
const [flank, volley] = [lines.line('flank'), lines.line('volley')];
const at = (chart: string, more: object = {}) => ({ label: same('x'), cite: { document: 'new', chart, ...more } });

describe('working', () => {
  test.each<[string, (tally: Tally) => void]>([
    ['nothing told', () => {}],
    [
      'figures that add up',
      (tally) => {
        tally.add(flank, 2);
        tally.add(volley, -3);
        tally.add(terrain.row('wood'), 4);
      },
    ],
    [
      'a figure in place of all before it',
      (tally) => {
        tally.add(flank, 2);
        tally.set(volley, 7);
        tally.add(terrain.row('wood'), -1);
      },
    ],
    [
      'a figure set aside by another step',
      (tally) => {
        tally.ignore(flank, 2, at('terrain', { row: 'hill' }));
        tally.add(at('terrain', { row: 'hill' }), 1);
      },
    ],
    ['one set aside by a row', (tally) => tally.ignore(flank, 2, terrain.row('wood'))],
    ['one set aside by a cell', (tally) => tally.ignore(flank, 2, terrain.at('wood', 'defence'))],
    ['one set aside by a note', (tally) => tally.ignore(flank, 2, notes.note('b'))],
    [
      'a part set aside by a note',
      (tally) => tally.within('march', () => t('March', 'Marche')).ignore(flank, 2, notes.note('a')),
    ],
  ])('passes %s', async (_, tell) => {
    expect(await told(tell)).toEqual([]);
  });

  test.each<[string, (tally: Tally) => void, string[]]>([
    [
      'a figure that is none',
      (tally) => tally.add(flank, Number.NaN),
      ['step lines.flank.value says NaN where the sum is NaN', 'the working comes to NaN, the answer says NaN'],
    ],
    [
      'ids that stand twice, each once',
      (tally) => {
        tally.add(at('lines', { row: 'x-2' }), 1);
        tally.add(at('lines', { row: 'y-2' }), 1);
        for (let i = 0; i < 2; i++) {
          tally.add(at('lines', { row: 'x' }), 1);
          tally.add(at('lines', { row: 'y' }), 1);
        }
      },
      ['step lines.x-2 stands twice', 'step lines.y-2 stands twice'],
    ],
    [
      'a line set aside by nothing',
      (tally) => tally.ignore(flank, 2, undefined as never),
      ['step lines.flank.value is ignored and does not say by what'],
    ],
    [
      'a line set aside by what is nowhere',
      (tally) => tally.ignore(flank, 2, at('terrain', { row: 'sea' })),
      ['step lines.flank.value is set aside by terrain.sea, which is nowhere'],
    ],
  ])('catches %s', async (_, tell, problems) => {
    expect(await told(tell)).toEqual(problems);
  });

  test('holds the answer to the sum, where it has one', async () => {
    const two = (tally: Tally) => tally.add(flank, 2);
    expect(await found(asked(telling(two, answered(3))))).toEqual(['the working comes to 2, the answer says 3']);
    expect(await found(asked(telling(two, answered(null))))).toEqual([]);
    expect(await found(asked(telling(two, () => refuse(same('No.'), flank))))).toEqual([]);
    expect(await found(asked(telling(() => {}, answered(1))))).toEqual(['the working comes to 0, the answer says 1']);
  });
  test('catches a running total that is not the sum so far', async () => {
    const one = asked(
      telling((tally) => {
        tally.add(flank, 2);
        tally.set(volley, 7);
        tally.ignore(at('lines', { row: 'x' }), 5, notes.note('a'));
      }),
    );
    expect(await found({ ...one, steps: one.steps.map((step) => ({ ...step, total: step.total + 1 })) })).toEqual([
      'step lines.flank.value says 3 where the sum is 2',
      'step lines.volley.value says 8 where the sum is 7',
      'step lines.x says 8 where the sum is 7',
    ]);
  });
  test('catches an answer that hangs on who listens, and goes by the ask itself', async () => {
    const recorded = (calculator: Calculator): Calculator => ({
      ...calculator,
      answer: (context, input) => ({ ...calculator.answer(context, input), incomplete: 'steps' in context.tally }),
    });
    expect(await found(asked(recorded(telling(() => {}))))).toEqual(['with a silent tally it gives another answer']);
    const thrown = telling(() => {
      throw new RangeError('torn');
    });
    expect(await found(asked(thrown))).toEqual([]);
  });
  test('looks for what sets aside in the printing that was asked', async () => {
    const extra = { ...OLD.terrain, id: 'hills' };
    const game = duel({ old: [...Object.values(OLD), extra] });
    const calculator = telling((tally) => tally.ignore(flank, 2, extra.row('wood')));
    // The row's own citation still says where it was laid out.
    const hills = { ...extra, rows: extra.rows.map((row) => ({ ...row, cite: { ...row.cite, chart: 'hills' } })) };
    const there = duel({ old: [...Object.values(OLD), hills] });
    const aside = telling((tally) => tally.ignore(flank, 2, at('hills', { row: 'wood' })));
    expect(await found(asked(calculator, '', '2010'), game)).toEqual([]);
    expect(await found(asked(aside, '', '2010'), there)).toEqual([]);
    expect(await found(asked(aside), there)).toEqual([
      'step lines.flank.value is set aside by hills.wood, which is nowhere',
    ]);
  });
});
