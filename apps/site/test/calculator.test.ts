/* Every calculator as a reader meets it: what the page says is what the package answers, by link, by key and after a reload. */
import {
  type AnyCalculator,
  checkAsk,
  createReport,
  formatQuery,
  parseInput,
  parseWords,
  type Report,
  sampleInput,
  splitWords,
} from '@coup-doeil/core/game';
import { formatCount, formatHeadline, formatTotal, getHeadline } from '@coup-doeil/core/tell';
import { address, calculators, LANGS, livePages, open, packageAnswer } from './calculators.ts';
import { expect, test } from './site.ts';

/** Numbers that are the same at every run: a small generator of its own, so that the page's dice stay out of it. */
const picker = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

const SAMPLES = 5;

/** In the page: everything that it says of an answer, as it stands there; what is folded comes when it is opened. */
const saidOnPage = () => {
  for (const shut of document.querySelectorAll<HTMLDetailsElement>('.oddsec details')) shut.open = true;
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  return {
    refused: texts('.answer .refused b'),
    total: texts('.answer .total b'),
    measure: texts('.answer .meas > .tn:last-child').map((text) => text.split(' ')[0]),
    working: texts('.sum tbody td.v').map((text) => text.replace(/ \(.*/, '')),
    odds: texts('.oddsec .fr').toSorted(),
    told: texts('.setbar .told'),
  };
};

/** The same, from the package's report. */
const saidByPackage = ({ refused, answer, working, odds }: Report, calculator: AnyCalculator, lang: 'en' | 'fr') => ({
  refused: refused ? [refused.reason[lang]] : [],
  total: typeof answer?.total === 'number' ? [formatTotal(answer.total, calculator)] : [],
  measure: answer?.measure ? [`${formatCount(answer.measure.ways)}/${formatCount(answer.measure.of)}`] : [],
  working: working.map(({ op, value }) => `${op === 'set' ? '= ' : ''}${formatTotal(value, calculator)}`),
  odds: Object.values(odds)
    .flat()
    .map(({ ways, of }) => `${formatCount(ways)}/${formatCount(of)}`)
    .toSorted(),
  told: [''],
});

for (const lang of LANGS)
  test(`the page says what the package answers, by links of random inputs (${lang})`, { tag: '@game' }, async ({
    page,
    origin,
  }) => {
    const all = await calculators();
    expect(all.map((one) => address(lang, one)).toSorted()).toEqual(livePages('calculators', lang));
    for (const one of all) {
      const pick = picker(one.calculator.id.length * 97 + one.meta.id.length);
      for (let i = 0; i < SAMPLES; i++) {
        const asked = checkAsk(one.calculator, { input: sampleInput(one.calculator.input, pick) });
        const told = createReport(one.meta, one.calculator, asked);
        const headline = getHeadline(told);
        const link = address(
          lang,
          one,
          `?${formatQuery(one.calculator, { asked, version: one.meta.version, headline })}`,
        );
        // The first as a link that is opened; the others as the history brings them.
        if (i === 0) await open(page, origin + link);
        else
          await page.evaluate((link) => {
            history.pushState(null, '', link);
            dispatchEvent(new PopStateEvent('popstate'));
          }, link);
        const said = expect.poll(() => page.evaluate(saidOnPage), { message: link, intervals: [20, 50, 100] });
        await said.toEqual(saidByPackage(told, one.calculator, lang));
      }
    }
  });

test('what a field’s description adds to its name stands beneath it', async ({ page, origin }) => {
  const helped = (await calculators()).flatMap((one) =>
    Object.values(one.calculator.input.fields).flatMap(({ help, when }) => (help && !when ? [{ one, help }] : [])),
  );
  expect(helped.length).toBeGreaterThan(0);
  for (const { one, help } of helped) {
    await open(page, origin + address('fr', one));
    const isThere = async () => ((await page.locator('.field').textContent()) ?? '').includes(help.fr);
    // What lies on a hexside is asked for where it lies, and what is seldom asked for is folded.
    for (const place of [page.locator('.rose-hexside').first(), page.locator('.rest > .u-more > summary').last()])
      if (!(await isThere()) && (await place.count()) > 0) await place.click();
    await expect(page.locator('.field')).toContainText(help.fr);
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
  // The page's own address comes a moment after a change: it must not come after a step of the history.
  await page.waitForTimeout(500);
  await page.goForward();
  await expect(total).toHaveText(after ?? '');
  await page.goBack();
  await expect(total).toHaveText(before ?? '');
  await page.locator('.rest .step button').nth(1).click();
  await expect(page).toHaveURL(/strength=5/);
  await page.locator('.undo').click();
  await expect(total).toHaveText(before ?? '');
  await expect(page).not.toHaveURL(/strength=5/);
  await page.reload();
  await expect(total).toHaveText(before ?? '');
});

test('each of the rulings to start from brings its own situation, and says so until something changes', async ({
  page,
  origin,
}) => {
  page.on('pageerror', (error) => {
    throw error;
  });
  for (const one of await calculators()) {
    const { calculator, meta } = one;
    if (calculator.examples.length === 0) continue;
    await open(page, origin + address('en', one));
    const presets = page.locator('.setbar select').first();
    for (const { id, words } of calculator.examples) {
      const asked = checkAsk(calculator, {
        input: parseInput(calculator.input, parseWords(calculator.input, splitWords(words))),
      });
      const headline = getHeadline(createReport(meta, calculator, asked));
      await presets.selectOption(id);
      // Who is about to follow a link need not wait until the address has come to rest.
      await page.locator('header a').first().dispatchEvent('focusin');
      const query = formatQuery(calculator, { asked, version: meta.version, headline });
      await expect
        .poll(() => new URL(page.url()).search, { message: `${calculator.id} ${id}`, intervals: [10, 20, 50] })
        .toBe(`?${query}`);
      await expect(presets).toHaveValue(id);
    }
    await page.locator('.undo').click();
    await expect(presets).toHaveValue('');
  }
});

test('an answer is pinned, another stands beside it, and comes back with a click', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  await open(page, origin + address('en', one));
  const total = page.locator('.total b');
  const pin = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
  };
  const rows = page.locator('.pinned tr');
  const before = (await total.textContent()) ?? '';
  await pin();
  await expect(rows).toHaveCount(2);
  // The total and the chance stand apart.
  const cells = rows.nth(1).locator('td.tn');
  const ends = await cells.evaluateAll((all) => all.map((cell) => cell.getClientRects()[0]?.right ?? 0));
  const gap = await cells.nth(1).evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingLeft));
  expect(ends).toHaveLength(2);
  expect(gap).toBeGreaterThanOrEqual(8);
  // The same once more is the same.
  await pin();
  await expect(rows).toHaveCount(2);
  await page.locator('.rest .step button').nth(1).click();
  await expect(total).not.toHaveText(before);
  await expect(rows.first()).toContainText((await total.textContent()) ?? '');
  await expect(rows.nth(1)).toContainText(before);
  await pin();
  await expect(rows).toHaveCount(3);
  await rows.nth(2).getByRole('link').click();
  await expect(total).toHaveText(before);
  await rows.nth(2).getByRole('button').click();
  await expect(rows).toHaveCount(2);
});

