/* Every calculator as a reader meets it: what the page says is what the package answers, by link, by key and after a reload. */
import { checkAsk, report, sample, toQuery } from '@aide-de-camp/core/game';
import { signed, whole } from '../src/lib/figures.ts';
import { address, calculators, LANGS, livePages, open } from './calculators.ts';
import { expect, test } from './site.ts';

/** Numbers that are the same at every run: a small generator of its own, so that the page's dice stay out of it. */
const picker = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

for (const lang of LANGS)
  test(`the page says what the package answers, by links of random inputs (${lang})`, async ({ page, origin }) => {
    const all = await calculators();
    expect(all.map((one) => address(lang, one)).toSorted()).toEqual(livePages('calculators', lang));
    for (const one of all) {
      const pick = picker(one.calculator.id.length * 97 + one.meta.id.length);
      for (let i = 0; i < 2; i++) {
        const input = sample(one.calculator.input, pick);
        const asked = checkAsk(one.calculator, { input });
        const told = report(one.meta, one.calculator, asked);
        const headline = told.answer?.headline ?? 'refused';
        await open(
          page,
          origin + address(lang, one, `?${toQuery(one.calculator, { asked, version: one.meta.version, headline })}`),
        );
        const answer = page.locator('.answer');
        if (told.refused) await expect(answer.locator('.refused b')).toHaveText(told.refused.reason[lang]);
        else {
          if (typeof told.answer?.total === 'number')
            await expect(answer.locator('.total b')).toHaveText(signed(told.answer.total));
          if (told.answer?.measure) {
            const { ways, of } = told.answer.measure;
            await expect(answer.locator('.meas > .tn').last()).toContainText(`${whole(ways)}/${whole(of)}`);
          }
          await expect(page.locator('.sum tbody tr')).toHaveCount(told.working.length);
        }
        await expect(page.locator('.told')).toHaveText('');
      }
    }
  });

test('an answer follows each key, goes into the address, and comes back with undo and the browser’s back', async ({
  page,
  origin,
}) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  await open(page, origin + address('en', one));
  const total = page.locator('.total b');
  const before = await total.textContent();
  await page.locator('.rest .step button').nth(1).click();
  await expect(total).not.toHaveText(before ?? '');
  await expect(page).toHaveURL(/strength=5/);
  const after = await total.textContent();
  await page.reload();
  await expect(total).toHaveText(after ?? '');
  await page.goBack();
  await expect(total).toHaveText(before ?? '');
  await page.locator('.rest .step button').nth(1).click();
  await page.locator('.undo').click();
  await expect(total).toHaveText(before ?? '');
});

test('a damaged, hostile or old link opens with what was valid and says what was not', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  const hostile =
    '?strength=7&__proto__.x=1&hex=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&constructor=1&was=%2B99_1/2&reading.x=%3Cb%3E';
  page.on('dialog', () => {
    throw new Error('something ran');
  });
  await open(page, origin + address('en', one, hostile));
  await expect(page.locator('.told')).toContainText('__proto__');
  await expect(page.locator('.told')).toContainText('+99');
  expect(await page.locator('main img').count()).toBe(0);
  await expect(page.locator('.rest .step input').first()).toHaveValue('7');
});

test('the log of throws survives a reload, and the same seed throws the same', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => calculator.throw !== undefined);
  if (!one) throw new Error('no calculator that throws');
  await open(page, origin + address('en', one));
  await page.locator('.log summary').click();
  await page.locator('.log input').fill('valmy');
  await page.locator('.acts .main').click();
  const first = await page.locator('.throws li').first().textContent();
  await page.locator('.acts .main').click();
  await expect(page.locator('.throws li')).toHaveCount(2);
  expect(await page.locator('.throws li').first().textContent()).toBe(first);
  await page.reload();
  await page.locator('.log summary').click();
  await expect(page.locator('.throws li')).toHaveCount(2);
});

test('the twin in the other language carries the same state', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  await open(page, origin + address('en', one));
  await page.locator('.rest .step button').nth(1).click();
  await expect(page).toHaveURL(/strength=5/);
  const total = await page.locator('.total b').textContent();
  const query = new URL(page.url()).search;
  await page.locator('a[hreflang="fr"]').first().click();
  await page.locator('#calculator[data-live]').waitFor();
  expect(new URL(page.url()).pathname.startsWith('/fr/')).toBe(true);
  expect(new URL(page.url()).search).toBe(query);
  await expect(page.locator('.total b')).toHaveText(total ?? '');
});

test('a sequence is walked, remembered over a reload, and undone', async ({ page, origin }) => {
  const [walk] = livePages('steps', 'en');
  if (!walk) throw new Error('no sequence to walk');
  await open(page, origin + walk);
  await page.locator('.moves button').first().click();
  await expect(page.locator('.taken li')).toHaveCount(1);
  await page.goto(origin + walk);
  await expect(page.locator('.taken li')).toHaveCount(1);
  await page.locator('.add button').first().click();
  await expect(page.locator('.taken li')).toHaveCount(0);
});
