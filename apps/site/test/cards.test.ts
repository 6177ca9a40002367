/* Each game on one or two sheets, A4 and Letter, both languages, with every chart on it and nothing cut off. */
import { cardPages, papers, printCard } from './card-pdf.ts';
import { expect, read, test } from './site.ts';

/** The printed width between the margins of the narrower paper, A4: 190 mm. */
const printed = { width: 718, height: 1000 };

for (const lang of ['en', 'fr'] as const)
  test(`the cards in ${lang}`, async ({ browser, origin }) => {
    const context = await browser.newContext({ viewport: printed, serviceWorkers: 'block' });
    const page = await context.newPage();
    const own = cardPages().filter((one) => one.startsWith(`/${lang}/`));
    expect(own.length).toBeGreaterThan(0);
    for (const address of own) {
      for (const paper of papers) {
        const { sheets } = await printCard(page, origin + address, paper);
        expect(sheets, `${address} on ${paper}`).toBeGreaterThan(0);
        expect(sheets, `${address} on ${paper}`).toBeLessThan(3);
      }
      await page.emulateMedia({ media: 'print' });
      const cut = await page.evaluate(() => {
        const flow = document.querySelector('.k-flow')?.getBoundingClientRect();
        return [...document.querySelectorAll('.k-c')].flatMap((chart) => {
          const { right } = chart.getBoundingClientRect();
          const parts = [...chart.querySelectorAll('table, dl, p, h2, th, td, .tx')];
          const over = parts.some((part) => part.getBoundingClientRect().right > right + 1);
          const out = flow === undefined || right > flow.right + 1;
          return over || out ? [chart.querySelector('h2')?.textContent ?? ''] : [];
        });
      });
      expect(cut, `${address}: cut off`).toEqual([]);
      await page.emulateMedia({ media: null });
    }
    await context.close();
  });

test('every chart of a game is on its card', () => {
  for (const address of cardPages()) {
    const card = read(`${address.slice(1)}index.html`);
    const [, lang = '', game = ''] = address.split('/').filter((part) => part !== 'cards');
    const index: readonly { readonly id: string; readonly charts: readonly Held[] }[] = JSON.parse(
      read('data/index.json'),
    );
    const edition = address.split('/')[4] || undefined;
    const all = index.find(({ id }) => id === game)?.charts ?? [];
    const first = all[0]?.edition;
    for (const { kind, title } of all.filter((one) => one.edition === (edition ?? first)))
      if (kind !== 'notes') expect(card, address).toContain(`<h2>${title[lang === 'fr' ? 'fr' : 'en']}</h2>`);
  }
});
type Held = {
  readonly edition: string;
  readonly kind: string;
  readonly title: { readonly en: string; readonly fr: string };
};
