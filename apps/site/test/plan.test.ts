/* The plan of a fight: a counter is moved by taps as by its field. */
import { address, calculators, open } from './calculators.ts';
import { expect, pageFile, read, test } from './site.ts';

const [N, , SE, S, , NW] = [0, 1, 2, 3, 4, 5];

test('a counter goes where a hex is tapped, and the answer follows', async ({ page, origin }) => {
  for (const one of await calculators()) {
    const comes = Object.values(one.calculator.input.fields).some(
      (field) =>
        field.kind === 'list' &&
        field.of.kind === 'unit' &&
        Object.values(field.of.fields).some(({ kind }) => kind === 'direction'),
    );
    const path = address('en', one);
    expect(read(pageFile(path)).includes('rosefig'), path).toBe(comes);
    if (!comes) continue;
    await open(page, origin + path);
    const hexes = page.locator('.rosebox button');
    const [first, second] = [page.locator('.s-a .unit').nth(0), page.locator('.s-a .unit').nth(1)];
    const from = (unit: typeof first) => unit.getByLabel('Comes from');
    const names = () => hexes.evaluateAll((all) => all.map((hex) => hex.getAttribute('aria-label')));
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
      .toEqual(['north', 'north-east', 'south-east, Attackers 1', 'south', 'south-west', 'north-west']);

    // Of two, the one that was tapped.
    await page.locator('.s-a .add > button').click();
    await expect(hexes.nth(S)).toHaveAccessibleName('south, Attackers 2');
    await second.locator('.u-more > summary').click();
    await hexes.nth(NW).click();
    await hexes.nth(SE).click();
    await hexes.nth(S).click();
    await expect(from(first)).toHaveValue('s');
    await expect(from(second)).toHaveValue('s');
    await expect(hexes.nth(S)).toHaveAccessibleName('south, Attackers 1, Attackers 2');
    // The next of a stack, and then none.
    await hexes.nth(S).click();
    await hexes.nth(S).click();
    await hexes.nth(NW).click();
    await expect(from(second)).toHaveValue('nw');
    await expect(from(first)).toHaveValue('s');
  }
});
