/* What the search answers of the games here, from the built index of each language. */
import { ask } from '../search.ts';
import { expect, test } from '../site.ts';

test('a village gives its costs first, then the lines that speak of it', () => {
  const answers = ask('en', 'Village');
  // Other games may have villages too: the costs come first all the same.
  expect(answers[0]?.url).toMatch(/\/charts\//);
  const [corbach, town, ...rest] = answers.filter(({ url }) => /corbach|jours-de-gloire/.test(url));
  // From the sheets: Corbach 2 2 −1 −1; Jours de Gloire 1 2 3 3 −2 −1.
  expect(corbach?.url).toBe('/en/corbach-1760/charts/terrain/');
  expect(corbach?.text).toMatch(/Infantry 2; Cavalry 2;.*Fire −1; Combat −1/);
  expect(town?.text).toMatch(/General 1; Infantry 2; Cavalry 3; Artillery 3;.*Fire −2; Shock −1 \[b\] \[e\]/);
  expect(rest.map(({ title }) => title)).toContain('The firer has six fronts (square, town, village)');
});

test('accents and case are passed over; a letter alone is a mark, and no beginning of a word', () => {
  expect(ask('fr', 'etang')[0]?.title).toBe('Étang');
  expect(ask('fr', 'MARAIS')[0]?.anchor).toBe('marsh');
  expect(ask('en', 'note e').map(({ url, anchor }) => `${url}#${anchor}`)).toEqual([
    '/en/jours-de-gloire/charts/notes/#e',
  ]);
  expect(ask('en', 'zqxv')).toEqual([]);
  expect(ask('en', ' ')).toEqual([]);
});

test('two strengths give the row of each ladder, rounded for the defender, and say when they are rounded', () => {
  const rowsOf = (words: string) =>
    ask('en', words).flatMap(({ anchor, found }) => (found ? [[anchor, found.rounded]] : []));
  // A draft beside may have a ladder too.
  const ratios = rowsOf('15:8');
  expect(ratios.slice(0, 2)).toEqual([
    ['3-2', true],
    ['1p5-1', true],
  ]);
  for (const [, rounded] of ratios) expect(rounded).toBe(true);
  expect(rowsOf('12 / 4').slice(0, 2)).toEqual([
    ['3-1', false],
    ['3-1', false],
  ]);
  expect(rowsOf('9:1').map(([, rounded]) => rounded)).toEqual(ratios.map(() => false));
  expect(rowsOf('0:0')).toEqual([]);
  expect(rowsOf('15')).toEqual([]);
});

test('a calculator is found by its title before rows that only speak of it', () => {
  expect(
    ask('fr', 'marche')
      .slice(0, 3)
      .map(({ kind }) => kind),
  ).toEqual(['calculator', 'calculator', 'calculator']);
  expect(ask('en', 'combat results')[0]?.url).toBe('/en/corbach-1760/charts/combat/');
});
