/* Very many counters on the map: each stands on its hex, is there when it comes into view, and can be dragged anywhere. */
import type { Page } from '@playwright/test';
import { calls, expect, giveBattle, mount, placeOf, test } from './map-page.ts';
import { spreadBattle } from './spread-battle.ts';

const COUNTERS = 400;

const mountMany = async (page: Page, address: string) => {
  const given = await giveBattle();
  const battlefield = spreadBattle(given.battlefield, { columns: 60, rows: 40, counters: COUNTERS });
  await mount(page, address, { ...given, cursor: '2722', battlefield });
  await expect(page.locator('.map-piece')).toHaveCount(COUNTERS);
  return battlefield;
};

const focus = (page: Page, hex: string): Promise<void> =>
  page.evaluate((label) => (window as unknown as { map: { focus: (hex: string) => void } }).map.focus(label), hex);

const pieceOf = (page: Page, id: string) => page.locator(`[data-counter="${id}"]`);

test('each stands on its hex, drawn as the same counter is on a map of few', async ({ page, address }) => {
  const { units, ...battlefield } = await mountMany(page, address);
  const drawing = (id: string) =>
    pieceOf(page, id).evaluate((drawn) =>
      [...drawn.querySelectorAll('rect, path, text')].map((part) => part.outerHTML).join('\n'),
    );
  for (const { id, hex = '' } of [units[0], units[COUNTERS - 1]].flatMap((unit) => unit ?? [])) {
    await focus(page, hex);
    await expect(async () => {
      const hexPlace = await placeOf(page, hex);
      const box = await pieceOf(page, id).boundingBox();
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      expect(Math.hypot(middle.x - hexPlace.x, middle.y - hexPlace.y)).toBeLessThan(25);
    }).toPass();
    const among = await drawing(id);
    expect(among).toContain('<text');
    const few = await page.context().newPage();
    const given = await giveBattle();
    await mount(few, address, {
      ...given,
      battlefield: { ...battlefield, units: units.filter((unit) => unit.id === id) },
    });
    expect(
      await few
        .locator('.map-piece')
        .evaluate((drawn) => [...drawn.querySelectorAll('rect, path, text')].map((part) => part.outerHTML).join('\n')),
    ).toBe(among);
    await few.close();
  }
});

test('figures that no eye reads are not drawn; nearer they are', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mountMany(page, address);
  const countFigures = () =>
    page.locator('.map-piece text').evaluateAll((texts) => texts.filter((text) => text.checkVisibility()).length);
  await page.locator('.map').press('0');
  await expect.poll(countFigures).toBe(0);
  const size = await page.locator('.map-piece').first().boundingBox();
  expect(size?.width).toBeLessThan(0.15 * 58);
  for (let i = 0; i < 3; i++) await page.locator('.map').press('+');
  await expect.poll(countFigures).toBeGreaterThan(COUNTERS);
});

test('while the map is moved fast, no counter in view is missing in any frame', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mountMany(page, address);
  for (let i = 0; i < 4; i++) await page.locator('.map').press('+');
  await focus(page, '2702');
  await page.waitForTimeout(500);
  const lacking = await page.evaluate(async () => {
    const map = document.querySelector('.map') as HTMLElement;
    const view = map.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      map.dispatchEvent(
        new PointerEvent(type, { pointerId: 1, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
      );
    const drawnPieces = () => [...document.querySelectorAll<SVGElement>('.map-piece')];
    const isInView = (each: Element) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return right > view.left && left < view.right && bottom > view.top && top < view.bottom;
    };
    const top = (): number => document.querySelector('.map-world')?.getBoundingClientRect().top ?? 0;
    const start = top();
    const isDrawn = (each: Element): boolean => each.checkVisibility({ contentVisibilityAuto: true });
    const spared = drawnPieces().filter((each) => !isDrawn(each)).length;
    let seen = 0;
    let hidden = 0;
    send('pointerdown', 200, 820);
    for (let y = 820; y > -2500; y -= 60) {
      send('pointermove', 200, y);
      await new Promise(requestAnimationFrame);
      // What this frame shows: looked at after it was laid out.
      await new Promise<void>((done) =>
        new ResizeObserver((_, watch) => {
          watch.disconnect();
          done();
        }).observe(map),
      );
      for (const each of drawnPieces().filter(isInView)) {
        seen += 1;
        if (!isDrawn(each)) hidden += 1;
      }
    }
    send('pointerup', 200, -2500);
    return { seen, hidden, spared, went: start - top() };
  });
  expect(lacking).toEqual({
    seen: expect.any(Number),
    hidden: 0,
    spared: expect.any(Number),
    went: expect.any(Number),
  });
  expect(lacking.seen).toBeGreaterThan(500);
  expect(lacking.went).toBeGreaterThan(2000);
  // Those far below were not laid out when it began.
  expect(lacking.spared).toBeGreaterThan(50);
});

test('one is dragged to a hex far away, and is seen on the way', async ({ page, address }) => {
  const { units } = await mountMany(page, address);
  const [{ id, hex = '' } = { id: '', hex: '' }] = units;
  await focus(page, hex);
  await page.waitForTimeout(300);
  const from = await placeOf(page, hex);
  const to = await placeOf(page, '1522');
  await page.mouse.move(from.x, from.y + 4);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, to.y);
  await page.mouse.move(to.x, to.y + 4);
  await expect(page.locator('.map-sheet:has(.map-dragged)')).toHaveCSS('content-visibility', 'visible');
  await page.mouse.up();
  expect(await calls(page)).toContain(`drag ${id} 1522`);
  await expect(page.locator('.map-piece')).toHaveCount(COUNTERS);
  await expect.poll(async () => (await pieceOf(page, id).boundingBox())?.x ?? 0).toBeLessThan(to.x);
});
