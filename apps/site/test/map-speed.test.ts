/*
 * What a frame costs the main thread on a full map, 60 × 40 hexes and 120 counters, while a counter or the map is dragged, and while
 * the map is zoomed. Counted in the thread’s own time, so that a busy machine makes no difference; a figure of one run would, so the better of three counts.
 */
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, giveBattle, mount, placeOf, scaleOf, test } from './map-page.ts';
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
  const given = await giveBattle();
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

/** The layer that the ground is drawn in, as the browser numbers it. */
const findGround = async (page: Page, cdp: CDPSession): Promise<number> => {
  const layers: { readonly layerId: string; readonly backendNodeId?: number }[] = [];
  cdp.on('LayerTree.layerTreeDidChange', (event) => layers.push(...(event.layers ?? [])));
  await cdp.send('DOM.enable');
  await cdp.send('LayerTree.enable');
  // The tree is told when it changes.
  await page.locator('.map').evaluate((map) => map.append(document.createElement('p')));
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.map-ground' });
  const { node } = await cdp.send('DOM.describeNode', { nodeId });
  const find = () => layers.findLast(({ backendNodeId }) => backendNodeId === node.backendNodeId)?.layerId;
  await expect.poll(find).toBeDefined();
  await cdp.send('LayerTree.disable');
  return Number(find());
};

interface ZoomCost {
  readonly busy: number;
  readonly Layout: number;
  readonly Paint: number;
  /** Pieces of the ground that were drawn. */
  readonly ground: number;
}

/** A wheel that turns once a frame, there and back; then, with `rest`, the map comes to rest. */
const zoom = async (page: Page, cdp: CDPSession, ground: number, deltaY: number, rest = 0): Promise<ZoomCost> => {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ['devtools.timeline', 'cc'] });
  const before = await readBusy(cdp);
  await page.evaluate(
    async ([frames, by]) => {
      const map = document.querySelector('.map');
      for (let i = 0; i < frames; i++) {
        await new Promise(requestAnimationFrame);
        map?.dispatchEvent(new WheelEvent('wheel', { deltaY: by, clientX: 640, clientY: 400, cancelable: true }));
      }
    },
    [FRAMES, deltaY] as const,
  );
  const busy = ((await readBusy(cdp)) - before) / FRAMES;
  await page.waitForTimeout(rest);
  interface TraceEvent {
    readonly name: string;
    readonly ph: string;
    readonly args: { readonly tileData?: { readonly layerId: number } };
  }
  const trace = JSON.parse(String(await browser?.stopTracing())) as { traceEvents: TraceEvent[] };
  const count = (name: string, of = (_: TraceEvent) => true): number =>
    trace.traceEvents.filter((event) => event.name === name && event.ph === 'X' && of(event)).length;
  return {
    busy,
    Layout: count('Layout'),
    Paint: count('Paint'),
    ground: count('RasterTask', ({ args }) => args.tileData?.layerId === ground),
  };
};

test('a large map that is seen whole is zoomed: at most 5 ms a frame, and of the ground nothing is drawn until it rests', async ({
  page,
  address,
}) => {
  const given = await giveBattle();
  await mount(page, address, { ...given, battlefield: spreadBattle(given.battlefield, FULL) });
  await expect(page.locator('.map-piece')).toHaveCount(FULL.counters);
  // By a key, so that the ring of who walks the map by keys is around it too.
  await page.locator('.map').press('0');
  await page.waitForTimeout(1500);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const ground = await findGround(page, cdp);
  await page.waitForTimeout(500);
  const small = await scaleOf(page);
  const { busy, ...drawn } = await zoom(page, cdp, ground, -6);
  expect(drawn).toEqual({ Layout: 0, Paint: 0, ground: 0 });
  expect(await scaleOf(page)).toBeGreaterThan(2 * small);
  await page.waitForTimeout(1000);
  const back = await zoom(page, cdp, ground, 6, 1000);
  expect(back.ground).toBeGreaterThan(0);
  const least = Math.min(busy, back.busy);
  expect(least).toBeGreaterThan(0);
  expect(least, `${busy.toFixed(2)}, ${back.busy.toFixed(2)} ms`).toBeLessThan(FRAME);
});

/** By so much of 255 a colour differs visibly. */
const VISIBLE = 8;

/** The share of the colours in two pictures that differ: of blurred ones many do, of sharp ones a few where their pieces meet. */
const differ = async (...pictures: readonly [Buffer, Buffer]): Promise<number> => {
  const [a, b] = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
  if (!a || !b || a.length !== b.length) throw new Error('pictures of two sizes');
  return a.filter((value, i) => Math.abs(value - (b[i] ?? 0)) > VISIBLE).length / a.length;
};

for (const deviceScaleFactor of [1, 3])
  test(`a map that was zoomed and rests is as sharp as one opened there, at ${deviceScaleFactor} pixels for one`, async ({
    browser,
    address,
  }) => {
    const page = await browser.newPage({ viewport: { width: 640, height: 480 }, deviceScaleFactor });
    const given = { ...(await giveBattle()), remember: 'sharp' };
    await mount(page, address, given);
    const opened = await scaleOf(page);
    const before = await page.screenshot();
    await page.mouse.move(320, 240);
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -60 * deviceScaleFactor);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2 * opened);
    await page.waitForTimeout(1500);
    const rested = await page.screenshot();
    await mount(page, address, given);
    await page.waitForTimeout(1000);
    expect(await differ(rested, await page.screenshot())).toBeLessThan(0.0005);
    expect(await differ(rested, before)).toBeGreaterThan(0.05);
    await page.close();
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
  const given = await giveBattle();
  const battlefield = spreadBattle(given.battlefield, FULL);
  await mount(page, address, { ...given, cursor: '3020', battlefield });
  await expect(page.locator('.map-piece')).toHaveCount(FULL.counters);
  expect(await countLayers(page)).toBeLessThan(30);
});
