/* A wrong figure is reported from the calculator: the host's form opens with what the reader sees. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import workspace from '../../../package.json' with { type: 'json' };
import { expect, pages, test } from './site.ts';

const FORMS = join(import.meta.dirname, '../../../.github/ISSUE_TEMPLATE');

for (const lang of ['en', 'fr'])
  test(`the form for a wrong figure opens filled in, ${lang}`, async ({ page, origin, context }) => {
    const [address = ''] = pages().filter((one) => new RegExp(`^/${lang}/[^/]+/calculators/[^/]+/$`).test(one));
    // Nothing leaves this machine: the host is asked nothing.
    await context.route(`${workspace.bugs.url}/**`, (route) => route.fulfill({ body: 'the form' }));
    await page.goto(origin + address);
    await page.locator('#calculator[data-live]').waitFor();
    const opened = context.waitForEvent('page');
    await page.locator('.acts button').last().click();
    await page.locator('.entries button').last().click();
    const form = new URL((await opened).url());
    expect(form.origin + form.pathname).toBe(`${workspace.bugs.url}/new`);

    // Every field is one of the form's own.
    const { template = '', link = '', place = '', working = '', ...more } = Object.fromEntries(form.searchParams);
    expect(more).toEqual({});
    const fields = [...readFileSync(join(FORMS, template), 'utf8').matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
    expect(fields).toEqual(expect.arrayContaining(['link', 'place', 'working']));

    // The link brings the same answer, the place is on the paper, the working is what the page shows.
    const total = await page.locator('.total b').first().textContent();
    await page.goto(link);
    await page.locator('#calculator[data-live]').waitFor();
    expect(await page.locator('.total b').first().textContent()).toBe(total);
    await expect(page.locator('.told')).toBeEmpty();
    expect(place.split(' · ').length).toBeGreaterThan(1);
    expect(working).toContain(total ?? 'no total');
    expect(form.href.length).toBeLessThan(8000);
  });
