import { describe, expect, it, vi } from 'vitest';
import { describeRange } from '../../src/chart/range.ts';
import { tellError } from '../../src/tell/errors.ts';
import { formatPercent } from '../../src/tell/percent.ts';
import { fill, LANGUAGES, same, TYPOGRAPHY, t } from '../../src/text/index.ts';

// As languages.ts is with a line more.
vi.mock('../../src/text/languages.ts', () => ({
  eo: {
    name: 'Esperanto',
    locale: 'eo',
    space: '',
    decimal: ',',
    to: 'ĝis',
    quotes: ['„', '“'],
    texts: {
      Step: 'Paŝo',
      'Clear / Dégagé': 'Libera',
      Clear: 'Klara',
      '{n} hexes from {place}': 'for de {place} je {n} seslateroj',
      '{name}: {got}; allowed: {rule}.': '{name}: {got}; permesita: {rule}.',
      'a whole number from {min} to {max}': 'entjero de {min} ĝis {max}',
      'given {value}': 'ricevita {value}',
    },
  },
}));

describe('a third language', () => {
  it('is one of the list, after English and French, with its own typography', () => {
    expect(LANGUAGES).toEqual(['en', 'fr', 'eo']);
    expect(Object.values(TYPOGRAPHY).map(({ name }) => name)).toEqual(['English', 'Français', 'Esperanto']);
  });
  it('has its text by the English sentence, and the English with a mark where it has none', () => {
    expect(t('Step', 'Pas')).toEqual({ en: 'Step', fr: 'Pas', eo: 'Paŝo' });
    expect(t('Total', 'Total')).toEqual({ en: 'Total', fr: 'Total', eo: '[en] Total' });
  });
  it('tells one English word from itself by the French one', () => {
    expect(t('Clear', 'Clair')).toMatchObject({ eo: 'Klara' });
    expect(t('Clear', 'Dégagé')).toMatchObject({ eo: 'Libera' });
  });
  it('has what is the same in every language without a mark', () => {
    expect(same('R1')).toEqual({ en: 'R1', fr: 'R1', eo: 'R1' });
  });
  it('fills its own sentence, in its own order', () => {
    const place = t('Step', 'Pas');
    expect(t('{n} hexes from {place}', '{n} hex depuis {place}', { n: 3, place })).toEqual({
      en: '3 hexes from Step',
      fr: '3 hex depuis Pas',
      eo: 'for de Paŝo je 3 seslateroj',
    });
  });
  it('is read by the readers of core', () => {
    const fault = { code: 'number', field: 'x', allowed: { rule: 'whole-number', min: 1, max: 6 }, given: 'y' };
    // A code of the test's own language is none of the compiled ones.
    const eo = LANGUAGES[2];
    if (!eo) throw new Error('no third language');
    expect(tellError(fault, eo)).toBe('x: ricevita „y“; permesita: entjero de 1 ĝis 6.');
    expect(formatPercent({ ways: 1, of: 6 }, eo)).toBe('16,7%');
    expect(describeRange({ from: 3, to: 5 })[eo]).toBe('[en] 3 to 5');
  });
});

describe('the places of a text', () => {
  it('are filled in every language, with a text in the same one', () => {
    expect(t('{a}, {b}{a}', '{b}{a}', { a: 1, b: t('x', 'y') })).toMatchObject({ en: '1, x1', fr: 'y1' });
  });
  it('stay where nothing fills them', () => {
    expect(fill(t('{a} {b}', '{b}'), { a: 'x' })).toMatchObject({ en: 'x {b}', fr: '{b}' });
  });
  it('are filled in the languages that the text has', () => {
    const text: Partial<ReturnType<typeof t>> = { fr: 'de {a}' };
    expect(fill(text as ReturnType<typeof t>, { a: 1 })).toEqual({ fr: 'de 1' });
  });
});
