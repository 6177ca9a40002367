import { t } from '@coup-doeil/core/chart';
import { describe, expect, test } from 'vitest';
import { CHARTS, duel } from './duel.ts';
import { find, withChart } from './find.ts';

describe('schema', () => {
  const { rows } = CHARTS.terrain;
  test.each([
    ['nothing in a chart that is whole', {}, ''],
    ['a mark without a note', { notes: [] }, '2020 terrain, rows.1.cells.defence.marks: no note has the mark [a]'],
    [
      'a title that is none, and a row twice',
      { title: t('', 'Terrain'), rows: [...rows, ...rows.slice(0, 1)] },
      '2020 terrain, title.en: a text that is not empty\n' + '2020 terrain, rows.2.id: open stands twice',
    ],
  ])('finds %s', async (_, broken, problems) => {
    expect(await find('schema', duel({ charts: withChart({ ...CHARTS.terrain, ...broken }) }))).toBe(problems);
  });
});
