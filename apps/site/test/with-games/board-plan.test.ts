/* Plans on the board: composed by touching, their answers as the package gives them, stopped, kept, by keys and open to all. */
import { type ActionAsk, listTargetActions, readBattlefield } from '@coup-doeil/core/battle';
import {
  computePlan,
  type Fraction,
  findWays,
  isTooMany,
  type Plan,
  type PlanAnswer,
  toWays,
} from '@coup-doeil/core/plan';
import { createRecord } from '@coup-doeil/core/record';
import { formatPercent } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import type { Locator, Page } from '@playwright/test';
import { makeLink } from '../../src/board/share/share.ts';
import { expectFigure, openBoards, openPage, piece, readFigure } from '../boards.ts';
import { collectErrors, expectOpen } from '../open-to-all.ts';
import { expect, test } from '../site.ts';

const boards = await openBoards();
const openGame = (id: string) => {
  const opened = boards.find(({ game }) => game.meta.id === id);
  if (!opened) throw new Error(id);
  return opened.board;
};
const jours = openGame('jours-de-gloire');
const seven = openGame('seven-years-war');

const percent = (chance: Fraction): string => formatPercent(toWays(chance), 'en');
const answerOf = (answer: ReturnType<typeof computePlan>): PlanAnswer => {
  if (isTooMany(answer)) throw new Error('too many states');
  return answer;
};
const startPlan = (page: Page) => page.getByRole('button', { name: 'Plan', exact: true }).click();
const add = (page: Page) => page.getByRole('button', { name: 'Add to the plan', exact: true }).click();
const texts = async (all: Locator): Promise<readonly string[]> =>
  (await all.allInnerTexts()).map((text) => text.replace(/\s/g, ''));
const squeeze = (all: readonly string[]): readonly string[] => all.map((text) => text.replace(/\s/g, ''));

/** The best set of an action against a hex, of those with one counter if it is given. */
const findBest = (board: typeof jours, action: string, side: string, hex: string, counter?: string): ActionAsk => {
  const rules = board.door.actions.find(({ id }) => id === action);
  if (!rules) throw new Error(action);
  const { sets } = listTargetActions(board, rules, side, parseHex(board.ground.grid, hex));
  const best = sets.find(({ ask }) => counter === undefined || ask.parts.some((part) => part.counter === counter));
  if (!best) throw new Error(hex);
  return best.ask;
};

const fire = findBest(jours, 'fire', 'french', '0906');
const shock = findBest(jours, 'shock', 'french', '0906', 'leger');

/** Touches an own counter and an enemy, and adds that action to the plan; another action by its label. */
const addAction = async (page: Page, own: string, enemy: string, label?: string) => {
  await piece(page, own).click();
  await piece(page, enemy).click();
  await expect(page.locator('.at-t')).toBeVisible();
  if (label !== undefined) await page.locator('.then button', { hasText: label }).first().click();
  await add(page);
};

/** What the sheet shows is the answer of the package. */
const expectAnswer = async (page: Page, answer: PlanAnswer) => {
  const stages = squeeze(answer.stages.map(({ measure, done }) => percent(measure?.chance ?? done)));
  await expect.poll(() => texts(page.locator('.stg-p'))).toEqual(stages);
  const goals = squeeze(answer.goals.map(({ chance }) => percent(chance)));
  await expect.poll(() => texts(page.locator('.goals li > b'))).toEqual(goals);
  const stops = answer.stages.flatMap(({ stopped, skipped }) => [
    ...stopped.map(({ chance }) => percent(chance)),
    ...(skipped.ways > 0n ? [percent(skipped)] : []),
  ]);
  await expect.poll(() => texts(page.locator('.stops b'))).toEqual(squeeze(stops));
  const ends = answer.ends.slice(0, 5).map(({ ways }) => percent({ ways, of: answer.of }));
  await expect.poll(() => texts(page.locator('.pends b'))).toEqual(squeeze(ends));
  const own = answer.counters.flatMap((counter) => counter.ends.map(({ chance }) => percent(chance)));
  const shown = (await texts(page.locator('.cbar ul li'))).map((text) => text.slice(0, text.indexOf(':')));
  expect(shown).toEqual(squeeze(own));
};

