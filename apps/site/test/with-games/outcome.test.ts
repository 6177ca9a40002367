import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { open } from '../calculators.ts';
import { expect, test } from '../site.ts';

const SHOCK = '/en/jours-de-gloire/calculators/shock/';
/** Five against twenty, and better troops there: +8 for the defender. */
const LOST = 'attackers.1.strength=5&attackers.1.cohesion=7&defenders.1.strength=20&defenders.1.cohesion=12';

/** Each tap is counted. */
const counting = (page: Page) => {
  let taps = 0;
  return {
    count: () => taps,
    tap: async (selector: string, text?: string | RegExp) => {
      taps += 1;
      await page
        .locator(selector, text === undefined ? {} : { hasText: text })
        .first()
        .click();
    },
  };
};

/** The faces that were rolled, one die after the other. */
const roll = async (page: Page, ...faces: readonly number[]): Promise<void> => {
  await page.getByRole('button', { name: /^I rolled|^J’ai obtenu/ }).click();
  for (const face of faces)
    await page
      .locator('.rolled')
      .getByRole('button', { name: `${face}`, exact: true })
      .click();
};

test('a shock that fails offers the counter-shock with its units: two taps', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${origin}${SHOCK}?${LOST}`);
  // A seed that brings it: −1, and the attacker stands his ground.
  await page.locator('.log summary').click();
  await page.locator('.log input').fill('2');
  const { tap, count } = counting(page);
  await tap('.acts .main');
  await expect(page.locator('.sentence')).toHaveText(/^7 − 8 = −1: disorder and a test or recoil for the attackers; /);
  await tap('.next button', 'Counter-shock');
  await expect(page).toHaveURL(/attackers\.1\.strength=20/);
  expect(count()).toBeLessThanOrEqual(2);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    'attackers.1.strength': '20',
    'attackers.1.cohesion': '12',
    'attackers.1.from': 'n',
    'defenders.1.state': 'disordered',
    'defenders.1.cohesion': '7',
    facing: 'n',
  });
  await expect(page.locator('.sentence')).toHaveCount(0);
});

test('a button that is tapped before the page is alive does what it says, where a link brings other buttons', async ({
  page,
  origin,
}) => {
  // The page is built with an answer, which can be thrown for; the link is refused, and its answer can only be copied.
  const refused = 'hex=water';
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/Actions\.[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `${origin}${SHOCK}?${refused}`);
  await page.getByRole('button', { name: 'More', exact: true }).last().click();
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
  release();
  await expect(page.locator('.acts').getByRole('button', { name: 'Copy' })).toBeVisible();
  await expect(page.locator('.entries').getByRole('button', { name: 'Download' })).toBeVisible();
  await expect(page.getByText('Copied.')).toHaveCount(0);
});

test('dice rolled by hand are asked one after the other, told, and put on the units', async ({ page, origin }) => {
  await open(page, `${origin}${SHOCK}?${LOST}`);
  await page.getByRole('button', { name: 'I rolled…' }).click();
  await expect(page.locator('.rolled legend')).toHaveText('the shock');
  await page.locator('.rolled').getByRole('button', { name: '3', exact: true }).click();
  await expect(page.locator('.rolled legend')).toHaveText('cohesion test of attacker 1 (passed at or below 7)');
  // A wrong face is taken back.
  await page.getByRole('button', { name: 'One die back' }).click();
  await expect(page.locator('.rolled legend')).toHaveText('the shock');
  await page.locator('.rolled').getByRole('button', { name: '4', exact: true }).click();
  await page.locator('.rolled').getByRole('button', { name: '7', exact: true }).click();
  await expect(page.locator('.rolled')).toHaveCount(0);
  await expect(page.locator('.sentence')).toHaveText(
    '4 − 8 = −4: disorder and a test or recoil for the attackers; attacker 1 rolls 7 against 7: disordered',
  );
  await expect(page.locator('.effects li')).toHaveText(['attacker 1: disordered, shows its back: look at its figures']);
  await page.getByRole('button', { name: 'Apply to the units' }).click();
  await expect(page).toHaveURL(/attackers\.1\.state=disordered/);
  await expect(page.locator('.outcome')).toContainText('Applied to the units.');
  // What may follow is offered still, and what was done can be undone.
  await expect(page.locator('.next button')).toHaveText(['Counter-shock']);
  await page.locator('.undo').click();
  await expect(page).not.toHaveURL(/state=disordered/);
  await page.locator('.log summary').click();
  await expect(page.locator('.throws li small')).toHaveText(['rolled by hand']);
});

test('a fire’s target becomes the defender of a shock, as the player’s own step', async ({ page, origin }) => {
  await open(page, `${origin}/fr/jours-de-gloire/calculators/fire/?strength=12&hex=town&targets.1.cohesion=4`);
  await roll(page, 3);
  await expect(page.locator('.sentence')).toHaveText(
    '3 + 10 = 13\u202f: désordre\u202f; unité visée 1\u202f: en désordre',
  );
  await expect(page.locator('.next small').first()).toContainText('la feuille ne l’imprime pas');
  await page.locator('.next button').click();
  await expect(page).toHaveURL(/\/fr\/jours-de-gloire\/calculators\/shock\/\?/);
  const query = new URL(page.url()).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    'defenders.1.cohesion': '4',
    'defenders.1.state': 'disordered',
    hex: 'town',
  });
});

test('sides are swapped, and a new combat begins, with the menu', async ({ page, origin }) => {
  await open(
    page,
    `${origin}/en/corbach-1760/calculators/combat/?attackers.1.strength=8&defenders.1.morale=6&hex=village`,
  );
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('.entries').getByRole('button', { name, exact: true }).click();
  };
  await choose('Swap sides');
  await expect(page).toHaveURL(/defenders\.1\.strength=8/);
  expect(new URL(page.url()).searchParams.get('attackers.1.morale')).toBe('6');
  expect(new URL(page.url()).searchParams.get('hex')).toBeNull();
  await choose('Start over');
  await expect(page).not.toHaveURL(/defenders/);
  await expect(page.locator('.entries')).toHaveCount(0);
});

test('a saved report opens again; another file is told from one', async ({ page, origin }, info) => {
  await open(page, `${origin}${SHOCK}?edition=2006&${LOST}`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const download = page.waitForEvent('download');
  await page.locator('.entries').getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  await open(page, `${origin}${SHOCK}`);
  const choose = async (path: string) => {
    await more.click();
    await page.locator('.entries input[type=file]').setInputFiles(path);
  };
  await choose(file);
  await expect(page).toHaveURL(/attackers\.1\.cohesion=7/);
  expect(new URL(page.url()).searchParams.get('edition')).toBe('2006');
  const write = (name: string, value: unknown): string => {
    const path = info.outputPath(name);
    writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
    return path;
  };
  await choose(write('no.json', 'no report'));
  await expect(page.locator('.answer')).toContainText('This file holds no saved report.');
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  await choose(write('fire.json', { ...saved, calculator: 'fire' }));
  await expect(page.locator('.answer')).toContainText('This file was saved by another calculator.');
  await choose(write('bad.json', { ...saved, input: { hex: 'moon' } }));
  await expect(page.locator('.answer')).toContainText('moon');
  // An input alone will do.
  await choose(write('input.json', { hex: 'town' }));
  await expect(page).toHaveURL(/hex=town/);
});
