/* The answer in sight: its head and the bar of a phone, what would change it, and letters that lamplight can read. */
import { checkAsk, computeWhatIf, createReport, formatQuery, parseWords, splitWords } from '@coup-doeil/core/game';
import {
  findSpan,
  formatAlternative,
  formatFact,
  formatPercent,
  formatSpan,
  formatTotal,
  getHeadline,
} from '@coup-doeil/core/tell';
import type { Page } from '@playwright/test';
import { address, calculators, LANGS, type One, open } from './calculators.ts';
import { expect, test } from './site.ts';

/** The examples of every calculator, each with its answer. */
const listExamples = async () =>
  (await calculators()).flatMap((one) =>
    one.calculator.examples.map(({ words }) => {
      const { meta, calculator } = one;
      const asked = checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)) });
      return { one, asked, report: createReport(meta, calculator, asked) };
    }),
  );

type Shown = Awaited<ReturnType<typeof listExamples>>[number];

const link = (lang: string, { one, asked, report }: Shown): string => {
  const words = { asked, version: one.meta.version, headline: getHeadline(report) };
  return address(lang, one, `?${formatQuery(one.calculator, words)}`);
};

const pick = async (is: (shown: Shown) => boolean): Promise<Shown> => {
  const found = (await listExamples()).find(is);
  if (!found) throw new Error('no calculator has such an example');
  return found;
};

const inView = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

for (const lang of LANGS)
  test(`the whole span of readings stands in the answer and in the bar of a phone (${lang})`, async ({
    page,
    origin,
  }) => {
    const shown = await pick(({ report }) => findSpan(report) !== undefined);
    const span = findSpan(shown.report);
    if (!span) throw new Error('no span');
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, origin + link(lang, shown));
    const said = formatSpan(span, lang);
    await expect(page.locator('.a-head .meas .to')).toContainText(said);
    await expect(page.locator('.ribbon')).toContainText(said);
    const { measure, total } = shown.report.answer ?? {};
    if (!measure || typeof total !== 'number') throw new Error('no chance');
    await expect(page.locator('.ribbon')).toContainText(formatPercent(measure, lang));
    const lead = shown.report.answer?.facts.find(({ id }) => id === shown.one.calculator.leadFact);
    await expect(page.locator('.ribbon .r-t')).toHaveText(
      lead ? formatFact(lead, lang) : formatTotal(total, shown.one.calculator),
    );
    // Without a scroll.
    expect(await inView(page, '.ribbon')).toBe(true);
  });

test('at a desk the answer stays in sight beside the form, as far as the page goes', async ({ page, origin }) => {
  const shown = await pick(({ asked }) => JSON.stringify(asked.input).length > 900);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, origin + link('en', shown));
  const [top, height] = await page.evaluate(() => {
    const field = document.querySelector('.field')?.getBoundingClientRect();
    return [(field?.top ?? 0) + scrollY, field?.height ?? 0];
  });
  for (const share of [0, 0.5, 1]) {
    await page.evaluate((to) => scrollTo(0, to), top + share * (height - 700));
    expect(await inView(page, '.a-head'), `${share} of the form`).toBe(true);
  }
});

for (const lang of LANGS)
  test(`what would change an answer is what core says, decisions first (${lang})`, async ({ page, origin }) => {
    for (const one of await calculators()) {
      const { calculator } = one;
      const { decisions, given } = computeWhatIf(calculator, checkAsk(calculator, {}));
      const told = [...decisions, ...(decisions.length === 0 ? given : [])];
      await page.goto(origin + address(lang, one));
      const rows = page.locator('.what tbody th button > span:first-child');
      await expect(rows, calculator.id).toHaveText(told.map((each) => formatAlternative(calculator.input, each, lang)));
    }
  });

test('a decision is taken with a click, and what is given opens', async ({ page, origin }) => {
  const one = (await calculators()).find(({ calculator }) => decisionsOf(calculator).length > 0);
  if (!one) throw new Error('no calculator has decisions');
  const [first] = decisionsOf(one.calculator);
  if (!first) throw new Error('no decision');
  await open(page, origin + address('en', one));
  await page.locator('.whatsec .each > summary').first().click();
  await expect(page.locator('.whatsec .each .what tbody tr').first()).toBeVisible();
  await page.locator('.what tbody button').first().click();
  if (typeof first.answer.total !== 'number') throw new Error('no total');
  await expect(page.locator('.total b')).toHaveText(formatTotal(first.answer.total, one.calculator));
});

const decisionsOf = (calculator: One['calculator']) => computeWhatIf(calculator, checkAsk(calculator, {})).decisions;

/** In the page: each list of odds by its name, with the outcomes whose bars are hatched. */
const listHatched = () =>
  Object.fromEntries(
    [...document.querySelectorAll('.oddsec .odds')].map((table) => [
      table.querySelector('caption')?.textContent ?? '',
      [...table.querySelectorAll('tr')]
        .filter((row) => {
          const bar = row.querySelector('.bar i');
          return bar && getComputedStyle(bar).backgroundImage !== 'none';
        })
        .map((row) => row.querySelector('th')?.textContent ?? ''),
    ]),
  );

test('a bar is hatched where somebody is worse off, and nowhere else, whoever the list is about', async ({
  page,
  origin,
}) => {
  let count = 0;
  for (const one of await calculators()) {
    const { calculator } = one;
    const { odds } = createReport(one.meta, calculator, checkAsk(calculator, {}));
    await page.goto(origin + address('en', one));
    const drawn = await page.evaluate(listHatched);
    for (const [list, outcomes] of Object.entries(odds)) {
      const { label, harms } = calculator.odds?.[list] ?? {};
      const hatched = drawn[label?.en ?? ''];
      // Folded lists are drawn when they are opened.
      if (!hatched) continue;
      const harmful = outcomes.filter(({ id, ways }) => ways > 0 && harms?.(id) === true);
      expect([...hatched].sort(), `${calculator.id} ${list}`).toEqual(harmful.map((each) => each.label.en).sort());
      count += harmful.length;
    }
  }
  expect(count).toBeGreaterThan(0);
});

/** In the page: text that explains the answer and is set smaller than 15 pixels. */
const listSmall = () =>
  [...document.querySelectorAll<HTMLElement>('.setbar, .answer, .oddsec, .work, .whatsec, .ribbon')].flatMap((part) => {
    for (const shut of part.querySelectorAll('details')) shut.open = true;
    return [...part.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      return own && size < 15 && !element.closest('svg, sup')
        ? [`${element.className} ${element.textContent}: ${size}`]
        : [];
    });
  });

for (const width of [390, 1280])
  test(`nothing that explains an answer is set smaller than 15 pixels (${width} px)`, async ({ page, origin }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const one of await calculators()) {
      await page.goto(origin + address('fr', one));
      expect(await page.evaluate(listSmall), one.calculator.id).toEqual([]);
    }
  });
