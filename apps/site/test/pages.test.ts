/* Every built page, in both lights: no axe violation, no breach of the policy, no request that leaves,
   nothing that moves, nothing too wide, and no more script than allowed. */
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { budgetOf, packedScripts } from './bytes.ts';
import { expect, pages, test } from './site.ts';

const lanes = 4;
const desk = { width: 1280, height: 900 };
const phone = { width: 360, height: 740 };

type Seen = { readonly foreign: string[]; readonly errors: string[]; readonly scripts: string[] };

/** What goes wrong on a page while it is looked at: breaches and errors say so on the console. */
const watch = (page: Page, origin: string): Seen => {
  const seen: Seen = { foreign: [], errors: [], scripts: [] };
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.scripts.push(new URL(request.url()).pathname);
    if (!/^(?:data|blob):/.test(request.url()) && new URL(request.url()).origin !== origin)
      seen.foreign.push(request.url());
  });
  page.on('console', (message) => {
    const own = message.type() === 'error' && !message.text().includes('Failed to load resource');
    if (own) seen.errors.push(message.text());
  });
  page.on('pageerror', (error) => seen.errors.push(error.message));
  return seen;
};

const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          // A border: the type of this entry is not in the library yet.
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 60);
      }),
  );

/** The colours differ between the lights, the words do not: in the second light only what depends on colour is looked at. */
const byColour = ['color-contrast', 'link-in-text-block'];

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] };
const told = (address: string, violations: readonly Violation[]): readonly string[] =>
  violations.map(({ id, nodes }) => `${address} axe ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);

/** There are no frames here: one run in the page itself is enough. */
const axe = async (page: Page, address: string): Promise<readonly string[]> => {
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'], preload: false });
  return told(address, (await builder.analyze()).violations);
};

/** The run before left axe in the page. */
const axeAgain = async (page: Page, address: string): Promise<readonly string[]> => {
  const violations = await page.evaluate(async (rules) => {
    // A border: axe came as text, without its types.
    const { axe } = window as unknown as {
      axe: { run: (where: Document, how: object) => Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(document, { runOnly: rules, resultTypes: ['violations'], preload: false })).violations;
  }, byColour);
  return told(address, violations);
};

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const look = async (context: BrowserContext, origin: string, address: string): Promise<readonly string[]> => {
  const page = await context.newPage();
  const seen = watch(page, origin);
  await page.setViewportSize(desk);
  await page.goto(origin + address, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const faults = [...(await axe(page, address))];
  const shift = await moved(page);
  if (shift !== 0) faults.push(`${address} moves by ${shift}`);
  const bytes = packedScripts(address, seen.scripts);
  const budget = budgetOf(address);
  if (bytes > budget) faults.push(`${address} brings ${bytes} bytes of script; ${budget} are allowed`);
  if (seen.scripts.some((path) => path.startsWith('/pagefind/')))
    faults.push(`${address} brings the search before it is opened`);

  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'dark' });
  faults.push(...(await axeAgain(page, `${address} by lamplight`)));
  const wide = await tooWide(page);
  if (wide > 0) faults.push(`${address} is ${wide} px too wide for a phone`);
  await page.close();
  return [
    ...faults,
    ...seen.foreign.map((url) => `${address} asks ${url}`),
    ...seen.errors.map((error) => `${address} says ${error}`),
  ];
};

for (let lane = 0; lane < lanes; lane += 1)
  test(`every page, part ${lane + 1} of ${lanes}`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const faults: string[] = [];
    for (const address of pages().filter((_, i) => i % lanes === lane))
      faults.push(...(await look(context, origin, address)));
    await context.close();
    expect(faults).toEqual([]);
  });
