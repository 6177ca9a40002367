import { platesOn } from '../plates.ts';
import { expect, test } from '../site.ts';

test('an outcome that no rating changes has one column, and the rarer outcomes are folded', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/en/atlas/jours-de-gloire/`);
  const plates = await platesOn(page);
  const [first] = plates;
  // The attackers are as they were by the die alone, whatever their cohesion.
  expect(first?.heads).toEqual(['any']);
  expect(first?.rows.map(({ cells }) => cells.length)).toEqual(first?.rows.map(() => 1));
  for (const { heads, rows } of plates.filter(({ heads }) => heads.length > 1))
    expect(
      rows.some(({ cells }) => new Set(cells.map(({ figure }) => figure)).size > 1),
      heads.join(),
    ).toBe(true);
  await page.goto(`${origin}/en/atlas/corbach-1760/`);
  const shown = await page.locator('.a-sec[open] > .plates > table').count();
  expect(shown).toBeLessThanOrEqual(3);
  await expect(page.getByText(/^Rarer outcomes/).first()).toBeVisible();
});
