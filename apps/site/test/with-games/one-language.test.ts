/* A click that wants both languages has both, to the letter. */
import { LANGS, open } from '../calculators.ts';
import { expect, test } from '../site.ts';

test('a copied text says all that was asked, defaults too, and what set a line aside by the chart where it stands', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  // No chart of the shock says that a square has no rear.
  const square = '?attackers.1.square=true&attackers.1.threatenedBy=cavalry';
  const lines = {
    en: ['set aside by Fire modifiers', 'Defender 1: Arm: infantry'],
    fr: ['écarté par Modificateurs de tir', 'Défenseur 1\u202f: Arme\u202f: infanterie'],
  };
  const buttons = { en: ['Copy', 'Copy in French'], fr: ['Copier', 'Copier en anglais'] };
  for (const lang of LANGS)
    for (const [i, name] of buttons[lang].entries()) {
      const to = i === 0 ? lang : lang === 'en' ? 'fr' : 'en';
      await open(page, `${origin}/${lang}/jours-de-gloire/calculators/shock/${square}`);
      await page.getByRole('button', { name: lang === 'en' ? 'More' : 'Plus', exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('.answer').getByText(lang === 'en' ? 'Copied.' : 'Copié.')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const line of lines[to]) expect(text, `${lang} to ${to}`).toContain(line);
    }
  await context.close();
});

test('a copied text says beside a total what follows from it, and that a total is not the whole of it', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const march = '?allowance=4&steps.1.leaving=engaged';
  const lines = {
    en: [
      '1  = Total',
      'The sheet is silent on a part of this: the total is not the whole of it.',
      'A slow unit leaves an engagement: the sheet has no figure for it',
      'Within its points: yes',
      'Points left: 3',
    ],
    fr: [
      '1  = Total',
      'La feuille se tait sur une partie\u202f: ce total n’est pas complet.',
      'Une unité lente se dégage\u202f: la feuille n’a pas de chiffre pour cela',
      'Dans la limite de ses points\u202f: oui',
      'Points restants\u202f: 3',
    ],
  };
  for (const lang of LANGS) {
    await open(page, `${origin}/${lang}/seven-years-war/calculators/march/${march}`);
    await page.getByRole('button', { name: lang === 'en' ? 'More' : 'Plus', exact: true }).click();
    await page.getByRole('button', { name: lang === 'en' ? 'Copy' : 'Copier', exact: true }).click();
    await expect(page.locator('.answer').getByText(lang === 'en' ? 'Copied.' : 'Copié.')).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    for (const line of lines[lang]) expect(text).toContain(line);
  }
  await context.close();
});
