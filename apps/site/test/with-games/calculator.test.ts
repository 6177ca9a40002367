import { open } from '../calculators.ts';
import { expect, test } from '../site.ts';

test('a change of an answer without a number is told in words', async ({ page, origin }) => {
  await open(page, `${origin}/fr/seven-years-war/calculators/morale-effect/`);
  await expect(page.locator('.what tbody tr').first()).toHaveText(
    'Moral\u202f: 6Ce moral\u202f: la feuille n’a pas de ligne pour lui',
  );
});

test('what sets a line aside is said in words, whether it is another line or stands on another chart', async ({
  page,
  origin,
}) => {
  const words = 'attackers.1.arm=cavalry&attackers.1.terrains=woods&attackers.2.paths.1.hexsides=up-slope';
  await open(page, `${origin}/fr/seven-years-war/calculators/attack-terrain/?${words}`);
  const notes = 'écarté par Notes et principes';
  const sign = 'écarté par Signes et abréviations, un chiffre nu pèse sur l’attaquant qui entre dans le terrain';
  await expect(page.locator('.work .by')).toHaveText([notes, notes, sign]);
  // No chart of the shock says that a square has no rear: the page names the one that does.
  const square = 'attackers.1.square=true&attackers.1.threatenedBy=cavalry';
  await open(page, `${origin}/en/jours-de-gloire/calculators/shock/?${square}`);
  await expect(page.locator('.work .by')).toHaveText('set aside by Fire modifiers');
  await open(page, `${origin}/en/jours-de-gloire/calculators/shock/`);
  await page.locator('.setbar select').first().selectOption({ label: 'Charge against a square, with infantry' });
  const struck = page.locator('.work tr.ign');
  await expect(struck).toHaveCount(1);
  await expect(struck).toContainText('set aside by Charge against a square, beside infantry too; no charge bonus');
});

test('odds of both sides that are left out are said to be', async ({ page, origin }) => {
  const ten = Array.from({ length: 10 }, (_, i) => `attackers.${i + 1}.morale=4&defenders.${i + 1}.morale=4`);
  await open(page, `${origin}/fr/corbach-1760/calculators/combat/?${ten.join('&')}`);
  const leftOut = page
    .locator('.oddsec')
    .getByText('Les deux camps ensemble\u202f: pas de chances exactes, il y a trop de tests.');
  await expect(leftOut).toBeVisible();
  await expect(page.locator('.oddsec h3')).toContainText([
    'Les attaquants après les tests',
    'Les défenseurs après les tests',
  ]);
  await open(page, `${origin}/fr/corbach-1760/calculators/combat/`);
  await expect(page.locator('.oddsec h3').first()).toBeVisible();
  await expect(page.getByText('pas de chances exactes')).toHaveCount(0);
});
