/* A counter is read at a glance: its two figures never run into one. */
import { open } from '../calculators.ts';
import { expect, test } from '../site.ts';

test('the figures of a counter stand apart, each on its side, however long they are', async ({ page, origin }) => {
  await open(
    page,
    `${origin}/en/jours-de-gloire/calculators/shock/?attackers.1.strength=20&attackers.1.cohesion=12&defenders.1.strength=28`,
  );
  const counters = page.locator('.u-c');
  await expect(counters.first().locator('.c-s')).toHaveText('20');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const gaps = await counters.evaluateAll((all) =>
    all.map((counter) => {
      const box = (part: string) => counter.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [box('.c-tick').x - box('.c-s').right, box('.c-c').x - box('.c-tick').x].map((gap) => gap > 0);
    }),
  );
  expect(gaps).toEqual([
    [true, true],
    [true, true],
  ]);
});