test('fire, shock and counter-shock are composed by touching, and answered as the package does', async ({
  page,
  origin,
}) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await startPlan(page);
  await addAction(page, 'leger', 'grenzer', 'Artillery fire');
  await expect(page.locator('.stg')).toHaveCount(1);
  await addAction(page, 'leger', 'grenzer');
  await expect(page.locator('.stg')).toHaveCount(2);
  await page.locator('.ups button', { hasText: 'Counter-shock' }).click();
  await expect(page.locator('.stg')).toHaveCount(3);
  await page.locator('.goals select').selectOption({ label: 'Austrians, at least 1: disordered' });
  const plan: Plan = {
    steps: [
      { id: 'guns', action: fire },
      { id: 'assault', action: shock },
      { id: 'answer', follow: { step: 'assault', id: 'counter-shock' } },
    ],
    goals: [
      { check: 'empty', hex: '0906' },
      { check: 'losses', side: 'french', most: 0 },
      { check: 'any', side: 'austrian', word: 'disordered' },
    ],
  };
  await expectAnswer(page, answerOf(computePlan(jours, plan)));

  // A condition: the assault only if the fire failed.
  await page.locator('.stg').nth(1).click();
  await page.getByLabel('step 1 fails').check();
  const [guns, assault, answer] = plan.steps;
  if (!guns || !assault || !answer) throw new Error('three steps');
  const cautious: Plan = {
    ...plan,
    steps: [guns, { ...assault, when: [{ check: 'came', step: 'guns', as: 'failed' }] }, answer],
  };
  await expectAnswer(page, answerOf(computePlan(jours, cautious)));

  // The lesson: with the assault only after a failure, what each goal is without the guns.
  const without = answerOf(computePlan(jours, { ...plan, steps: [assault, answer] }));
  await page.getByLabel('step 1 fails').uncheck();
  await expectAnswer(page, answerOf(computePlan(jours, plan)));
  for (const [i, { chance }] of without.goals.entries()) {
    const full = answerOf(computePlan(jours, plan)).goals[i]?.chance;
    if (full && percent(full) !== percent(chance))
      await expect(page.locator('.goals li').nth(i)).toContainText(`${percent(chance)} without step 1`);
  }

  // A step is taken out with what follows it, and comes back by undo.
  await page.getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(page.locator('.stg')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.stg')).toHaveCount(3);
  await expectAnswer(page, answerOf(computePlan(jours, plan)));
});

test('a choice of a player is told, and can be taken otherwise', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await startPlan(page);
  await addAction(page, 'leger', 'grenzer');
  const plan = { steps: [{ id: 'assault', action: shock }], goals: [{ check: 'empty', hex: '0906' }] } satisfies Plan;
  const { stages } = answerOf(computePlan(jours, plan));
  const choices = stages[0]?.choices ?? [];
  expect(choices.length).toBeGreaterThan(0);
  await expect(page.locator('.pchoices li')).toHaveCount(choices.length);
  const select = page.locator('.pchoices select').first();
  const options = await select.locator('option').allInnerTexts();
  expect(options[0]).toContain('by default');
  const other = options.at(-1) ?? '';
  await select.selectOption({ label: other });
  const question = choices[0]?.question ?? '';
  const answered = { ...shock, answers: { [question]: other } };
  const answer = answerOf(computePlan(jours, { steps: [{ id: 'assault', action: answered }] }));
  expect(answer.stages[0]?.choices[0]?.given).toBe(true);
  const ends = answer.ends.slice(0, 5).map(({ ways }) => percent({ ways, of: answer.of }));
  await expect.poll(() => texts(page.locator('.pends b'))).toEqual(squeeze(ends));
  await expect(page.locator('.pends li', { hasText: other }).first()).toBeVisible();
});

test('a march is a step, and what comes after it is asked from its hex', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await startPlan(page);
  await piece(page, 'garde').click();
  await page.locator('.map').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Add: go to 0606/ }).click();
  const answer = answerOf(
    computePlan(jours, {
      steps: [{ id: 'way', march: { counter: 'garde', to: '0606' } }],
      goals: [{ check: 'losses', side: 'french', most: 0 }],
    }),
  );
  await expectAnswer(page, answer);
  await expect(page.locator('.stg')).toContainText('To 0606');
  await piece(page, 'garde').click();
  await expect(page.locator('.who-h')).toContainText('in 0606');
});

