/* My units: kept under a name, added with one tap, out and in again as a file; a hostile file is refused whole. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { address, calculators, LANGS, open } from './calculators.ts';
import { expect, test } from './site.ts';

/** Every calculator page that lists units. */
const withUnits = async () =>
  (await calculators()).filter(({ calculator }) =>
    Object.values(calculator.input.fields).some((field) => field.kind === 'list' && field.of.kind === 'unit'),
  );

const names = [
  'Old Guard',
  '=HYPERLINK("http://example.org","x")',
  '-5 of the 3rd',
  '+@x',
  'Quoted "so", and more',
  '<img src=x onerror=alert(1)>',
  'L’Épée\u202f!',
];

const save = async (page: Page, name: string): Promise<void> => {
  const unit = page.locator('.unit').first();
  await unit.locator('.u-save input').fill(name);
  await unit.locator('.u-save button').click();
};
const listed = (page: Page) => page.locator('.mine').first().locator('li > button:first-of-type');
const exported = async (page: Page): Promise<string> => {
  const coming = page.waitForEvent('download');
  await page.locator('.mine').first().locator('.u-d > button').click();
  return readFileSync(await (await coming).path(), 'utf8');
};
const imports = (page: Page, text: string | Buffer) =>
  page
    .locator('.mine')
    .first()
    .locator('input[type="file"]')
    .setInputFiles({ name: 'units.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a unit is kept by name, added with one tap, and the list comes back from its file', async ({
  browser,
  origin,
}) => {
  const [one] = await withUnits();
  if (!one) throw new Error('no calculator with units');
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  page.on('dialog', () => {
    throw new Error('something ran');
  });
  await open(page, origin + address('en', one));
  const unit = page.locator('.unit').first();
  await unit.locator('.u-more > summary').click();
  const field = unit.locator('.u-s input').first();
  const strength = String(Number(await field.inputValue()) + 3);
  for (let i = 0; i < 3; i++) await unit.locator('.u-s .step button').nth(1).click();
  await expect(field).toHaveValue(strength);
  for (const name of names) await save(page, name);
  await page.locator('.mine > summary').first().click();
  await expect(listed(page)).toHaveText(names);
  // Each with its ratings, as its counter has them.
  await expect(page.locator('.mine').first().locator('.counter').first()).toContainText(strength);

  const count = await page.locator('.unit').count();
  await listed(page).first().click();
  await expect(page.locator('.unit')).toHaveCount(count + 1);
  const side = page.locator('.side').first().locator('.unit').last();
  await expect(side.locator('.u-s input').first()).toHaveValue(strength);
  // Its name stays beside it, as long as it is that counter.
  await expect(side.locator('.u-name')).toContainText(names[0] ?? '');
  await side.locator('.u-s .step button').nth(1).click();
  await expect(side.locator('.u-name')).toHaveCount(0);

  const file = await exported(page);
  // No cell that a spreadsheet would run.
  expect(file.split('\n').filter((line) => /^"?[=+@-]/.test(line))).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await open(page, origin + address('en', one));
  await page.locator('.mine > summary').first().click();
  await expect(listed(page)).toHaveCount(0);
  await imports(page, file);
  await expect(listed(page)).toHaveText(names);
  expect(await exported(page)).toBe(file);
  await listed(page).first().click();
  await expect(side.locator('.u-s input').first()).toHaveValue(strength);
  expect(await page.locator('main img').count()).toBe(0);
  await context.close();
});

/** A file, where it is wrong, and what is said of it. */
const broken: readonly (readonly [file: string, row: number, column: string, fr: string])[] = [
  ['name,strength\nA,3\nB,"4', 3, 'strength', 'un guillemet s’ouvre ici'],
  ['name,strength\nA,3\nB,4,5', 3, '#3', 'plus de cellules que de colonnes'],
  ['strength,name\n3,A', 1, 'name', 'la première colonne doit être'],
  ['name,name\nA,B', 1, 'name', 'un nom à elle'],
  ['', 1, '#1', 'il faut une première ligne'],
  ['name,strength\nA,3\n,4', 3, 'name', 'un nom à elle'],
  ['name,strength\nA,3\nA,4', 3, 'name', 'un nom à elle'],
  [`name\nA\n${'x'.repeat(81)}`, 3, 'name', '80 caractères'],
  [`name\n${'<b>x</b>\n'.repeat(250_000)}`, 222_223, 'name', 'deux millions de lettres'],
  ['{"name":"A"}', 1, 'name', 'la première colonne doit être'],
  [`name\n${Array.from({ length: 501 }, (_, i) => `u${i}`).join('\n')}`, 1, 'name', '500'],
];

for (const lang of LANGS)
  test(`a broken file is refused whole and says where; a hostile one is text (${lang})`, async ({
    browser,
    origin,
  }) => {
    const one = (await withUnits()).at(-1);
    if (!one) throw new Error('no calculator with units');
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await open(page, origin + address(lang, one));
    await page.locator('.mine > summary').first().click();
    const said = page.locator('.mine').first().locator('[role="status"]');
    await imports(page, 'name,strength\nKept,3\n');
    await expect(listed(page)).toHaveText(['Kept']);
    for (const [file, row, column, fr] of broken) {
      await imports(page, file);
      await expect(said).toContainText(
        lang === 'fr'
          ? `Non importé\u202f: units.csv, ligne ${row}, colonne ${column}\u202f: `
          : `Not imported: units.csv, row ${row}, column ${column}: `,
      );
      if (lang === 'fr') await expect(said).toContainText(fr);
      await expect(listed(page)).toHaveText(['Kept']);
    }
    // As a spreadsheet saves it where a comma is in figures.
    await imports(page, 'name;strength\nKept;4\n');
    await expect(said).toContainText(lang === 'fr' ? 'Importées' : 'Imported');
    // Valid as a file: what a unit cannot say is left to the default when it is added.
    await imports(page, 'name,strength,__proto__,arm,constructor\n<script>alert(1)</script>,=1+1,x,<b>,y\n');
    await expect(listed(page)).toHaveText(['Kept', '<script>alert(1)</script>']);
    const count = await page.locator('.unit').count();
    await listed(page).last().click();
    await expect(page.locator('.unit')).toHaveCount(count + 1);
    expect(await page.evaluate(() => 'x' in {} || document.querySelectorAll('main li script').length > 0)).toBe(false);
    await context.close();
  });