test('a what-if line that is clicked after a further edit keeps the edit', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  await open(page, origin + address('en', one));
  const strength = page.locator('.rest .step input').first();
  const more = page.locator('.rest .step button').nth(1);
  const line = page.locator('.what tbody tr', { hasText: /^Fire at range/ }).first();
  const before = await line.textContent();
  await more.click();
  await expect(strength).toHaveValue('5');
  // The list is hydrated and follows the answer.
  await expect(line).not.toHaveText(before ?? '');
  const [, to = ''] = /range (\d+)/.exec((await line.locator('button').textContent()) ?? '') ?? [];
  // In one task: the line is one that was offered for the state before.
  await page.evaluate(() => {
    const [more, line] = [
      document.querySelectorAll<HTMLElement>('.rest .step button')[1],
      [...document.querySelectorAll<HTMLElement>('.what tbody button')].find((each) =>
        each.textContent?.startsWith('Fire at range'),
      ),
    ];
    more?.click();
    line?.click();
  });
  await expect(page).toHaveURL(new RegExp(`strength=6.*range=${to}`));
  await expect(strength).toHaveValue('6');
});

test('a code and a throw belong to the state they were made for', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(
    ({ calculator: { input, odds } }) => odds && Object.hasOwn(input.fields, 'strength'),
  );
  if (!one) throw new Error('no calculator with a strength that throws');
  await open(page, origin + address('en', one));
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.locator('.qr')).toBeVisible();
  await page.locator('.acts .main').click();
  await expect(page.locator('.outcome .sentence')).toHaveCount(1);
  await expect(page.locator('.crt tr.lit')).toHaveCount(1);
  await page.locator('.rest .step button').nth(1).click();
  await expect(page.locator('.qr')).toHaveCount(0);
  await expect(page.locator('.outcome .sentence')).toHaveCount(0);
  await expect(page.locator('.crt tr.lit')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.log summary')).toContainText('(1)');
  await expect(page.locator('.outcome .sentence')).toHaveCount(0);
});

