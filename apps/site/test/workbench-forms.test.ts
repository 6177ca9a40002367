/* Notes are typed in a form, whose fields have names in the language of the page. */
import { expectCell, fillCell, goToSheet, openBench } from './bench.ts';
import { expect, test } from './site.ts';

const WORDS = {
  en: { language: 'In English', mark: 'Mark', note: 'The mill counts as woods.' },
  fr: { language: 'En français', mark: 'Appel', note: 'Le moulin vaut un bois.' },
} as const;

for (const lang of ['en', 'fr'] as const)
  test(`notes have a form, and count at once: ${lang}`, async ({ page, origin }) => {
    const words = WORDS[lang];
    await openBench(page, origin, '', lang);
    await page.locator('.wb-start .btn').nth(1).click();
    await fillCell(page, 6, 2, 'D1 [z]');
    await expect(page.locator('.mendl li')).toHaveCount(1);
    await goToSheet(page, 'notes');
    const form = page.locator('.wb-form');
    await form.getByLabel(words.mark, { exact: true }).last().fill('z');
    await form.locator('fieldset', { hasText: /^z/ }).getByLabel(words.language).fill(words.note);
    await expect(page.locator('.mendl')).toHaveCount(0);
    await page.reload();
    await goToSheet(page, 'combat');
    await expectCell(page, 6, 2, 'D1 [z]');
    await expect(page.locator('.wb-r .wb-notes')).toContainText(words.note);
  });

const SOURCES = {
  en: { id: 'Id, for addresses', title: 'In English', year: 'Year', languages: 'Languages printed' },
  fr: { id: 'Identifiant, pour les adresses', title: 'En français', year: 'Année', languages: 'Langues imprimées' },
} as const;

for (const lang of ['en', 'fr'] as const)
  test(`sources have a form: a wrong field is said below it, and the card names what was typed from: ${lang}`, async ({
    page,
    origin,
  }) => {
    const words = SOURCES[lang];
    await openBench(page, origin, '', lang);
    await page.locator('.wb-start .btn').nth(1).click();
    await goToSheet(page, 'sources');
    const form = page.locator('.wb-form');
    await form.getByLabel(words.id, { exact: true }).last().fill('second');
    const entry = form.locator('fieldset', { hasText: /^second/ });
    await entry.getByLabel(words.title, { exact: true }).fill('Errata, 2027');
    await entry.getByLabel(words.year, { exact: true }).fill('27');
    await entry.getByLabel(words.languages, { exact: true }).fill('english');
    for (const field of [words.year, words.languages])
      await expect(entry.getByLabel(field, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('.msg p')).toHaveCount(2);
    await expect(page.locator('.mendl li')).toHaveCount(2);
    await entry.getByLabel(words.year, { exact: true }).fill('2027');
    await entry.getByLabel(words.languages, { exact: true }).fill('en');
    await expect(page.locator('.mendl')).toHaveCount(0);
    await page.reload();
    await page.locator('#workbench[data-live]').waitFor();
    await goToSheet(page, 'sources');
    await expectCell(page, 2, 3, '2027');
    await page.evaluate(() => {
      location.hash = 'combat/card';
    });
    await expect(page.locator('.k-sheet')).toContainText('Errata, 2027');
  });
