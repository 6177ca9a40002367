/* Chart pages: notes open in their place, cells have addresses, printings switch, changes are marked. */
import { expect, files, pages, read, takeInTurn, test } from './site.ts';

const charts = pages().filter((page) => /^\/(?:en|fr)\/[^/]+\/charts\/./.test(page));

/** The first built chart whose page holds a text. */
const chartWith = (text: string | RegExp): string => {
  const found = charts.find((page) => read(`${page.slice(1)}index.html`).search(text) >= 0);
  if (found === undefined) throw new Error(`no chart page has ${text}`);
  return found;
};

test('every cell has an address of its own, and no address stands twice', { tag: '@game' }, () => {
  expect(charts.length).toBeGreaterThan(0);
  const faults = charts.flatMap((page) => {
    const html = read(`${page.slice(1)}index.html`);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);
    const body = html.slice(html.indexOf('<tbody'), html.lastIndexOf('</tbody>'));
    const cells = [...body.matchAll(/<td(?![^>]*\bsays\b)([^>]*)>/g)];
    return [
      ...ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${page} ${id} twice`),
      ...cells.filter(([, attributes = '']) => !/\sid="/.test(attributes)).map(() => `${page} a cell without address`),
    ];
  });
  expect(faults).toEqual([]);
});

test('a marked cell opens its notes, its source and its link beneath it, by keyboard and by touch', async ({
  browser,
  origin,
}) => {
  const page = chartWith(/<td id="[^"]*"[^>]*>(?:(?!<\/td>).)*<sup class="mk">/s);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const tab = await context.newPage();
  await tab.goto(origin + page);
  const cell = tab.locator('.chart td:has(sup.mk) > a').first();
  const mark = ((await cell.locator('sup').textContent()) ?? '').trim().split(' ').at(-1) ?? '';
  const note = await tab
    .locator('.notes li', { has: tab.locator('.m', { hasText: mark }) })
    .first()
    .locator('p')
    .textContent();

  await cell.focus();
  await tab.keyboard.press('Enter');
  const gloss = tab.locator('.gloss');
  await expect(gloss).toContainText((note ?? '').replace(/\s*\([^)]*\)\s*$/, '').slice(0, 30));
  await expect(cell).toHaveAttribute('aria-expanded', 'true');
  await expect(gloss.locator('.g-cite')).toContainText(/(?:row|ligne) \d+, (?:column|colonne) \d+/);
  expect(await cell.evaluate((one) => one.closest('tr')?.nextElementSibling?.className)).toBe('gloss');
  await tab.keyboard.press('Escape');
  await expect(gloss).toHaveCount(0);
  await expect(cell).toBeFocused();

  await cell.tap();
  await expect(gloss).toHaveCount(1);
  await gloss.locator('.g-links a').tap();
  await expect(tab).toHaveURL(new RegExp(`${await cell.getAttribute('href')}$`));
  await context.close();
});

test('a phone shows a chart whole, unless it has many columns of words; what scrolls is not seen again beside a held name', async ({
  page,
  origin,
}) => {
  /** In the page: until it has seen that its width changed. */
  const settle = () =>
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  /** In the page: what of its width a chart hides, and whether it may. */
  const hidden = () => {
    const hold = document.querySelector('.hold');
    const wide = document.querySelectorAll('.chart:not(.tight) col').length > 6;
    return hold === null || wide ? 0 : hold.scrollWidth - hold.clientWidth;
  };
  /** In the page, scrolled: what stands at the left of a held cell and is another's. */
  const strays = () => {
    const hold = document.querySelector('.hold');
    if (hold === null) return [];
    hold.scrollLeft = 30;
    return [...hold.querySelectorAll('th.n, .over td:first-child, .grp span')].flatMap((held) => {
      const { left, top, height } = held.getBoundingClientRect();
      const seen = document.elementFromPoint(left - 6, top + height / 2);
      const own = seen === hold || held.contains(seen) || !hold.contains(seen);
      return hold.scrollLeft > 0 && !own ? [`${held.textContent}: ${seen?.outerHTML.slice(0, 60)}`] : [];
    });
  };
  const faults: string[] = [];
  let scrolled = 0;
  for (const address of takeInTurn(charts)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(origin + address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(settle);
      const by = await page.evaluate(hidden);
      if (by > 0) faults.push(`${address} scrolls by ${by} at ${width}`);
    }
    await page.setViewportSize({ width: 240, height: 2500 });
    await page.evaluate(settle);
    faults.push(...(await page.evaluate(strays)).map((fault) => `${address} ${fault}`));
    scrolled += await page.evaluate(() => Number((document.querySelector('.hold')?.scrollLeft ?? 0) > 0));
  }
  expect(scrolled).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});

test('on a phone no word of a chart is broken, nor stands over the next column', async ({ page, origin }) => {
  /** In the page: words that the table breaks, and words that reach farther into the next column than its padding. */
  const faults = () => {
    const words = document.createTreeWalker(document.querySelector('.chart') ?? document.body, NodeFilter.SHOW_TEXT);
    const bad: string[] = [];
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const cell = node.parentElement?.closest('th, td');
      if (!cell || node.parentElement?.closest('.vh') || !node.parentElement?.checkVisibility()) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/’-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const over = Math.max(...lines.map(({ right }) => right)) - cell.getBoundingClientRect().right;
        if (lines.length > 1) bad.push(`breaks ${word}`);
        else if (over > 3) bad.push(`${word} is ${over.toFixed(1)} px too long`);
      }
    }
    return bad;
  };
  const seen: string[] = [];
  for (const address of takeInTurn(charts)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(origin + address);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      seen.push(...(await page.evaluate(faults)).map((fault) => `${address} at ${width}: ${fault}`));
    }
  }
  expect(seen).toEqual([]);
});

test('a row says its rules apart from its name', () => {
  const said = charts.flatMap((page) =>
    [...read(`${page.slice(1)}index.html`).matchAll(/<(?:th|td) (?:(?!<\/t[hd]>).)*class="rules".*?<\/t[hd]>/gs)].map(
      ([cell]) => cell.replace(/<[^>]*>/g, '').replace(/\s+/g, ' '),
    ),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => !/, (?:rules?|règles?|[^,]*\p{L}) /u.test(text))).toEqual([]);
  expect(said.some((text) => /\S, rules? \d/.test(text))).toBe(true);
});

test('the arrows walk from cell to cell', async ({ page, origin }) => {
  await page.goto(origin + chartWith('class="c-fig"'));
  const row = page.locator('.chart tbody tr:not(.grp)').first();
  await row.locator('th a').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.locator('td a').first()).toBeFocused();
});

test('a linked cell is lit, with its column, its row and the finger on the paper; without script too', async ({
  browser,
  origin,
}) => {
  const path = charts.find((one) => /<td id="/.test(read(`${one.slice(1)}index.html`))) ?? '';
  const [, id = ''] = /<td id="([^"]+)"/.exec(read(`${path.slice(1)}index.html`)) ?? [];
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, colorScheme: 'light', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${origin}${path}#${id}`);
    const cell = page.locator(`[id="${id}"]`);
    await expect(cell).toHaveCSS('background-color', 'rgb(255, 229, 145)');
    await expect(cell.locator('xpath=../th')).toHaveCSS('background-color', 'rgb(255, 246, 214)');
    if (javaScriptEnabled) {
      await expect(page.locator('.chart thead .lc')).toHaveCount(1);
      await expect(page.locator('.litnote .lit-h')).toContainText('×');
    }
    await context.close();
  }
});

