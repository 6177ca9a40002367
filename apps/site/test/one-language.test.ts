/* A page's script is in the page's language alone; a click that wants both languages has both, to the letter. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAsk, createReport, formatQuery, sampleInput } from '@coup-doeil/core/game';
import type { Page } from '@playwright/test';
import { parseAst } from 'vite';
import { words as answerWords } from '../src/calculator/answer/words.ts';
import { words as formWords } from '../src/calculator/form/words.ts';
import { words as pageWords } from '../src/calculator/page/words.ts';
import { words as readingWords } from '../src/calculator/readings/words.ts';
import { keepOneLanguage } from '../src/integrations/in-one-language.ts';
import { address, calculators, LANGS, livePages, open } from './calculators.ts';
import { dist, expect, test } from './site.ts';

type Lang = (typeof LANGS)[number];

/** Every text of a value, in each language. */
const textsIn = (value: unknown, into: Record<Lang, Set<string>>, seen = new Set<unknown>()): void => {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if ('en' in value && 'fr' in value)
    for (const lang of LANGS) {
      const said = value[lang];
      if (typeof said === 'string') into[lang].add(said);
    }
  // A key's symbols stay whole: cells are kept with those of the English key.
  for (const [name, part] of Object.entries(value)) if (name !== 'symbol') textsIn(part, into, seen);
};

/** Every string that stands in a script. */
const stringsIn = (code: string): readonly string[] => {
  const found: string[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('cooked' in node && typeof node.cooked === 'string') found.push(node.cooked);
    if ('type' in node && node.type === 'Literal' && 'value' in node && typeof node.value === 'string')
      found.push(node.value);
    for (const part of Object.values(node)) walk(part);
  };
  walk(parseAst(code));
  return found;
};

const scriptsOf = async (page: Page, path: string): Promise<readonly string[]> => {
  const seen = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.add(new URL(request.url()).pathname);
  });
  await open(page, path);
  page.removeAllListeners('request');
  return [...seen];
};

// What is kept for later, when there is no network, is of both languages.
test.use({ serviceWorkers: 'block' });

test('no page brings a text of the other language', async ({ page, origin }) => {
  const said = { en: new Set<string>(), fr: new Set<string>() };
  textsIn([answerWords, formWords, pageWords, readingWords], said);
  for (const { calculator } of await calculators()) textsIn(calculator, said);
  const only = (lang: Lang, other: Lang) => new Set([...said[lang]].filter((text) => !said[other].has(text)));
  const foreign = { en: only('fr', 'en'), fr: only('en', 'fr') };
  expect(foreign.en.size).toBeGreaterThan(0);
  const read = new Map<string, readonly string[]>();
  for (const lang of LANGS)
    for (const path of [...livePages('calculators', lang), ...livePages('steps', lang)]) {
      const scripts = await scriptsOf(page, origin + path);
      const strings = scripts.flatMap((script) => {
        const known = read.get(script) ?? stringsIn(readFileSync(join(dist, script), 'utf8'));
        read.set(script, known);
        return known;
      });
      expect(strings.length, path).toBeGreaterThan(100);
      // A word or two may be an id or a cell as it is printed, and so may “13 to 14” or “4/1 or more”.
      expect
        .soft(
          strings.filter(
            (one) => one.trim().split(' ').length > 2 && /^\D.*\p{L}{3}/u.test(one) && foreign[lang].has(one),
          ),
          path,
        )
        .toEqual([]);
    }
});

test('a live page says what was built', async ({ page, browser, origin }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const built = await still.newPage();
  for (const lang of LANGS)
    for (const path of [...livePages('calculators', lang), ...livePages('steps', lang)]) {
      await built.goto(origin + path);
      await open(page, origin + path);
      const main = await page.locator(':is(#calculator, #steps)').innerHTML();
      expect(main, path).toBe(await built.locator(':is(#calculator, #steps)').innerHTML());
    }
  await still.close();
});

const picker = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

test('the file that is saved is the package’s report, in both languages', async ({ page, origin }) => {
  for (const one of await calculators()) {
    const lang = LANGS[one.calculator.id.length % 2] ?? 'en';
    const input = sampleInput(one.calculator.input, picker(one.calculator.id.length * 31));
    const asked = checkAsk(one.calculator, { input });
    const told = createReport(one.meta, one.calculator, asked);
    const query = formatQuery(one.calculator, { asked, version: one.meta.version, headline: 'x' });
    await open(page, origin + address(lang, one, `?${query}`));
    const download = page.waitForEvent('download');
    await page.locator('.acts button').last().click();
    await page.locator('.entries button', { hasText: lang === 'en' ? 'Download' : 'Télécharger' }).click();
    const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(saved, `${lang} ${one.calculator.id}`).toEqual(JSON.parse(JSON.stringify(told)));
  }
});

test('an answer is copied as text in either language, from a page in either', async ({ browser, origin }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const [one] = (await calculators()).filter(({ calculator }) => Object.hasOwn(calculator.input.fields, 'strength'));
  if (!one) throw new Error('no calculator with a strength');
  const asked = checkAsk(one.calculator, { input: { strength: 5 } });
  const { working } = createReport(one.meta, one.calculator, asked);
  const buttons = { en: ['Copy', 'Copy in French'], fr: ['Copier', 'Copier en anglais'] };
  for (const lang of LANGS)
    for (const [i, name] of buttons[lang].entries()) {
      const to = i === 0 ? lang : lang === 'en' ? 'fr' : 'en';
      await open(page, `${origin}${address(lang, one)}?strength=5`);
      await page.getByRole('button', { name: lang === 'en' ? 'More' : 'Plus', exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('.answer').getByText(lang === 'en' ? 'Copied.' : 'Copié.')).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toContain(one.calculator.title[to]);
      for (const { label } of working) expect(text).toContain(label[to]);
      expect(text).toContain(`${origin}${address(to, one)}?`);
    }
  await context.close();
});

test('texts lose the other language, and nothing else is touched', () => {
  const code = [
    "import { t as say } from '@coup-doeil/core/chart';",
    "const a = say('in', ['dans', say('x', 'y').fr]);",
    "const b = say('{n} of {a}', '{n} de {a}', { n, a: say('x', 'y') });",
    "const e = { symbol: say('NE', 'PE') };",
    "const f = { why: say('since', 'car'), question: say('?', '?'), cite: note('a') }, g = { why: say('p', 'q') };",
    "const h = { document: '1', groups: { a: say('p', 'q') } }, i = { groups: { a: say('p', 'q') } };",
  ].join('\n');
  expect(keepOneLanguage(code, 'fr').split('\n').slice(1)).toEqual([
    "const a = ({fr:['dans', ({fr:'y'}).fr]});",
    "const b = fillText(({fr:'{n} de {a}'}),{ n, a: ({fr:'y'}) });",
    "const e = { symbol: say('NE', 'PE') };",
    "const f = { why: '', question: ({fr:'?'}), cite: '' }, g = { why: ({fr:'q'}) };",
    "const h = { document: '1', groups: '' }, i = { groups: { a: ({fr:'q'}) } };",
    'import { fill as fillText } from "@coup-doeil/core/chart";',
  ]);
  expect(keepOneLanguage(code, 'en')).toContain("const a = ({en:'in'});");
});
