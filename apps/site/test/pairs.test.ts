/* An attack from several hexes on several: the map agrees with what the input says of which hexes touch, and taps change both. */

import { layOutPairs, listShown, type Touching } from '../src/calculator/plan/pairs-layout.ts';
import { placePlan } from '../src/calculator/plan/planned.ts';
import { measureSteps } from '../src/map-parts/geometry.ts';
import { address, calculators, type One, open } from './calculators.ts';
import { expect, test } from './site.ts';

/** What touches what on a map, by counting steps. */
const touchingOn = ({ from, into }: NonNullable<ReturnType<typeof layOutPairs>>): Touching =>
  from.map((hex) => into.map((other) => measureSteps(hex, other) === 1));

test('hexes lie as the input says that they touch', () => {
  const cases: readonly Touching[] = [
    [[true]],
    [[false]],
    Array.from({ length: 6 }, () => [true]),
    [[true], [false], [true]],
    [[true, true]],
    [
      [true, true],
      [true, true],
    ],
    [
      [true, false],
      [false, true],
      [true, true],
    ],
    [
      [true, true, true],
      [true, false, false],
      [false, false, true],
    ],
    [
      [false, false],
      [true, false],
    ],
  ];
  for (const touching of cases) {
    const layout = layOutPairs(touching, touching[0]?.length ?? 0);
    if (!layout) throw new Error(JSON.stringify(touching));
    expect(touchingOn(layout)).toEqual(touching);
    const taken = [...layout.from, ...layout.into].map(({ q, r }) => `${q}/${r}`);
    expect(new Set(taken).size).toBe(taken.length);
    expect(listShown(layout).length).toBe(new Set(listShown(layout).map(({ q, r }) => `${q}/${r}`)).size);
  }
});

test('what no map can show is not drawn, and what lay somewhere stays there', () => {
  // Three hexes cannot all touch two others that both touch one another or lie apart.
  expect(
    layOutPairs(
      [
        [true, true],
        [true, true],
        [true, true],
      ],
      2,
    ),
  ).toBeUndefined();
  expect(
    layOutPairs(
      Array.from({ length: 7 }, () => [true]),
      1,
    ),
  ).toBeUndefined();
  const before = { from: [{ q: 0, r: -1 }], into: [{ q: 0, r: 0 }] };
  expect(layOutPairs([[true]], 1, before)).toEqual(before);
  expect(layOutPairs([[true], [true]], 1, before)?.from[0]).toEqual({ q: 0, r: -1 });
  expect(layOutPairs([[false]], 1, before)?.from[0]).not.toEqual({ q: 0, r: -1 });
});

const withPairs = async (): Promise<One> => {
  const one = (await calculators()).find(({ calculator }) =>
    Object.values(calculator.input.fields).some(
      (field) => field.kind === 'list' && 'fields' in field.of && field.of.roles?.paths !== undefined,
    ),
  );
  if (!one) throw new Error('no attack from several hexes');
  return one;
};

test('an attack is drawn by taps alone: hexes, hexsides, arms and terrains', async ({ page, origin }) => {
  const one = await withPairs();
  expect(placePlan(one.calculator)?.names).toEqual(['attackers', 'defenders']);
  await open(page, origin + address('en', one));
  const hex = (name: string | RegExp) => page.locator('.rose-hex').and(page.getByRole('button', { name, exact: true }));
  const hexside = (name: string) => page.locator('.rose-hexside').and(page.getByRole('button', { name, exact: true }));
  const tick = (name: RegExp) => page.locator('.palette').getByRole('checkbox', { name });
  const total = page.locator('.total b');
  const said = () => [...new URL(page.url()).searchParams].filter(([name]) => name !== 'v' && name !== 'was');

  // The hex attacked is open at first: a town, and no longer clear.
  // Tapped before the map has come alive: it counts all the same.
  await tick(/^Town/).click();
  await expect(total).toHaveText('−1');
  await hexside('Hexside: Attacking hex 1, Defending hex 1').click();
  await tick(/^Stream/).check();
  await expect(total).toHaveText('−2');

  // A second hex attacks over open ground: of the two the attacker takes the better.
  await hex('Empty hex 1').click();
  await page.locator('.palettes').getByRole('button', { name: 'Attacking hex: Add' }).click();
  await expect(total).toHaveText('−1');
  await page.locator('.palette').getByRole('combobox', { name: 'It attacks with' }).selectOption('cavalry');
  await tick(/^Woods/).check();
  await expect.poll(said).toEqual([
    ['attackers.1.paths.1.hexsides', 'stream'],
    ['attackers.2.arm', 'cavalry'],
    ['attackers.2.terrains', 'woods'],
    ['defenders.1.terrains', 'town'],
  ]);
  // A second hex defends: who does not touch it is said not to.
  await hex('Empty hex 1').click();
  await page.locator('.palettes').getByRole('button', { name: 'Defending hex: Add' }).click();
  await expect(hex('Defending hex 2')).toHaveCount(1);
  await expect.poll(() => said().some(([name, value]) => name.endsWith('.adjacent') && value === 'false')).toBe(true);
  // And goes again, with the ways to it.
  await hex('Defending hex 2').click();
  await page.locator('.palettes').getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => said().some(([name]) => name.endsWith('.adjacent'))).toBe(false);
  await expect(hex('Attacking hex 2')).toHaveCount(1);

  // The same as a list.
  await page.getByText('The same as a list').click();
  await expect(page.locator('.unit-g').first()).toBeVisible();
});

test('hexes that no map has are left to the list', async ({ page, origin }) => {
  const one = await withPairs();
  await open(page, origin + address('en', one, '?attackers=3&defenders=2'));
  await expect(page.getByText('No map has hexes that touch like this')).toBeVisible();
  await page.getByText('The same as a list').click();
  await expect(page.locator('.side .unit-g').first()).toBeVisible();
});
