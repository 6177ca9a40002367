/* The plan of a fight: what stands on the map is moved and put there by taps, and is the same state as the form. */
import { placePlan } from '../src/calculator/plan/planned.ts';
import { address, calculators, type One, open } from './calculators.ts';
import { expect, pageFile, read, test } from './site.ts';

const [N, , SE, S, , NW] = [0, 1, 2, 3, 4, 5];

/** The first calculator whose units say the side that they come over. */
const withSides = async (): Promise<One> => {
  const all = await calculators();
  const one = all.find(({ calculator }) =>
    Object.values(calculator.input.fields).some(
      (field) => field.kind === 'list' && field.of.kind === 'unit' && field.of.roles?.from !== undefined,
    ),
  );
  if (!one) throw new Error('no calculator whose units come over a side');
  return one;
};

/** Whether a way is asked for, step by step: its hexes are drawn too. */
const hasSteps = ({ calculator }: One): boolean =>
  Object.values(calculator.input.fields).some((field) => field.kind === 'list' && field.inherits !== undefined);

test('a plan stands where the input says what lies on hexsides, and nowhere else', async () => {
  const all = await calculators();
  for (const one of all)
    expect(read(pageFile(address('en', one))).includes('rosefig'), one.calculator.id).toBe(
      placePlan(one.calculator) !== undefined || hasSteps(one),
    );
  expect(all.filter(({ calculator }) => placePlan(calculator)).length).toBeGreaterThan(0);
});

test('a counter goes where a hex is tapped, and the answer follows', async ({ page, origin }) => {
  await open(page, origin + address('en', await withSides()));
  const hexes = page.locator('.rose-hex');
  const [first, second] = [page.locator('.s-a .unit').nth(0), page.locator('.s-a .unit').nth(1)];
  const from = (unit: typeof first) => unit.getByRole('combobox', { name: 'Comes from' });
  const names = () => hexes.evaluateAll((all) => all.slice(0, 6).map((hex) => hex.getAttribute('aria-label')));
  const total = page.locator('.total b');
  const before = await total.textContent();

  // The only one that can move goes at once, before the plan has come alive too.
  await hexes.nth(N).click();
  await expect(total).not.toHaveText(before ?? '');
  await first.locator('.u-more > summary').click();
  await expect(from(first)).toHaveValue('n');
  await from(first).selectOption('se');
  await expect
    .poll(names)
    .toEqual(['north', 'north-east', 'south-east, Attacker 1', 'south', 'south-west', 'north-west']);

  // Of two, the one that was tapped.
  await page.locator('.s-a .add > button').click();
  await expect(hexes.nth(S)).toHaveAccessibleName('south, Attacker 2');
  await second.locator('.u-more > summary').click();
  await hexes.nth(NW).click();
  await hexes.nth(SE).click();
  await hexes.nth(S).click();
  await expect(from(first)).toHaveValue('s');
  await expect(from(second)).toHaveValue('s');
  await expect(hexes.nth(S)).toHaveAccessibleName('south, Attacker 1, Attacker 2');
  // The next of a stack, and then none.
  await hexes.nth(S).click();
  await hexes.nth(S).click();
  await hexes.nth(NW).click();
  await expect(from(second)).toHaveValue('nw');
  await expect(from(first)).toHaveValue('s');
});

test('what is put on a hexside counts for everybody who crosses it, and stays where it is', async ({
  page,
  origin,
}) => {
  await open(page, origin + address('en', await withSides()));
  const hexsides = page.locator('.rose-hexside');
  const hexes = page.locator('.rose-hex');
  const stream = page.locator('.palette').getByRole('checkbox', { name: /Stream/ });
  const add = page.locator('.s-a .add > button');
  const said = () => new URL(page.url()).searchParams;
  await add.click();
  await hexsides.nth(S).click();
  await stream.check();
  await expect
    .poll(() => [said().get('attackers.1.hexsides'), said().get('attackers.2.hexsides')])
    .toEqual(['stream', 'stream']);
  await expect(hexsides.nth(S)).toHaveAccessibleName('Hexside: south; Attacker 1, Attacker 2, Stream / Canal / Ford');

  // Who joins them crosses it too; who leaves them does not take it along.
  await add.click();
  await expect.poll(() => said().get('attackers.3.hexsides')).toBe('stream');
  await hexes.nth(S).click();
  await hexes.nth(N).click();
  await expect.poll(() => [said().get('attackers.1.from'), said().get('attackers.1.hexsides')]).toEqual(['n', null]);
  // Back again by its field: the stream is still there.
  await page.locator('.s-a .unit').first().locator('.u-more > summary').click();
  await page.locator('.s-a .unit').first().getByRole('combobox', { name: 'Comes from' }).selectOption('s');
  await expect.poll(() => said().get('attackers.1.hexsides')).toBe('stream');
  // Ground that nobody crosses yet is kept for whoever comes.
  await hexsides.nth(NW).click();
  await expect(page.locator('.palette > legend')).toHaveText('Hexside: north-west; nobody crosses it yet');
  await page
    .locator('.palette')
    .getByRole('checkbox', { name: /Steep slope/ })
    .check();
  await hexes.nth(S).click();
  await hexes.nth(NW).click();
  await expect.poll(() => said().get('attackers.1.hexsides')).toBe('steep-slope');
});

test('attackers of a link that cross one hexside over different ground stay as the link says', async ({
  page,
  origin,
}) => {
  const one = await withSides();
  await open(page, origin + address('en', one, '?attackers=2&attackers.1.hexsides=stream&attackers.2.level=1'));
  await page.locator('.rose-hexside').nth(S).click();
  await expect(page.locator('.palette > legend')).toHaveText([
    'Hexside: south; Attacker 1',
    'Hexside: south; Attacker 2',
  ]);
  await page.locator('.palette').nth(1).getByRole('checkbox', { name: /Crest/ }).check();
  await expect.poll(() => new URL(page.url()).searchParams.get('attackers.2.hexsides')).toBe('crest');
  expect(new URL(page.url()).searchParams.get('attackers.1.hexsides')).toBe('stream');
});

test('every place of a plan is wide enough for a finger on the narrowest phone, and none covers another’s middle', async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const one of (await calculators()).filter(({ calculator }) => placePlan(calculator))) {
    await open(page, origin + address('en', one));
    const faults = await page.locator('.rosebox button').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        button.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = button.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return width >= 44 && height >= 44 && over === button ? [] : [`${button.ariaLabel}: ${width} × ${height}`];
      }),
    );
    expect(faults, one.calculator.id).toEqual([]);
  }
  await context.close();
});

test('which side the target faces is tapped, or reached with the keys; the plan, the answer and the address follow', async ({
  page,
  origin,
}) => {
  const one = await withSides();
  await open(page, origin + address('en', one));
  const faces = page.locator('.facing .rose-hexside');
  await expect(faces).toHaveCount(6);
  await expect(faces.nth(S)).toHaveAttribute('aria-pressed', 'true');
  await faces.nth(N).click();
  await expect(faces.nth(N)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.facing legend')).toHaveText('The defender faces: north');
  await expect.poll(() => new URL(page.url()).searchParams.get('facing')).toBe('n');
  // Who comes from the south is now met from behind.
  await expect(page.locator('.work').getByText(/rear/i).first()).toBeVisible();
  await faces.nth(NW).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).searchParams.get('facing')).toBe('nw');
});
