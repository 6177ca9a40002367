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
