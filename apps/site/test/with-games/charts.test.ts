/* What charts say of their cells, as it stands on the sheets. */
import { expect, read, test } from '../site.ts';

/** What opened cells must say, from the sheets and their keys; nothing where a figure is a figure. */
const said: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/en/corbach-1760/charts/combat/': {
    '7-defender': '1 one step lost · TM+2 morale test at +2 · R1 retreat of one hex',
    '8-defender': '1 one step lost · D disorganised · R1 retreat of one hex',
    '10-defender': '3 three steps lost · D disorganised · R2 retreat of two hexes',
    '1-attacker': 'TM+2 morale test at +2',
    '5-attacker': 'TM−1 morale test at −1',
    '3-attacker': 'TM morale test',
    '11-or-more-defender': 'E eliminated',
    '11-or-more-attacker': '',
  },
  '/fr/corbach-1760/charts/combat/': {
    '7-defender': '1 un pas perdu · TM+2 test de moral à +2 · R1 recul d’un hex',
    '8-defender': '1 un pas perdu · D désorganisé · R1 recul d’un hex',
    '5-attacker': 'TM−1 test de moral à −1',
  },
  '/en/corbach-1760/charts/artillery/': { '7-target': '1 one step lost · D disorganised · R1 retreat of one hex' },
  '/en/corbach-1760/charts/terrain/': { 'clear-infantry': '', 'woods-infantry': '', 'woods-cavalry': 'Forb forbidden' },
  '/en/jours-de-gloire/charts/terrain/': {
    'steep-slope-infantry': 'D disordered; beside a cost, without a test',
    'clear-infantry': '',
  },
  '/fr/jours-de-gloire/charts/terrain/': {
    'redoubt-artillery': 'D en désordre\u202f; à côté d’un coût, sans test',
    'clear-shock': '',
  },
  '/en/jours-de-gloire/charts/shock/': {
    '10-or-more-defender': '1 recoils one hex · D disordered; beside a cost, without a test',
    '0-to-4-attacker': 'D disordered; beside a cost, without a test · CT/1 cohesion test; who fails recoils one hex',
  },
  '/en/seven-years-war/charts/terrain-hexes/': {
    'marsh-bombardment': '[] it weighs on who attacks out of the terrain, and on nobody else',
    'pond-river-infantry': '() it weighs on who attacks into the hex, and on who attacks out of it',
    'woods-infantry': '# a bare figure weighs on the attacker who goes into the terrain',
    'woods-foot': '',
  },
  '/fr/seven-years-war/charts/terrain-hexes/': {
    'marsh-bombardment': '[] il pèse sur qui attaque en sortant du terrain, et sur personne d’autre',
    'deep-water-foot': 'P interdit',
    'woods-mounted': '',
  },
  // Its figures count the way the row says: no sign tells one from another.
  '/en/seven-years-war/charts/terrain-hexsides/': { 'stream-infantry': '' },
};

test('an opened cell says each symbol it is made of, in the words of the key, and takes no cost for a result', async ({
  page,
  origin,
}) => {
  for (const [path, cells] of Object.entries(said)) {
    await page.goto(origin + path);
    for (const [cell, words] of Object.entries(cells)) {
      await page.locator(`[id="${cell}"] > a`).click();
      await expect(page.locator('.gloss .g-cite')).toBeVisible();
      expect((await page.locator('.gloss .g-key').allTextContents()).join(), `${path}#${cell}`).toBe(words);
    }
  }
});

test('the line over a chart explains what its cells are made of', () => {
  const symbols = (page: string) =>
    [...read(`${page.slice(1)}index.html`).matchAll(/<span><abbr>([^<]*)<\/abbr>/g)].map(([, symbol]) => symbol);
  expect(symbols('/en/corbach-1760/charts/combat/')).toEqual([
    'R1',
    'R2',
    'TM',
    'TM−1',
    'TM+1',
    'TM+2',
    'D',
    '1',
    '2',
    '3',
    'E',
  ]);
  expect(symbols('/fr/seven-years-war/charts/terrain-hexes/')).toEqual(['#', '()', '[]', 'P']);
  expect(symbols('/fr/jours-de-gloire/charts/terrain/')).toEqual(['UAT', 'PE', 'NA', 'D']);
});

test('the bar follows the cell that is opened', async ({ browser, origin }) => {
  for (const width of [320, 390]) {
    const context = await browser.newContext({
      viewport: { width, height: 500 },
      hasTouch: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.goto(`${origin}/en/jours-de-gloire/charts/terrain/#woods-fire`);
    const bar = page.locator('.litnote');
    await expect(bar).toContainText('Woods × Fire: −1');
    await page.locator('#clear-shock a').tap();
    await expect(bar).toContainText('Clear × Shock: +1');
    await page.locator('#clear-shock a').tap();
    await expect(bar).toContainText('Woods × Fire: −1');
    await context.close();
  }
});