test('where the sheet has no odds, the player says what becomes of each', async ({ page, origin }) => {
  const [side = ''] = seven.sides;
  const rules = seven.door.actions.find(({ fates, against }) => fates && against !== 'own');
  if (!rules) throw new Error('no fork');
  const sets = seven.counters
    .filter((counter) => counter.side !== side && counter.hex >= 0)
    .flatMap((counter) => listTargetActions(seven, rules, side, counter.hex).sets.map((set) => ({ set, counter })));
  const [first] = sets;
  if (!first) throw new Error('nothing to attack');
  const { ask } = first.set;
  await openPage(page, `${origin}/en/seven-years-war/board/`);
  await startPlan(page);
  await piece(page, ask.parts[0]?.counter ?? '').click();
  await piece(page, first.counter.id).click();
  await expect(page.locator('.at-t')).toContainText(rules.label.en);
  await add(page);
  await expect(page.locator('.stops')).toContainText('the plan must say what becomes of each counter');
  await page.locator('.stg').click();
  const fates = Object.entries(rules.fates ?? {});
  const [fate, label] = fates.at(-1) ?? ['', { en: '' }];
  const rows = page.locator('.stepper .fates label');
  const name = seven.byId.get(first.counter.id)?.name ?? '';
  await rows.filter({ hasText: name }).locator('select').selectOption({ label: label.en });
  const [hex = ''] = ask.targets;
  const plan: Plan = {
    steps: [{ id: 'attack', action: ask, fates: { [first.counter.id]: fate } }],
    goals: [
      { check: 'empty', hex },
      { check: 'losses', side, most: 0 },
    ],
  };
  const answer = answerOf(computePlan(seven, plan));
  expect(answer.stages[0]?.fork).toBe(true);
  await expect(page.locator('.stops')).toContainText('the sheet has no odds');
  await expectAnswer(page, answer);
});

for (const [hex, chance] of [
  ['0909', 50],
  ['0904', 67],
  ['0906', 90],
] as const)
  test(`what gets me ${chance} in a hundred against ${hex} is answered as the package does, and becomes the plan`, async ({
    page,
    origin,
  }) => {
    const found = findWays(jours, {
      side: 'french',
      target: hex,
      action: 'shock',
      least: { ways: chance, of: 100 },
    });
    // Of a hex that nobody can take, and of others that somebody can.
    expect(found.ways.length > 0).toBe(hex !== '0906');
    await openPage(page, `${origin}/en/jours-de-gloire/board/`);
    await startPlan(page);
    await page.locator('.ways').getByText(`${chance}%`).click();
    await page.getByLabel('Against').selectOption(hex);
    await page.getByRole('button', { name: 'What reaches it?' }).click();
    if (found.ways.length === 0) {
      await expect(page.locator('.ways')).toContainText('Nobody reaches it');
      return;
    }
    await expect
      .poll(() => texts(page.locator('.found b')))
      .toEqual(squeeze(found.ways.map((way) => percent(way.chance))));
    const [way] = found.ways;
    for (const id of way?.counters ?? [])
      await expect(page.locator('.found li').first()).toContainText(jours.byId.get(id)?.name ?? '');
    await page.locator('.found button').first().click();
    await expect(page.locator('.stg')).toHaveCount(way?.asks.length ?? 0);
    if (way) await expectFigure(page.locator('.stg-p').last(), percent(way.chance));
  });

/** A plan that is too long to be waited for. */
const endless = (): Plan => {
  const asks = jours.door.actions
    .filter(({ against }) => against !== 'own')
    .flatMap((rules) =>
      [
        ...new Set(jours.counters.filter(({ side, hex }) => side !== 'french' && hex >= 0).map(({ hex }) => hex)),
      ].flatMap((hex) => listTargetActions(jours, rules, 'french', hex).sets.slice(0, 1)),
    )
    .map(({ ask }) => ask);
  const many = Array.from({ length: 18 }, (_, i) => asks[i % asks.length]).flatMap((ask) => (ask ? [ask] : []));
  return {
    steps: many.map((action, i) => ({ id: `step-${i + 1}`, action })),
    goals: [{ check: 'empty', hex: '0906' }],
  };
};

