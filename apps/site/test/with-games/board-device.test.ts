import { piece } from '../boards.ts';
import { expect, test } from '../site.ts';

test('a calculation is set out by a worker: meanwhile the ready battle can be touched, and it can be stopped', async ({
  page,
  origin,
}) => {
  // Held back until the test lets it go.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/worker.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${origin}/en/jours-de-gloire/board/#c=shock&attackers.1.strength=7`);
  const note = page.locator('.setout');
  await expect(note).toContainText('Setting out your calculation');
  await piece(page, 'leger').click();
  await expect(page.locator('.who-h')).toBeVisible();
  await note.getByRole('button', { name: 'Stop' }).click();
  await expect(note).toContainText('Your calculation was not set out.');
  release();
  await note.getByRole('button', { name: 'Set it out' }).click();
  await expect(page.locator('.at-t')).toHaveText(/^Shock: /, { timeout: 30_000 });
  await expect(page.locator('.map-piece')).toHaveCount(2);
});