const tag = encodeURIComponent('<img src=x onerror=alert(1)>');

/** Links that are not this house's, each with a strength of 7 in it that is valid, and something that is said of the rest. */
const links: readonly (readonly [query: string, ...said: string[]])[] = [
  [`__proto__.x=1&hex=${tag}&constructor=1&reading.x=%3Cb%3E`, '__proto__.x', '<img src=x onerror=alert(1)>'],
  [`edition=${tag}&nothing=1&toString=2`, '<img src=x', 'nothing', 'toString'],
  [`${tag}=1&hex.hex=2&=3`, '<img src=x'],
  [`hex=${'x'.repeat(5000)}`, 'xxx…'],
  ['hexsides=%E0%A4%A&v=0.0.1', '%A'],
  [`${Array.from({ length: 500 }, (_, i) => `a${i}=1`).join('&')}`, 'a0'],
];

for (const lang of LANGS)
  test(`a damaged, hostile or old link opens with what was valid and says what was not (${lang})`, async ({
    page,
    origin,
  }) => {
    const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
    if (!one) throw new Error('no calculator with a strength');
    page.on('dialog', () => {
      throw new Error('something ran');
    });
    const strength = page.locator('.rest .step input').first();
    for (const [query, ...said] of links) {
      await open(page, origin + address(lang, one, `?strength=7&${query}`));
      await expect(strength, query.slice(0, 60)).toHaveValue('7');
      for (const text of said) await expect(page.locator('.told')).toContainText(text);
      expect(await page.locator('main img').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    const told = page.locator('.told');
    // What somebody wrote into a link is never said in our words: it stands in quotes.
    const moved = 'This site has moved to evil.example';
    await open(page, origin + address(lang, one, `?strength=7&${encodeURIComponent(moved)}=1&reading.luck=mine`));
    const [before, after] = lang === 'fr' ? ['«\u202f', '\u202f»'] : ['“', '”'];
    await expect(told).toContainText(`${lang === 'fr' ? 'données' : 'input'} (${before}${moved}${after})`);
    await expect(told).toContainText(`${lang === 'fr' ? 'lecture' : 'reading'} (${before}luck${after})`);
    // An old link: its answer then, and the one today; a headline that no answer has is no figure.
    for (const [was, then] of [
      ['%2B99_1/20', lang === 'fr' ? '+99 · 5\u202f%' : '+99 · 5%'],
      [`%2B99_1/2${'0'.repeat(300)}`, lang === 'fr' ? 'une autre' : 'another'],
    ]) {
      await open(page, origin + address(lang, one, `?strength=7&v=0.0.1&was=${was}`));
      const { answer } = packageAnswer(one, page.url());
      const now = formatHeadline(answer?.headline ?? '', one.calculator, lang);
      await expect(told).toContainText(
        `${then}${lang === 'fr' ? '\u202f; aujourd’hui elle est' : '; today it is'} ${now}.`,
      );
    }
    expect((await told.textContent())?.length).toBeLessThan(250);
  });

test('the log of throws survives a reload, and a seed throws on and on, never the same twice', async ({
  page,
  origin,
}) => {
  const [one] = (await calculators()).filter(({ calculator }) => calculator.odds !== undefined);
  if (!one) throw new Error('no calculator that throws');
  await open(page, origin + address('en', one));
  await page.locator('.log summary').click();
  await page.locator('.log input').fill('valmy');
  await page.locator('.acts .main').click();
  await expect(page.locator('.throws li')).toHaveCount(1);
  const first = await page.locator('.throws li').first().textContent();
  await page.locator('.acts .main').click();
  await expect(page.locator('.throws li')).toHaveCount(2);
  await expect(page.locator('.throws li small')).toHaveText(['valmy.2', 'valmy']);
  // From the beginning it throws the same again.
  await page.locator('.log').getByRole('button', { name: 'Clear the log' }).click();
  await page.locator('.acts .main').click();
  await expect(page.locator('.throws li')).toHaveText([first ?? '']);
  await page.locator('.acts .main').click();
  await expect(page.locator('.throws li')).toHaveCount(2);
  await page.reload();
  await page.locator('.log summary').click();
  await expect(page.locator('.throws li')).toHaveCount(2);
});

test('the link of a throw carries its seed, and throws the same again', async ({ browser, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => calculator.odds !== undefined);
  if (!one) throw new Error('no calculator that throws');
  // Each as another reader, who has no log of throws.
  const throwOnce = async (at: string, seed: string) => {
    const context = await browser.newContext({
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await open(page, at);
    await page.locator('.log summary').click();
    if (seed !== '') await page.locator('.log input').fill(seed);
    await page.locator('.acts .main').click();
    await expect(page.locator('.throws li')).toHaveCount(1);
    const told = await page.locator('.throws li').textContent();
    await page.locator('.acts .btn').last().click();
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await context.close();
    return { told, link };
  };
  const first = await throwOnce(origin + address('en', one), 'valmy');
  expect(new URL(first.link).searchParams.get('seed')).toBe('valmy');
  expect((await throwOnce(first.link, '')).told).toBe(first.told);
});

test('a figure of the working leads to the lit cell, and from there back to the same sum', async ({ page, origin }) => {
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  await open(page, origin + address('fr', one));
  const before = await page.locator('.total b').textContent();
  await page.locator('.rest .step button').nth(1).click();
  await expect(page.locator('.total b')).not.toHaveText(before ?? '');
  const total = await page.locator('.total b').textContent();
  await page.locator('.work .ct a').first().click();
  await page.getByRole('link', { name: 'Revenir au calcul' }).click();
  await expect(page).toHaveURL(/strength=5.*#hw$/);
  await page.locator('#calculator[data-live]').waitFor();
  await expect(page.locator('.total b')).toHaveText(total ?? '');
  // Who came otherwise has nowhere to go back to.
  const lit = await page.locator('.work .ct a').first().getAttribute('href');
  await page.goto(`${origin}/fr/`);
  await page.goto(origin + lit);
  await expect(page.locator('.litnote button')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Revenir au calcul' })).toHaveCount(0);
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
  // At once after a key, as far as a hand can be that quick.
  await expect(page.locator('.rest .step input').first()).toHaveValue('5');
  await page.locator('.rest .step button').nth(1).click();
  const next = await page.locator('.total b').textContent();
  await page.locator('a[hreflang="en"]').first().click();
  await page.locator('#calculator[data-live]').waitFor();
  expect(new URL(page.url()).pathname.startsWith('/en/')).toBe(true);
  await expect(page).toHaveURL(/strength=6/);
  await expect(page.locator('.total b')).toHaveText(next ?? '');
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
