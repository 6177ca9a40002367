/* The map of the board by finger, mouse and keys, and what is spoken of it. */
import { calls, expect, giveBattle, listBattles, mount, placeOf, scaleOf, test } from '../map-page.ts';
import { findViolations } from '../open-to-all.ts';

const GAME = 'jours-de-gloire';

/** On a side of a hex: 0 is north, clockwise. */
const nearSide = ({ x, y }: { x: number; y: number }, side: number, scale: number) => {
  const angle = (side * Math.PI) / 3;
  return { x: x + 43 * scale * Math.sin(angle), y: y - 43 * scale * Math.cos(angle) };
};

test('a tap asks about a hex, near its edge about the side; a tap on a counter chooses it, on a stack one after the other', async ({
  page,
  address,
}) => {
  await mount(page, address, await giveBattle(GAME));
  const scale = await scaleOf(page);
  const empty = await placeOf(page, '0506');
  await page.mouse.click(empty.x, empty.y);
  const south = nearSide(await placeOf(page, '0509'), 3, scale);
  await page.mouse.click(south.x, south.y);
  const east = nearSide(await placeOf(page, '0503'), 2, scale);
  await page.mouse.click(east.x, east.y);
  expect(await calls(page)).toEqual(['hex 0506', 'hex 0509 3', 'hex 0503 2']);
  const stack = await placeOf(page, '0705');
  for (let i = 0; i < 3; i++) {
    await page.mouse.click(stack.x, stack.y);
    await page.waitForTimeout(400);
  }
  expect((await calls(page)).slice(3)).toEqual(['counter morel-1', 'counter morel-2', 'counter morel-1']);
});

test('a mouse drags a counter to a hex, and the map by its ground; a drag that ends beside the map changes nothing', async ({
  page,
  address,
}) => {
  await mount(page, address, await giveBattle(GAME));
  const [from, to] = [await placeOf(page, '0807'), await placeOf(page, '0610')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x + 20, to.y, { steps: 5 });
  await expect(page.locator('.map-target')).toHaveClass(/map-shown/);
  await page.mouse.up();
  expect(await calls(page)).toEqual(['drag ligne-41 0610']);
  await expect(page.locator('.map-target')).not.toHaveClass(/map-shown/);
  const ground = await placeOf(page, '0303');
  await page.mouse.move(ground.x, ground.y);
  await page.mouse.down();
  await page.mouse.move(ground.x + 70, ground.y + 40, { steps: 5 });
  await page.mouse.up();
  const moved = await placeOf(page, '0303');
  expect(moved.x - ground.x).toBeCloseTo(70, 0);
  expect(moved.y - ground.y).toBeCloseTo(40, 0);
  expect(await calls(page)).toHaveLength(1);
});

test('a brush tells each hex that it comes over, and leaves counters alone', async ({ page, address }) => {
  await mount(page, address, { ...(await giveBattle(GAME)), painting: true });
  const [from, to] = [await placeOf(page, '0804'), await placeOf(page, '0806')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 24 });
  await page.mouse.up();
  // 3 is the side to the south, 0 to the north.
  expect(await calls(page)).toEqual([
    'hex 0804',
    'hex 0804 3',
    'hex 0805 0',
    'hex 0805',
    'hex 0805 3',
    'hex 0806 0',
    'hex 0806',
  ]);
  expect(await placeOf(page, '0806')).toEqual(to);
});

test('the wheel zooms where it points', async ({ page, address }) => {
  await mount(page, address, await giveBattle(GAME));
  const before = await placeOf(page, '0806');
  const scale = await scaleOf(page);
  await page.mouse.move(before.x, before.y);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(scale * 1.2);
  const after = await placeOf(page, '0806');
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1.5);
  // So does a double tap on the ground, which asks but once.
  const [ground, wide] = [await placeOf(page, '0709'), await scaleOf(page)];
  await page.mouse.dblclick(ground.x, ground.y);
  await expect.poll(() => scaleOf(page)).toBeCloseTo(Math.min(1.6, 1.8 * wide), 2);
  expect(await calls(page)).toEqual(['hex 0709']);
});

