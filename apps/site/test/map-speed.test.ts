/*
 * What a frame costs the main thread on a full map, 60 × 40 hexes and 120 counters, while a counter or the map is dragged. Counted in
 * the thread’s own time, so that a busy machine makes no difference; a figure of one run would, so the better of three counts.
 */
import type { CDPSession, Page } from '@playwright/test';
import { expect, giveBattle, mount, placeOf, test } from './map-page.ts';
import { spreadBattle } from './spread-battle.ts';

const FULL = { columns: 60, rows: 40, counters: 120 };
/** In milliseconds of the main thread. */
const FRAME = 5;
const FRAMES = 60;

const readBusy = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
};

interface Cost {
  readonly busy: number;
  readonly drawn: Readonly<Record<string, number>>;
  /** How far the counter or the map really went. */
  readonly went: number;
}

/** A pointer that moves once a frame, as the page itself would see it; what each frame cost, and what was laid out and painted. */
const drag = async (page: Page, cdp: CDPSession, from: { readonly x: number; readonly y: number }): Promise<Cost> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y + 8);
  await page.waitForTimeout(300);
  const browser = page.context().browser();
  const place = (): Promise<number> =>
    page.evaluate(
      () =>
        (document.querySelector('.map-dragged') ?? document.querySelector('.map-world'))?.getBoundingClientRect().x ??
        0,
    );
  const start = await place();
  await browser?.startTracing(page, { categories: ['devtools.timeline'] });
  const before = await readBusy(cdp);
  await page.evaluate(
    async ([x, y, frames]) => {
      const map = document.querySelector('.map');
      for (let i = 0; i < frames; i++) {
        await new Promise(requestAnimationFrame);
        map?.dispatchEvent(
          new PointerEvent('pointermove', { pointerId: 1, pointerType: 'mouse', clientX: x + 3 * i, clientY: y + i }),
        );
      }
    },
    [from.x + 12, from.y + 8, FRAMES] as const,
  );
  const busy = ((await readBusy(cdp)) - before) / FRAMES;
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: { name: string; ph: string }[] };
  const went = (await place()) - start;
  await page.mouse.up();
  const count = (name: string): number =>
    trace.traceEvents.filter((event) => event.name === name && event.ph === 'X').length;
  return { busy, drawn: { Layout: count('Layout'), Paint: count('Paint') }, went };
};

test('a counter or the map is dragged: at most 5 ms a frame, and of the ground nothing is laid out or painted', async ({
  page,
  address,
}) => {
  const given = await giveBattle('jours-de-gloire');
  const battlefield = spreadBattle(given.battlefield, FULL);
  await mount(page, address, { ...given, cursor: '3020', battlefield });
  await expect(page.locator('.map-piece')).toHaveCount(FULL.counters);
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const what of ['counter', 'map'] as const) {
    const costs: Cost[] = [];
    for (let run = 0; run < 3; run++) {
      await page.evaluate(() => (window as unknown as { map: { focus: (hex: string) => void } }).map.focus('3020'));
      await page.waitForTimeout(300);
      const { x, y } = await placeOf(page, what === 'counter' ? '3020' : '3021');
      costs.push(await drag(page, cdp, { x, y: y + 4 }));
    }
    for (const { drawn, went } of costs) {
      expect(drawn, what).toEqual({ Layout: 0, Paint: 0 });
      expect(went, what).toBeGreaterThan(150);
    }
    const least = Math.min(...costs.map(({ busy }) => busy));
    expect(least, what).toBeGreaterThan(0);
    expect(least, `${what}: ${costs.map(({ busy }) => busy.toFixed(2)).join(', ')} ms`).toBeLessThan(FRAME);
  }
});

/** The layers that the browser puts together in each frame. */
const countLayers = async (page: Page): Promise<number> => {
  const cdp = await page.context().newCDPSession(page);
  const layers = new Promise<number>((resolve) => {
    cdp.on('LayerTree.layerTreeDidChange', ({ layers }) => {
      if (layers) resolve(layers.filter(({ drawsContent }) => drawsContent).length);
    });
  });
  await cdp.send('LayerTree.enable');
  // The tree is told when it changes.
  await page.locator('.map').evaluate((map) => map.append(document.createElement('p')));
  const count = await layers;
  await cdp.detach();
  return count;
};

test('counters share their layers: 120 of them cost a frame no more than a few', async ({ page, address }) => {
  const given = await giveBattle('jours-de-gloire');
  const battlefield = spreadBattle(given.battlefield, FULL);
  await mount(page, address, { ...given, cursor: '3020', battlefield });
  await expect(page.locator('.map-piece')).toHaveCount(FULL.counters);
  expect(await countLayers(page)).toBeLessThan(30);
});