test('a long plan shows how far it is, blocks no finger, and is stopped; a link carries it', async ({
  page,
  origin,
}) => {
  const record = { ...createRecord(readBattlefield(jours.document), 'seed'), plan: endless() };
  const made = await makeLink(`${origin}/en/jours-de-gloire/board/`, record);
  expect(made?.holds).toBe('record');
  await openPage(page, made?.link ?? '');
  await startPlan(page);
  await expect(page.locator('.stg')).toHaveCount(18);
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await expect(stop).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('.pwork').first()).toContainText(/step \d+…/);
  // The page answers while the worker counts.
  const gap = await page.evaluate(async () => {
    const gaps: number[] = [];
    for (let i = 0; i < 31; i++) {
      const start = performance.now();
      await new Promise((done) => setTimeout(done, 10));
      gaps.push(performance.now() - start);
    }
    return gaps.toSorted((x, y) => x - y)[15];
  });
  expect(gap).toBeLessThan(50);
  await stop.click();
  await expect(page.locator('.pwork').first()).toContainText('Stopped');
  await expect.poll(() => page.workers().length).toBe(0);
});

test('the first step goes to the sheet, and is no longer planned once it is played', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  await startPlan(page);
  await addAction(page, 'leger', 'grenzer', 'Artillery fire');
  await addAction(page, 'leger', 'grenzer');
  await page.getByRole('button', { name: /^Begin/ }).click();
  await expect(page.locator('.at-t')).toContainText('Artillery fire: 0906');
  await page.getByRole('button', { name: 'Throw', exact: true }).click();
  await expect(page.locator('.told')).toBeVisible();
  for (const question of await page.locator('.where2').all()) await question.locator('label').first().click();
  await page.getByRole('button', { name: 'Set it so', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log, 1' })).toBeVisible();
  await startPlan(page);
  await expect(page.locator('.stg')).toHaveCount(1);
  await expect(page.locator('.stg')).toContainText('Shock');
});

test('a plan by keys alone', async ({ page, origin }) => {
  await openPage(page, `${origin}/en/jours-de-gloire/board/`);
  const press = async (target: Locator, key = 'Enter') => {
    for (let i = 0; i < 80 && !(await target.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
  };
  await press(page.getByRole('button', { name: 'Plan', exact: true }));
  await page.getByLabel('Against').selectOption('0904');
  await page.locator('.ways').getByLabel('75%').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await press(page.getByRole('button', { name: 'What reaches it?' }));
  await expect(page.locator('.found button').first()).toBeVisible();
  await press(page.locator('.found button').first());
  await expect(page.locator('.stg').first()).toBeVisible();
  await expect.poll(() => readFigure(page.locator('.goals li > b').first())).toMatch(/%$/);
  // What is worked out is spoken.
  await expect(page.locator('.goals [role=status]')).toContainText('0904 empty');
  await page.locator('.stages').evaluate((list) => list.querySelector('button')?.focus());
  await press(page.locator('.stg').first());
  await press(page.getByRole('button', { name: 'Take out', exact: true }));
});

for (const [lang, width, theme] of [
  ['en', 320, 'light'],
  ['fr', 390, 'dark'],
  ['en', 820, 'dark'],
  ['fr', 1280, 'light'],
] as const)
  test(`a plan is open to all, ${lang} at ${width}, ${theme}`, async ({ browser, origin }) => {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      reducedMotion: 'reduce',
      colorScheme: theme,
    });
    const page = await context.newPage();
    const errors = collectErrors(page, origin);
    const look = async (state: string) => {
      await expectOpen(page, state);
      const pane = await page.locator('.scroll').evaluate((scroll) => scroll.scrollWidth - scroll.clientWidth);
      expect(pane, `the sheet of ${state} is too wide`).toBeLessThanOrEqual(0);
    };
    await openPage(page, `${origin}/${lang}/jours-de-gloire/board/`);
    await page.locator('.mode').nth(1).click();
    await expect(page.locator('.ways')).toBeVisible();
    await look('no plan');
    await piece(page, 'leger').click();
    await piece(page, 'grenzer').click();
    await expect(page.locator('.big b')).toBeVisible();
    await look('an action to add');
    await page.locator('.bacts .main').click();
    await page.locator('.ups button').first().click();
    await expect(page.locator('.cbar').first()).toBeVisible();
    await page.locator('.stg').nth(1).click();
    await expect(page.locator('.stepper')).toBeVisible();
    await look('a plan and a step');
    await page.locator('.ways > .btn').click();
    await expect(page.locator('.found, .ways .hint').first()).toBeVisible();
    await look('a search');
    expect(errors).toEqual([]);
    await context.close();
  });
