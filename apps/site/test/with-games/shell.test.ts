/* The search of any page, asked for what the games here print. */
import { asking } from '../search.ts';
import { expect, test } from '../site.ts';

test('who looks for a terrain, a ratio or a note is answered, in either language, and opens its cell', async ({
  page,
  origin,
}) => {
  const village = await asking(page, `${origin}/fr/`, 'village');
  // Other games may have villages too.
  await expect(village.first()).toHaveAttribute('href', /^\/fr\/[^/]+\/charts\/[^/]+\/#/);
  await expect(page.locator('#search li a[href="/fr/corbach-1760/charts/terrain/#village"]')).toBeVisible();
  const town = page.locator('#search li', { hasText: 'Ville / Village / Ruines' });
  await expect(town.locator('a').first()).toContainText('Infanterie 2');
  // The other printing stands with it, and only where it differs.
  await expect(town.locator('a.other')).toHaveAttribute('href', '/fr/jours-de-gloire/charts/terrain/2006/#town');
  const links = await village.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((link) => link.includes('/docs/'))).toEqual([]);
  expect(links.filter((link) => /terrain.*#town/.test(link))).toHaveLength(2);

  const ratio = await asking(page, `${origin}/en/`, '15:8');
  const ladder = page.locator('#search li', { hasText: '15:8 → 1.5/1' });
  await expect(ladder).toHaveCount(1);
  await expect(ladder).toContainText('+1, rounded in the defender’s favour');

  // By keys alone: down to the second result, back up to the words, and the first opens with Enter.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(ratio.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('#search-words')).toBeFocused();
  await page.locator('#search-words').fill('note e');
  await expect(ratio.first()).toHaveAttribute('href', '/en/jours-de-gloire/charts/notes/#e');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/en/jours-de-gloire/charts/notes/#e');
  await expect(page.locator('.litnote')).toContainText('e');
  // A letter on a page opens it too; within a field it is a letter.
  await page.keyboard.press('/');
  await expect(page.locator('#search-words')).toBeFocused();
  await page.keyboard.type('1/2');
  await expect(page.locator('#search-words')).toHaveValue('1/2');
});

test('more results are a key away, are counted aloud, and what is not found stands in the quotes of the language', async ({
  page,
  origin,
}) => {
  const found = await asking(page, `${origin}/fr/`, 'combat');
  const status = page.locator('#search [role="status"]');
  await expect(found).toHaveCount(12);
  await expect(status).toHaveText(/^\d+ trouvés, 12 montrés$/);
  const all = Number.parseInt((await status.textContent()) ?? '', 10);
  const more = page.getByRole('button', { name: 'En montrer plus' });
  expect((await more.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  for (let shown = 12; shown < all; shown += 12) {
    await expect(status).toHaveText(`${all} trouvés, ${shown} montrés`);
    await more.press('Enter');
    await expect(found.nth(shown)).toBeFocused();
  }
  await expect(found).toHaveCount(all);
  await expect(status).toHaveText(`${all} trouvés`);
  await expect(more).toBeHidden();
  // Opened again, it goes on with what is asked now.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.locator('#search-words').fill('cavalerie');
  await expect(status).toHaveText(/, 12 montrés$/);
  await more.press('Enter');
  await expect(found.nth(12)).toBeFocused();
  await page.locator('#search-words').fill('zqxv');
  await expect(status).toHaveText('Rien trouvé pour «\u202fzqxv\u202f».');
  await expect(more).toBeHidden();
});