test('printings switch at the same cell, changed cells say so, and the comparison opens at the chart', async ({
  page,
  origin,
}) => {
  const changed = chartWith(/<td id="[^"]*" class="[^"]*\bchg\b/);
  await page.goto(origin + changed);
  const cell = page.locator('.chart td.chg').first();
  const id = await cell.getAttribute('id');
  await expect(cell.locator('.vh').last()).toContainText(/changed|differently|changé|autrement/);
  await cell.locator('a').click();
  await expect(page.locator('.gloss .tagc').first()).toBeVisible();
  const before = await cell.locator('> a').textContent();
  await page.goto(`${origin}${changed}#${id}`);
  await page.locator('.switch a[data-keep]:not([aria-current])').click();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  expect(await page.locator(`[id="${id}"] > a`).textContent()).not.toBe(before);
  await page.locator('.switch a:not([data-keep])').first().click();
  await expect(page).toHaveURL(/\/compare\/.*#/);
  expect(await page.locator('.cmp .new').count()).toBeGreaterThan(0);
});

test('a changed figure stands on the comparison with both of its values', () => {
  const compared = files().filter((file) => /^en\/[^/]+\/compare\/.*index\.html$/.test(file));
  expect(compared.length).toBeGreaterThan(0);
  for (const file of compared) {
    const html = read(file);
    const links = [...html.matchAll(/href="(\/en\/[^"]*\/charts\/[^"#]*)#([^"]*)"/g)];
    expect(links.length).toBeGreaterThan(0);
    for (const [, page = '', anchor = ''] of links) {
      const chart = read(`${page.slice(1)}index.html`);
      // What the comparison names is marked where it is printed.
      const at = chart.search(
        new RegExp(
          `class="[^"]*\\bchg\\b[^>]*>\\s*<a[^>]*(?:id|href)="#?${anchor}"|id="${anchor}"[^>]*class="[^"]*\\bchg\\b`,
        ),
      );
      expect(at, `${page}#${anchor}`).toBeGreaterThan(-1);
    }
  }
});

test('French cells use the abbreviations of the French sheet', () => {
  const key = files().find((file) => /^fr\/[^/]+\/charts\/key\/index\.html$/.test(file) && read(file).includes('TdC'));
  if (key === undefined) return;
  const game = key.split('/')[1];
  const french = charts
    .filter((page) => page.startsWith(`/fr/${game}/`))
    .map((page) => read(`${page.slice(1)}index.html`));
  expect(french.some((html) => />[^<]*\bTdC\b[^<]*</.test(html))).toBe(true);
  expect(french.filter((html) => /class="tx">[^<]*\bCT\b/.test(html))).toEqual([]);
});

test('the line over a chart has true minus signs', () => {
  const symbols = charts.flatMap((page) =>
    [...read(`${page.slice(1)}index.html`).matchAll(/<span><abbr>([^<]*)<\/abbr>/g)].map(([, symbol = '']) => symbol),
  );
  expect(symbols.length).toBeGreaterThan(0);
  expect(symbols.filter((symbol) => /-\d| - /.test(symbol))).toEqual([]);
});

test('no chart has the same head twice beside each other', () => {
  const twice = charts.filter((page) => {
    const [, heads = ''] = /<thead>(.*?)<\/thead>/s.exec(read(`${page.slice(1)}index.html`)) ?? [];
    const [first, second, ...more] = [...heads.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head]) => head);
    return more.length === 0 && first === second;
  });
  expect(twice).toEqual([]);
});