test('a side of the chosen counter’s hex turns it; its mark is dragged round', async ({ page, address }) => {
  await mount(page, address, { ...(await giveBattle(GAME)), selected: 'hussars' });
  const scale = await scaleOf(page);
  const hex = await placeOf(page, '0904');
  // The hussars face side 5: the mark points north-west.
  await expect(page.locator('[data-counter="hussars"] .map-facing')).toHaveCount(1);
  const north = nearSide(hex, 0, scale);
  await page.mouse.click(north.x, north.y);
  expect(await calls(page)).toEqual(['turn hussars {"side":0}']);
  await expect
    .poll(() =>
      page.locator('[data-counter="hussars"]').evaluate((piece) => {
        const [mark, counter] = [piece.querySelector('.map-facing'), piece.querySelector('.c-ground')].map((each) =>
          each?.getBoundingClientRect(),
        );
        return (mark?.bottom ?? 0) < (counter?.top ?? 0) + 4;
      }),
    )
    .toBe(true);
  const mark = { x: hex.x, y: hex.y - 27 * scale };
  const south = nearSide(hex, 3, scale);
  await page.mouse.move(mark.x, mark.y);
  await page.mouse.down();
  await page.mouse.move(hex.x + 50, hex.y, { steps: 4 });
  await page.mouse.move(south.x, south.y + 20, { steps: 4 });
  await page.mouse.up();
  expect((await calls(page)).slice(1)).toEqual(['turn hussars {"side":3}']);
});

