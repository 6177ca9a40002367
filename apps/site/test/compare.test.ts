/* Two printings side by side: said in words, and every answer that is said to move does move, asked of the package again. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bands, column, t, verbatim } from '@coup-doeil/core/chart';
import {
  checkAsk,
  choice,
  computeAnswer,
  createBrief,
  defineCalculator,
  describeInput,
  type Game,
  isSameBrief,
  parseQuery,
} from '@coup-doeil/core/game';
import { findEffects } from '../src/compare/effects.ts';
import { findGames } from '../src/integrations/workspace-games.ts';
import { expect, pages, test } from './site.ts';

const packages = process.env.GAMES_FOLDER ?? join(import.meta.dirname, '../../../packages');
const compared = pages().filter((page) => /\/compare\//.test(page));

test('a comparison says every change in words and shows which answers move, by how much', async ({ page, origin }) => {
  expect(compared.length).toBeGreaterThan(1);
  for (const address of compared) {
    await page.goto(origin + address);
    const rows = await page.locator('.cmp.c4 tbody tr').evaluateAll((all) =>
      all.map((row) => ({
        text: (row.textContent ?? '').replace(/\s+/g, ' '),
        means: row.querySelector('.mn')?.textContent?.trim() ?? '',
        effects: [...row.querySelectorAll('.eff')].map((effect) => ({
          links: [...effect.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
          by: effect.querySelector('.tn')?.textContent ?? '',
        })),
      })),
    );
    expect(rows.length, address).toBeGreaterThan(0);
    // What data says for rules is no word for a reader: `notIn`, `adjacent: true`, a kebab-case id.
    for (const { text, means } of rows) {
      expect(text, address).not.toMatch(/\bnot[A-Z]|: (?:true|false)\b|\b[a-z]+(?:-[a-z]+){2,}\b(?!’)/);
      expect(means, text).not.toBe('');
    }
    const effects = rows.flatMap(({ effects: some }) => some);
    expect(effects.length, address).toBeGreaterThan(0);
    const found = findGames(packages).find(({ id }) => id === address.split('/')[2]);
    // The mark promises a `game`.
    const { game } = (await import(pathToFileURL(found?.doors['.'] ?? '').href)) as { game: Game };
    for (const { links, by } of effects) {
      // What the answer was goes with each link, a refusal too: the page it opens says when the answer is another.
      for (const link of links) expect(new URL(link, origin).searchParams.get('was'), link).not.toBe('');
      const told = await Promise.all(
        links.map(async (link) => {
          const { pathname, search } = new URL(link, origin);
          const calculator = await game.calculators[pathname.split('/')[4] ?? '']?.();
          if (calculator === undefined) throw new Error(`no calculator at ${link}`);
          const { ask } = parseQuery(calculator, search.slice(1));
          return createBrief(calculator, computeAnswer(calculator, checkAsk(calculator, ask)));
        }),
      );
      expect(told.length).toBe(2);
      const [before, after] = told;
      expect(before && after && isSameBrief(before, after), links.join(' ')).toBe(false);
      const [was, is] = told.map(({ total }) => total);
      const moved = typeof was === 'number' && typeof is === 'number' ? is - was : 0;
      expect(by === '' ? 0 : Number(by.replace('−', '-')), links.join(' ')).toBe(moved);
    }
  }
});

test('the same chance out of more dice is no change between two printings', () => {
  const hit = bands({
    id: 'volley',
    title: t('Volley', 'Salve'),
    document: 'sheet',
    columns: { target: column(t('Target', 'Cible'), verbatim) },
    rows: [['1 +', 'hit']],
  });
  const range = choice({
    label: t('Range', 'Distance'),
    options: { near: t('Near', 'Près'), far: t('Far', 'Loin') },
    default: 'near',
  });
  // Five in ten of one die against fifty in a hundred of two; further off the newer printing hits in forty.
  const chances = { older: { near: [5, 10], far: [5, 10] }, newer: { near: [50, 100], far: [40, 100] } } as const;
  const calculator = defineCalculator({
    id: 'volley',
    title: t('Volley', 'Salve'),
    lead: t('One volley.', 'Une salve.'),
    input: describeInput({ range }),
    charts: { older: { volley: hit }, newer: { volley: hit } },
    readings: {},
    examples: [],
    measure: { label: t('hit', 'touche'), list: 'result', counts: (outcome) => outcome === 'hit' },
    answer: ({ edition }, { range }) => {
      const [ways, of] = chances[edition === 'older' ? 'older' : 'newer'][range];
      const odds = { result: { of, ways: [['hit', ways] as const, ['miss', of - ways] as const] } };
      return { total: 2, odds };
    },
  });
  const meta = { id: 'the-ford', version: '1.0.0' };
  const effects = findEffects({ meta, calculators: [calculator] }, 'older', 'newer');
  expect(effects.map(({ words }) => words)).toEqual([[['range', 'far']]]);
});

test('a link to a refused side opens without saying that the answer was another', async ({ page, origin }) => {
  for (const address of compared) {
    await page.goto(origin + address);
    const links = await page.locator('.eff a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) expect(new URL(link, origin).searchParams.get('was'), link).toBeTruthy();
    const refused = links.find((link) => new URL(link, origin).searchParams.get('was')?.startsWith('refused'));
    if (refused === undefined) continue;
    await page.goto(origin + refused);
    await page.locator('#calculator[data-live]').waitFor();
    await expect(page.locator('.answer .refused')).toBeVisible();
    await expect(page.locator('.setbar .told')).toBeEmpty();
    return;
  }
  throw new Error('no comparison with a refused side');
});

test('what plays differently comes first, and mere names are folded', async ({ page, origin }) => {
  let folded = 0;
  for (const address of compared) {
    await page.goto(origin + address);
    const plays = page.locator('section:has(> h2)', { has: page.locator('.eff') });
    await expect(plays).toHaveCount(1);
    await expect(page.locator('section:has(.cmp.c4)').first().locator('.eff').first()).toBeVisible();
    for (const row of await plays.locator('.cmp.c4 tbody tr').all())
      await expect(row.locator('.eff').first()).toBeVisible();
    const fold = page.locator('details.fold');
    await expect(fold).not.toHaveAttribute('open');
    const kinds = await fold.locator('.cmp.c4 tbody th .mute').allTextContents();
    folded += kinds.length;
    expect(new Set(kinds.filter((kind) => !/^(?:name|rule number|nom|numéro de règle)$/.test(kind))), address).toEqual(
      new Set(),
    );
    const rows = await page.locator('.cmp.c4 tbody tr').count();
    const told = await page.locator('h2 .mute, summary .mute').allTextContents();
    expect(
      told.reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0),
      address,
    ).toBe(rows);
  }
  // Printings of small games may differ in no name.
  expect(folded).toBeGreaterThan(10);
});
