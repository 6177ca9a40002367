/* The atlas: every figure is the package's own answer in the situation it stands for, found again from its words alone. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnyCalculator,
  checkAsk,
  computeAnswer,
  type Game,
  isRefusal,
  parseWords,
  splitWords,
} from '@coup-doeil/core/game';
import { findGames } from '../src/integrations/workspace-games.ts';
import { type Plate, platesOn } from './plates.ts';
import { expect, pages, read, test } from './site.ts';

const packages = process.env.GAMES_FOLDER ?? join(import.meta.dirname, '../../../packages');
/** A game whose calculators name nothing that a player wants more of has no plate, and says so. */
const NONE = 'No calculator of this game ends in odds by a total';
const atlases = pages().filter(
  (page) => /^\/en\/atlas\/./.test(page) && !read(`${page.slice(1)}index.html`).includes(NONE),
);

const whole = (said: string): number => Number(said.replace('−', '-').replace('+', ''));
/** What stands in an input at a dotted name, lists counted from 1. */
const at = (input: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => {
    if (Array.isArray(value)) return value[Number(part) - 1];
    return typeof value === 'object' && value !== null
      ? Object.entries(value).find(([name]) => name === part)?.[1]
      : undefined;
  }, input);

/** A chance in a hundred, never shown as none or as sure when it is neither. */
const inHundred = (ways: number, of: number): number => {
  if (ways === 0 || ways === of) return (100 * ways) / of;
  return Math.min(99, Math.max(1, Math.round((100 * ways) / of)));
};

const calculatorsOf =
  (game: string) =>
  async (id: string): Promise<AnyCalculator> => {
    const found = findGames(packages).find((one) => one.id === game);
    // The mark promises a `game`.
    const { game: value } = (await import(pathToFileURL(found?.doors['.'] ?? '').href)) as { game: Game };
    const calculator = await value.calculators[id]?.();
    if (calculator === undefined) throw new Error(`${game} has no ${id}`);
    return calculator;
  };

type Told = {
  readonly total: number | null;
  readonly input: unknown;
  readonly ways: ReadonlyMap<string, readonly [ways: number, of: number]>;
};

/** What a package says in a situation, from its words. */
const tellerOf = (calculator: AnyCalculator, list: string): ((said: string) => Told) => {
  const known = new Map<string, Told>();
  return (said) => {
    const before = known.get(said);
    if (before !== undefined) return before;
    const asked = checkAsk(calculator, { input: parseWords(calculator.input, splitWords(said)) });
    const result = computeAnswer(calculator, asked);
    if (isRefusal(result)) throw new Error(`${calculator.id}: ${said} is refused`);
    const { ways = [], of = 1 } = result.odds?.[list] ?? {};
    const told = {
      total: result.total,
      input: asked.input,
      ways: new Map(ways.map(([id, n]) => [id, [n, of] as const])),
    };
    known.set(said, told);
    return told;
  };
};

/** What is wrong with the plates of one list of odds; the first of them says where each figure stands. */
const faultsOf = (plates: readonly Plate[], calculator: AnyCalculator): readonly string[] => {
  const [first] = plates;
  if (first === undefined) return ['no plate'];
  const full = plates.find(({ heads, rows }) => heads[0] !== 'any' && rows[0]?.cells[0]?.said);
  const tell = tellerOf(calculator, first.list);
  const labelled = (id: string) => calculator.odds?.[first.list]?.outcome(id).en ?? id;
  return plates.flatMap((plate) =>
    plate.rows.flatMap((row, i) =>
      row.cells.flatMap(({ figure, tint }, j) => {
        const said = first.rows[i]?.said ?? row.cells[j]?.said ?? full?.rows[i]?.cells[j]?.said;
        if (said === null || said === undefined) return [`${plate.list}: a figure without its situation`];
        const any = plate.rating !== null && plate.heads[j] === 'any';
        const { total, input, ways } = tell(said);
        const drawn = (id: string) =>
          plate.outcome === null ? plate.heads.includes(labelled(id)) : plates.some(({ outcome }) => outcome === id);
        const id = plate.outcome ?? [...ways.keys()].find((one) => labelled(one) === plate.heads[j]) ?? '';
        const [n, of] = ways.get(id) ?? [0, 1];
        const step = n === 0 ? 0 : 1 + [25, 50, 75].filter((edge) => 100 * n >= edge * of).length;
        // A column for any rating holds at each that another plate has.
        const elsewhere = any
          ? (full?.rows[i]?.cells ?? []).map((cell) => tell(cell.said ?? said).ways.get(id) ?? [0, 1])
          : [];
        const wrong = [
          elsewhere.some(([some, all]) => some * of !== n * all) && 'the rating changes it',
          total !== whole(row.total) && `total ${total}`,
          plate.rating !== null &&
            !any &&
            at(input, plate.rating) !== Number(plate.heads[j]) &&
            `rating ${at(input, plate.rating)}`,
          figure !== String(inHundred(n, of)) && `${n}/${of} is not ${figure}`,
          tint !== `k${step}` && `tint ${tint}`,
          ...[...ways].map(([one, [some]]) => some > 0 && !drawn(one) && `${one} is not drawn`),
        ].filter((fault) => fault !== false);
        return wrong.map((fault) => `${plate.calculator} ${plate.list} ${id}, ${said}: ${fault}`);
      }),
    ),
  );
};

test('every figure is what the package answers at that total and that rating, and no outcome is left out', async ({
  page,
  origin,
}) => {
  expect(atlases.length).toBeGreaterThan(0);
  for (const address of atlases) {
    await page.goto(origin + address);
    const find = calculatorsOf(address.split('/')[3] ?? '');
    const plates = await platesOn(page);
    const lists = new Set(plates.map(({ calculator, list }) => `${calculator} ${list}`));
    expect(lists.size, address).toBeGreaterThan(0);
    for (const list of lists) {
      const own = plates.filter((one) => `${one.calculator} ${one.list}` === list);
      expect(own.flatMap(({ rows }) => rows).length, list).toBeGreaterThan(1);
      expect(faultsOf(own, await find(own[0]?.calculator ?? '')), address).toEqual([]);
    }
  }
});

test('a total opens the calculator at that total', async ({ page, origin }) => {
  await page.goto(origin + (atlases.at(-1) ?? ''));
  const row = page.locator('.heat tbody th a').first();
  const total = ((await row.textContent()) ?? '').trim();
  await row.click();
  await expect(page.locator('#calculator[data-live]')).toHaveCount(1);
  await expect(page.locator('.total b').first()).toHaveText(total);
});
