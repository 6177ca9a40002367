import { describe, expect, it } from 'vitest';
import type { Chart } from '../../src/chart/index.ts';
import { chartSchema } from '../../src/zod/index.ts';
import { ground2001, lines2001, PRINTED } from '../fixture/charts.ts';

type Plain = { [name: string]: Plain } & Plain[];

/** The chart as plain data, one thing of it changed. */
const broken = (chart: Chart, change: (plain: Plain) => void): Chart => {
  const plain = JSON.parse(JSON.stringify(chart));
  change(plain);
  return plain;
};
const set = (value: unknown) => value as Plain;

/** The first thing that the schema refuses in a chart: its place, and what should be there. */
const refusal = (chart: Chart): { field: string; allowed: string } | undefined => {
  const issue = chartSchema.safeParse(chart).error?.issues[0];
  return issue && { field: [chart.id, ...issue.path].join('.'), allowed: issue.message };
};

describe('the schema of a chart', () => {
  it('lets through every chart that is well made', () => {
    for (const chart of Object.values(PRINTED).flat()) expect(refusal(chart)).toBeUndefined();
    expect(chartSchema.safeParse(ground2001).success).toBe(true);
  });

  it.each<[string, (plain: Plain) => void, string]>([
    ['no document', (p) => Reflect.deleteProperty(p, 'document'), 'ground.document'],
    ['an empty document', (p) => Object.assign(p, { document: '' }), 'ground.document'],
    ['no French title', (p) => Reflect.deleteProperty(p.title ?? {}, 'fr'), 'ground.title.fr'],
    [
      'a name that is blank in English',
      (p) => Object.assign(p.rows?.[0]?.label ?? {}, { en: ' ' }),
      'ground.rows.0.label.en',
    ],
    [
      'a column without a language',
      (p) => Object.assign(p.columns?.[1] ?? {}, { label: set({ en: 'Fight' }) }),
      'ground.columns.1.label.fr',
    ],
    [
      'a mark without a note',
      (p) => p.rows?.[1]?.cells?.fight?.marks?.push(set('z')),
      'ground.rows.1.cells.fight.marks',
    ],
    ['a mark on a row without a note', (p) => p.rows?.[1]?.marks?.push(set('z')), 'ground.rows.1.marks'],
    [
      'a mark on a column without a note',
      (p) => Object.assign(p.columns?.[0] ?? {}, { marks: 'z' }),
      'ground.columns.0.marks',
    ],
    ['marks that are none', (p) => Object.assign(p.columns?.[0] ?? {}, { marks: 'a zz' }), 'ground.columns.0.marks'],
    ['a cell missing', (p) => Reflect.deleteProperty(p.rows?.[0]?.cells ?? {}, 'fight'), 'ground.rows.0.cells.fight'],
    [
      'a cell of no column',
      (p) => Object.assign(p.rows?.[0]?.cells ?? {}, { shock: p.rows?.[0]?.cells?.fight }),
      'ground.rows.0.cells.shock',
    ],
    ['a row that cites another', (p) => Object.assign(p.rows?.[0]?.cite ?? {}, { row: 'wood' }), 'ground.rows.0.cite'],
    ['a row of another chart', (p) => Object.assign(p.rows?.[0]?.cite ?? {}, { chart: 'lines' }), 'ground.rows.0.cite'],
    [
      'a cell of another row',
      (p) => Object.assign(p.rows?.[0]?.cells?.fight?.cite ?? {}, { row: 'wood' }),
      'ground.rows.0.cells.fight.cite',
    ],
    [
      'a cell of another chart',
      (p) => Object.assign(p.rows?.[0]?.cells?.fight?.cite ?? {}, { chart: 'lines' }),
      'ground.rows.0.cells.fight.cite',
    ],
    ['a column twice', (p) => Object.assign(p.columns ?? {}, { 1: p.columns?.[0] }), 'ground.columns.1.id'],
    ['a group twice', (p) => Object.assign(p.groups ?? {}, { 1: p.groups?.[0] }), 'ground.groups.1.id'],
    [
      'a cell that cites another',
      (p) => Object.assign(p.rows?.[0]?.cells?.fight?.cite ?? {}, { column: 'move' }),
      'ground.rows.0.cells.fight.cite',
    ],
    [
      'a cell without a source',
      (p) => Object.assign(p.rows?.[0]?.cells?.fight?.cite ?? {}, { document: '' }),
      'ground.rows.0.cells.fight.cite.document',
    ],
    [
      'a note that cites another',
      (p) => Object.assign(p.notes?.[0]?.cite ?? {}, { note: 'star' }),
      'ground.notes.0.cite',
    ],
    ['a group that is not', (p) => Object.assign(p.rows?.[0] ?? {}, { group: 'sea' }), 'ground.rows.0.group'],
    ['a row twice', (p) => Object.assign(p.rows ?? {}, { 1: p.rows?.[0] }), 'ground.rows.1.id'],
    ['a column whose id is a number', (p) => Object.assign(p.columns?.[0] ?? {}, { id: '5' }), 'ground.columns.0.id'],
    ['no row', (p) => Object.assign(p, { rows: [] }), 'ground.rows'],
  ])('refuses %s, saying where', (_, change, field) => {
    expect(refusal(broken(ground2001, change))).toMatchObject({ field });
  });

  it('lets a note stand without a mark, which no cell can then carry', () => {
    const principle = { ...ground2001.notes[0], mark: '' };
    const beside = broken(ground2001, (p) => p.notes?.push(set(principle)));
    expect(refusal(beside)).toBeUndefined();
    const worn = broken(beside, (p) => p.rows?.[0]?.marks?.push(set('')));
    expect(refusal(worn)).toMatchObject({ field: 'ground.rows.0.marks.0' });
    const word = broken(beside, (p) => Object.assign(p.notes?.[2] ?? {}, { mark: 'word' }));
    expect(refusal(word)).toMatchObject({ field: 'ground.notes.2.mark' });
  });

  it('refuses a line that goes with none', () => {
    const goes = (how: 'replaces' | 'notWith', id: string) =>
      broken(lines2001, (p) => p.rows?.[3]?.line?.[how]?.push(set(id)));
    for (const how of ['replaces', 'notWith'] as const) {
      expect(refusal(goes(how, 'front'))).toMatchObject({
        field: 'lines.rows.3.line',
        allowed: 'no line is called front',
      });
      expect(refusal(goes(how, 'odds'))).toBeUndefined();
    }
  });

  it.each<[string, (plain: Plain) => void, string]>([
    ['no note has the mark [z]', (p) => p.rows?.[1]?.marks?.push(set('z')), 'ground.rows.1.marks'],
    ['open stands twice', (p) => Object.assign(p.rows ?? {}, { 2: p.rows?.[0] }), 'ground.rows.2.id'],
    [
      'a citation of this very row',
      (p) => Object.assign(p.rows?.[1]?.cite ?? {}, { row: 'open' }),
      'ground.rows.1.cite',
    ],
    ['no group is called sea', (p) => Object.assign(p.rows?.[1] ?? {}, { group: 'sea' }), 'ground.rows.1.group'],
    [
      'a cell for every column',
      (p) => Reflect.deleteProperty(p.rows?.[1]?.cells ?? {}, 'move'),
      'ground.rows.1.cells.move',
    ],
    [
      'a column of this chart',
      (p) => Object.assign(p.rows?.[1]?.cells ?? {}, { shock: p.rows?.[1]?.cells?.fight }),
      'ground.rows.1.cells.shock',
    ],
    [
      'a citation of this very cell',
      (p) => Object.assign(p.rows?.[1]?.cells?.move?.cite ?? {}, { column: 'fight' }),
      'ground.rows.1.cells.move.cite',
    ],
    [
      'a citation of this very note',
      (p) => Object.assign(p.notes?.[1]?.cite ?? {}, { note: 'a' }),
      'ground.notes.1.cite',
    ],
    [
      'marks with a space between them',
      (p) => Object.assign(p.columns?.[0] ?? {}, { marks: 'a zz' }),
      'ground.columns.0.marks',
    ],
    ['a letter, a digit, *, ** or #', (p) => p.rows?.[1]?.marks?.push(set('zz')), 'ground.rows.1.marks.0'],
    [
      'a letter, a digit, *, ** or #, or nothing',
      (p) => Object.assign(p.notes?.[0] ?? {}, { mark: 'zz' }),
      'ground.notes.0.mark',
    ],
    ['an id in kebab-case', (p) => Object.assign(p.rows?.[0] ?? {}, { id: 'Open' }), 'ground.rows.0.id'],
    [
      'an id that is not a number alone',
      (p) => Object.assign(p.columns?.[0] ?? {}, { id: '5' }),
      'ground.columns.0.id',
    ],
  ])('says what it wants: %s', (allowed, change, field) => {
    expect(refusal(broken(ground2001, change))).toEqual({ field, allowed });
  });

  it('takes marks in their few forms', () => {
    const wearing = (mark: string) =>
      broken(ground2001, (p) => {
        p.notes?.push(set({ ...ground2001.notes[0], mark }));
        p.rows?.[1]?.marks?.push(set(mark));
        Object.assign(p.columns?.[0] ?? {}, { marks: `a ${mark}` });
      });
    for (const mark of ['z', '9', '*', '**', '#']) expect(refusal(wearing(mark))).toBeUndefined();
    for (const mark of ['Z', '12', '***', 'ab', ' ', '##'])
      expect(refusal(wearing(mark))?.field).toMatch(/^ground\.(notes|rows|columns)/);
  });

  it('refuses what is no chart', () => {
    expect(chartSchema.safeParse(null).success).toBe(false);
    expect(chartSchema.safeParse({}).error?.issues).toHaveLength(8);
  });
});
