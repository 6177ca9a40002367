import { describe, expect, test } from 'vitest';
import { formatCite, formatMark, formatPlace, formatSetAside } from '../../src/tell/index.ts';
import { t } from '../../src/text/index.ts';
import { PRINTED } from '../fixture/charts.ts';

const findChart = (id: string) => PRINTED['2001'].find((chart) => chart.id === id);
const SOURCES = [
  {
    id: 'sheet-2001',
    title: t('The sheet of 2001', 'La feuille de 2001'),
    year: 2001,
    languages: ['en' as const],
    about: t('', ''),
  },
];

describe('a citation in words', () => {
  test.each([
    [
      { chart: 'ground', row: 'wood', column: 'fight' },
      'Ground, Wood / Grove × Fight',
      'Terrain, Bois / Bosquet × Combat',
    ],
    [{ chart: 'ground', row: 'wood' }, 'Ground, Wood / Grove', 'Terrain, Bois / Bosquet'],
    // The one column of a chart needs no name.
    [{ chart: 'lines', row: 'rear', column: 'value' }, 'Modifiers, From the rear', 'Modificateurs, De dos'],
    [{ chart: 'odds', row: '1-2-less' }, 'Odds', 'Rapport de forces'],
    [{ chart: 'notes', note: 'a' }, 'Notes, [a]', 'Notes, [a]'],
    // The mark as it is printed, not the id of the note.
    [{ chart: 'notes', note: 'star' }, 'Notes, [*]', 'Notes, [*]'],
    [{ chart: 'notes', row: 'star' }, 'Notes, [*]', 'Notes, [*]'],
    [{ chart: 'notes' }, 'Notes', 'Notes'],
    [{ chart: 'table' }, 'Fight table', 'Table de combat'],
    [{ chart: 'gone', row: 'wood' }, 'the sheet', 'la feuille'],
  ])('%j', ({ chart, ...place }, english, french) => {
    expect(formatPlace(place, findChart(chart), 'en')).toBe(english);
    expect(formatPlace(place, findChart(chart), 'fr')).toBe(french);
  });

  test('a rung has a true minus', () => {
    const rung = findChart('odds')?.rows.at(-1);
    expect(formatPlace({ row: rung?.id ?? '' }, findChart('odds'), 'en')).toBe('Odds, 1/2 −');
  });

  test('the document stands first, where it is known', () => {
    const cite = { document: 'sheet-2001', chart: 'ground', row: 'wood', column: 'fight' };
    expect(formatCite(cite, findChart('ground'), SOURCES, 'fr')).toBe(
      'La feuille de 2001, Terrain, Bois / Bosquet × Combat',
    );
    expect(formatCite(cite, findChart('ground'), [], 'en')).toBe('Ground, Wood / Grove × Fight');
  });

  test('a note without a mark has none', () => {
    expect(formatMark('nowhere', { kind: 'notes', title: t('', ''), columns: [], rows: [] })).toBe('');
  });
});

describe('what set a line aside', () => {
  const working = [{ id: 'lines.rear.value', label: t('From the rear', 'De dos') }];
  test.each([
    ['lines.rear.value', 'set aside by From the rear', 'écarté par De dos'],
    ['ground.wood.fight', 'set aside by Ground, Wood / Grove × Fight', 'écarté par Terrain, Bois / Bosquet × Combat'],
    ['attacker-1/ground.wood', 'set aside by Ground, Wood / Grove', 'écarté par Terrain, Bois / Bosquet'],
    ['notes.star', 'set aside by note [*]', 'écarté par la note [*]'],
    ['notes.gone', 'set aside by Notes', 'écarté par Notes'],
    ['nowhere.at-all', 'set aside by a rule of the sheet', 'écarté par une règle de la feuille'],
    ['', 'set aside by a rule of the sheet', 'écarté par une règle de la feuille'],
    ['table', 'set aside by Fight table', 'écarté par Table de combat'],
  ])('%s', (by, english, french) => {
    expect(formatSetAside(by, working, findChart, 'en')).toBe(english);
    expect(formatSetAside(by, working, findChart, 'fr')).toBe(french);
  });
});