test('the heads of a long chart stay in sight, where it fits and where it scrolls', async ({ browser, origin }) => {
  const long = charts.filter((page) => (read(`${page.slice(1)}index.html`).match(/<tr/g) ?? []).length > 14);
  for (const width of [320, 390]) {
    const context = await browser.newContext({
      viewport: { width, height: 500 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    for (const address of long.filter((each) => each.startsWith('/en/'))) {
      await page.goto(origin + address);
      await page.evaluate(() => {
        const { bottom = 0 } = document.querySelector('.chart')?.getBoundingClientRect() ?? {};
        scrollTo({ top: scrollY + bottom - 400, behavior: 'instant' });
      });
      await page.waitForTimeout(100);
      const tops = await page
        .locator('.chart thead tr:last-child th')
        .evaluateAll((heads) => heads.map((head) => Math.round(head.getBoundingClientRect().top)));
      for (const top of tops) expect(Math.abs(top), `${address} at ${width}`).toBeLessThan(3);
    }
    await context.close();
  }
});

test('what changed is told in words, never in the names that rules have for it', () => {
  const told = charts.flatMap((page) => {
    const data = /id="chart-data">(.*?)<\/script>/.exec(read(`${page.slice(1)}index.html`))?.[1] ?? '{}';
    return Object.values(JSON.parse(data).changed as Readonly<Record<string, string>>);
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => /[a-z][A-Z]|: (?:true|false)\b/.test(text))).toEqual([]);
});