test('keys walk the hexes, ask, turn, move and zoom; each hex is spoken in the words of the game', async ({
  page,
  address,
}) => {
  await mount(page, address, { ...(await giveBattle(GAME)), cursor: '0805' });
  await page.keyboard.press('Tab');
  const spoken = page.locator('.map [aria-live]');
  const map = page.getByRole('application', { name: 'Map: The bridge at Varnes' });
  await expect(map).toBeFocused();
  await expect(spoken).toHaveText(/^0805: Clear, north-east: Stream/);
  await expect(spoken).toContainText('3e léger, French, infantry, Strength 5, Cohesion 7, faces south-east');
  for (const [key, hex] of [
    ['ArrowRight', '0905'],
    ['ArrowDown', '0906'],
    ['PageDown', '1006'],
    ['End', '0907'],
    ['Home', '0806'],
    ['ArrowLeft', '0706'],
    ['PageUp', '0805'],
  ]) {
    await page.keyboard.press(key ?? '');
    await expect(spoken, key).toHaveText(new RegExp(`^${hex}:`));
  }
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText('chosen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('3');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(spoken).toContainText('faces south, chosen');
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toHaveText(/^0804:/);
  await page.keyboard.press('m');
  expect(await calls(page)).toEqual([
    'counter leger',
    'hex 0805',
    'hex 0805 2',
    'turn leger {"side":3}',
    'drag leger 0804',
  ]);
  const scale = await scaleOf(page);
  await page.keyboard.press('+');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(scale * 1.35, 3);
});

test('what is spoken in French has the words of the game in French', async ({ page, address }) => {
  await mount(page, address, { ...(await giveBattle('corbach-1760')), lang: 'fr', cursor: '0906' });
  await page.keyboard.press('Tab');
  await expect(page.locator('.map [aria-live]')).toHaveText(
    /^0906\u202f: Clair, route, .*sud-ouest\u202f: Ruisseau, route, /,
  );
});

test('fingers: a drag on a counter moves it, on the ground the map; two zoom, and a counter held goes back', async ({
  browser,
  address,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await mount(page, address, await giveBattle(GAME));
  const cdp = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  const slide = async (from: { x: number; y: number }, dx: number, dy: number) => {
    await touch('touchStart', from);
    for (let i = 1; i <= 5; i++) await touch('touchMove', { x: from.x + (dx * i) / 5, y: from.y + (dy * i) / 5 });
    await touch('touchEnd');
  };
  const [counter, goal] = [await placeOf(page, '0808'), await placeOf(page, '0909')];
  await slide(counter, goal.x - counter.x, goal.y - counter.y);
  expect(await calls(page)).toEqual(['drag ligne-55 0909']);
  const ground = await placeOf(page, '0711');
  await slide(ground, -60, -40);
  const moved = await placeOf(page, '0711');
  expect([moved.x - ground.x, moved.y - ground.y].map(Math.round)).toEqual([-60, -40]);

  const scale = await scaleOf(page);
  const held = await placeOf(page, '0806');
  await touch('touchStart', held);
  await touch('touchMove', { x: held.x, y: held.y + 30 });
  await touch('touchStart', { x: held.x, y: held.y + 30 }, { x: held.x, y: held.y + 130 });
  await touch('touchMove', { x: held.x, y: held.y - 20 }, { x: held.x, y: held.y + 130 });
  await touch('touchMove', { x: held.x, y: held.y - 20 }, { x: held.x, y: held.y + 180 });
  await touch('touchEnd');
  await expect.poll(() => scaleOf(page)).toBeCloseTo(Math.min(1.6, 2 * scale), 1);
  // What was dragged when the second finger came stays where it was.
  expect(await calls(page)).toHaveLength(1);
  await context.close();
});

test('the map opens so that it can be read, shows all of itself, and comes back as it was left', async ({
  page,
  address,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const given = { ...(await giveBattle(GAME)), remember: 'varnes' };
  await mount(page, address, given);
  // A number of 18.7 units is 12 pixels high at least.
  expect(18.7 * (await scaleOf(page))).toBeGreaterThanOrEqual(12);
  await page.locator('.map').focus();
  await page.keyboard.press('0');
  await expect
    .poll(() => page.locator('.map-world').evaluate((world) => Math.round(world.getBoundingClientRect().width)))
    .toBe(390 - 16);
  await page.reload();
  await mount(page, address, given);
  expect(await page.locator('.map-world').evaluate((world) => Math.round(world.getBoundingClientRect().width))).toBe(
    374,
  );
});

test('a hex comes to the middle of what a sheet leaves free', async ({ page, address }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await mount(page, address, await giveBattle(GAME));
  await page.evaluate(() =>
    (window as unknown as { map: { focus: (hex: string, free: object) => void } }).map.focus('0906', { below: 400 }),
  );
  await expect.poll(() => placeOf(page, '0906').then(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([195, 200]);
});

test('no counter covers the number of a hex, in any ready battle', async ({ page, address }) => {
  for (const { battlefield } of await listBattles()) {
    await mount(page, address, await giveBattle(battlefield.game ?? ''));
    const covered = await page.evaluate(() => {
      const pieces = [...document.querySelectorAll('.map-piece .c-ground')].map((each) => each.getBoundingClientRect());
      return [...document.querySelectorAll('.map-numbers text')].flatMap((text) => {
        const number = text.getBoundingClientRect();
        const scale = number.height / 18.7;
        // The line of a number is higher than its figures.
        const [top, bottom] = [number.top + 4 * scale, number.bottom - 5 * scale];
        const over = pieces.some(
          ({ left, right, top: t, bottom: b }) => left < number.right && right > number.left && t < bottom && b > top,
        );
        return over ? [text.textContent] : [];
      });
    });
    expect(covered, battlefield.game).toEqual([]);
  }
});

test('axe finds nothing on the map', async ({ page, address }) => {
  await mount(page, address, { ...(await giveBattle(GAME)), selected: 'hussars' });
  expect(await findViolations(page, { rules: { 'page-has-heading-one': { enabled: false } } })).toEqual([]);
});

test('what is shown over the ground: a reach with its edge, costs and zones, tags, arrows, a way', async ({
  page,
  address,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // A map of costs does not survive the way into the page: it is made there.
  await mount(page, address, {
    ...(await giveBattle(GAME)),
    selected: 'chasseurs',
    layers: {
      asked: '0906',
      way: ['0703', '0702', '0701'],
      from: [
        ['0806', '0906'],
        ['0705', '0906'],
      ],
      tags: [
        { hex: '0906', text: '70 %', low: 60, high: 70 },
        { hex: '1206', text: 'no', low: 0, high: 0, barred: true },
      ],
      zones: [{ hex: '0804', side: 'defender' }],
      options: ['1006', '1007'],
    },
    reach: [
      ['0703', '0', false],
      ['0702', '2', false],
      ['0804', '3', true],
    ],
  });
  await expect(page.locator('.ml-cost')).toHaveText(['2', '3']);
  await expect(page.locator('.ml-held.map-defender')).toHaveCount(1);
  await expect(page.locator('.ml-tag text')).toHaveText(['70 %', 'no']);
  const wide = (name: string) => page.locator(name).evaluate((bar) => (bar as SVGPathElement).getTotalLength());
  expect((await wide('.ml-low')) / (await wide('.ml-high'))).toBeCloseTo(6, 1);
  // One arrow over the hexside, one at the end of a dotted line.
  await expect(page.locator('.m-arrow')).toHaveCount(2);
  await expect(page.locator('.m-shot')).toHaveCount(1);
  await expect(page.locator('.ml-count')).toHaveText(['1', '2']);
  // 0703 and 0702 touch on one side: ten sides around both, six around 0804.
  const length = await page.locator('.ml-edge').evaluate((edge) => (edge as SVGPathElement).getTotalLength() / 56);
  expect(length).toBeCloseTo(16, 1);
  expect(errors).toEqual([]);
});

test('on paper the whole map stands on the sheet', async ({ page, address }) => {
  await mount(page, address, await giveBattle(GAME));
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 740, height: 1000 });
  const [map, world] = await page.evaluate(() =>
    ['.map', '.map-world'].map((name) => {
      const { left, top, right, bottom } = document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, right, bottom].map(Math.round);
    }),
  );
  expect(world?.slice(0, 2)).toEqual([0, 0]);
  expect(world?.[2]).toBeLessThanOrEqual(740);
  expect(world?.[2]).toBeGreaterThan(700);
  expect(map?.[3]).toBe(world?.[3]);
});
