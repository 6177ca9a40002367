import {
  type Answer,
  type AnyCalculator,
  answer,
  brief,
  checkAsk,
  type Field,
  fromWords,
  InputError,
  isRefusal,
  type Value,
  type Word,
} from '@aide-de-camp/core/game';

/** What comes of some words, in so far as an atlas needs it; nothing where they are refused or no input. */
export type Found = { readonly words: readonly Word[]; readonly total: number | null; readonly result: Answer };

type Spot = { readonly path: string; readonly field: Field; readonly values: readonly string[] };

const isItems = (value: Value): value is readonly Value[] => Array.isArray(value);
const inner = (value: Value, name: string): Value =>
  typeof value === 'object' && value !== null && !isItems(value) ? (value[name] ?? null) : null;

/** Every single field of an input, with what could be said there. */
const spotsIn = (field: Field, value: Value, path = ''): readonly Spot[] => {
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (field.kind) {
    case 'whole': {
      const values = Array.from({ length: field.max - field.min + 1 }, (_, i) => String(field.min + i));
      return [{ path, field, values: values.slice(0, 40) }];
    }
    case 'choice':
      return [{ path, field, values: field.options.map(({ id }) => id) }];
    case 'flag':
      return [{ path, field, values: ['true', 'false'] }];
    case 'direction':
      return [];
    case 'list':
      return isItems(value) ? value.flatMap((item, i) => spotsIn(field.of, item, under(String(i + 1)))) : [];
    default:
      return Object.entries(field.fields).flatMap(([name, one]) => spotsIn(one, inner(value, name), under(name)));
  }
};

export const ask = (calculator: AnyCalculator, words: readonly Word[]): Found | undefined => {
  try {
    const asked = checkAsk(calculator, { input: fromWords(calculator.input, words) });
    const result = answer(calculator, asked);
    return isRefusal(result) ? undefined : { words, total: brief(calculator, result).total, result };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
};

const waysOf = ({ result }: Found, list: string): string =>
  JSON.stringify([...(result.odds?.[list]?.ways ?? [])].toSorted());

/** The number that moves a list of odds most without touching the total: what a player calls a rating. */
const ratingOf = (calculator: AnyCalculator, base: Found, spots: readonly Spot[], list: string): Spot | undefined => {
  const moved = spots
    .filter(({ field }) => field.kind === 'whole')
    .map((spot) => {
      const found = spot.values.map((value) => ask(calculator, [...base.words, [spot.path, value]]));
      const still = found.every((one) => one === undefined || one.total === base.total);
      return { spot, kinds: still ? new Set(found.map((one) => one && waysOf(one, list))).size : 0 };
    })
    .filter(({ kinds }) => kinds > 2)
    .toSorted((a, b) => b.kinds - a.kinds);
  return moved[0]?.spot;
};

const MOST_TOTALS = 24;

/**
 * Fields that move the total and nothing else: where two of them reach the same total, the odds must be the same. One
 * that disagrees with most (a morale that counts in the total and in the test) would draw two things at once.
 */
const moversOf = (calculator: AnyCalculator, base: Found, spots: readonly Spot[], lists: readonly string[]) => {
  const told = spots.map((spot) => {
    const byTotal = new Map<number, string>();
    for (const value of spot.values) {
      const found = ask(calculator, [...base.words, [spot.path, value]]);
      if (found !== undefined && found.total !== null && found.total !== base.total)
        byTotal.set(found.total, lists.map((list) => waysOf(found, list)).join());
    }
    return { spot, byTotal };
  });
  const agreement = ({ spot, byTotal }: (typeof told)[number]): number => {
    let score = 0;
    for (const other of told)
      for (const [total, ways] of other.spot === spot ? [] : other.byTotal)
        if (byTotal.has(total)) score += byTotal.get(total) === ways ? 1 : -1;
    return score;
  };
  return told
    .filter((one) => one.byTotal.size > 0 && agreement(one) >= 0)
    .toSorted((a, b) => b.byTotal.size - a.byTotal.size)
    .map(({ spot }) => spot);
};

/** For each total that can be reached, one way to reach it: first by one field, then by one more from either end. */
const totalsOf = (
  calculator: AnyCalculator,
  base: Found,
  spots: readonly Spot[],
  lists: readonly string[],
): readonly Found[] => {
  const ways = new Map<number, Found>();
  const take = (found: Found | undefined) => {
    const whole = found !== undefined && lists.every((list) => found.result.odds?.[list] !== undefined);
    if (whole && found.total !== null && ways.size < MOST_TOTALS && !ways.has(found.total))
      ways.set(found.total, found);
  };
  take(base);
  const order = moversOf(calculator, base, spots, lists);
  for (let round = 0; round < 4; round += 1) {
    const reached = [...ways.keys()];
    const ends = new Set([Math.max(...reached), Math.min(...reached)]);
    for (const end of round === 0 ? reached : ends)
      for (const { path, values } of order) {
        const words = ways.get(end)?.words ?? [];
        // A field once said stays: a way is a few words, not a search.
        if (words.length > base.words.length && words.some(([name]) => name === path)) continue;
        for (const value of values) take(ask(calculator, [...words, [path, value]]));
      }
  }
  return [...ways.values()].toSorted((a, b) => (b.total ?? 0) - (a.total ?? 0));
};

export type Cell = { readonly ways: number; readonly of: number } | null;
export type Grid = {
  readonly list: string;
  readonly rating: { readonly path: string; readonly values: readonly string[] } | undefined;
  readonly outcomes: readonly string[];
  readonly rows: readonly { readonly found: Found; readonly cells: readonly (Answer | undefined)[] }[];
};

const same = (a: string, b: string) => a === b;

/** A rating says nothing more at either end: those columns, and those rows, are left out. */
const trimmed = (keys: readonly string[]): readonly [from: number, to: number] => {
  let from = 0;
  let to = keys.length - 1;
  while (from + 1 < to && same(keys[from] ?? '', keys[from + 1] ?? '')) from += 1;
  while (to - 1 > from && same(keys[to] ?? '', keys[to - 1] ?? '')) to -= 1;
  return [from, to];
};

const waysIn = (result: Answer | undefined, list: string): string =>
  JSON.stringify([...(result?.odds?.[list]?.ways ?? [])].toSorted());

export const chance = (result: Answer | undefined, list: string, outcome: string): Cell => {
  const odds = result?.odds?.[list];
  if (odds === undefined) return null;
  return { ways: odds.ways.find(([id]) => id === outcome)?.[1] ?? 0, of: odds.of };
};

/** Lists of final outcomes: not of a single unit, not of both sides at once, not the die's own where tests follow it. */
const finalLists = (result: Answer): readonly string[] => {
  const all = Object.keys(result.odds ?? {}).filter((list) => !/-\d+$/.test(list) && list !== 'both');
  const sides = all.filter((list) => list !== 'result');
  return sides.length > 0 ? sides : all;
};

/** Final outcomes by total and rating, from the calculator itself: the opening situation with a field or two said otherwise. */
export const gridsOf = (calculator: AnyCalculator): readonly Grid[] => {
  const base = ask(calculator, []);
  if (base === undefined || base.total === null) return [];
  const lists = finalLists(base.result);
  const input = checkAsk(calculator, {}).input;
  // A border: a checked input is a value of its own description.
  const spots = spotsIn(calculator.input, input as Value);
  const ratings = new Map(lists.map((list) => [list, ratingOf(calculator, base, spots, list)]));
  const fixed = new Set([...ratings.values()].map((spot) => spot?.path));
  const totals = totalsOf(
    calculator,
    base,
    spots.filter(({ path }) => !fixed.has(path)),
    lists,
  );
  return lists.map((list) => {
    const rating = ratings.get(list);
    const values = rating?.values ?? [''];
    const rows = totals.map((found) => ({
      found,
      cells: values.map((value) =>
        rating === undefined ? found.result : ask(calculator, [...found.words, [rating.path, value]])?.result,
      ),
    }));
    const [left, right] = trimmed(values.map((_, i) => rows.map(({ cells }) => waysIn(cells[i], list)).join()));
    const [top, bottom] = trimmed(rows.map(({ cells }) => cells.map((cell) => waysIn(cell, list)).join()));
    const kept = rows
      .slice(top, bottom + 1)
      .map(({ found, cells }) => ({ found, cells: cells.slice(left, right + 1) }));
    const weight = new Map<string, number>();
    for (const { cells } of kept)
      for (const cell of cells)
        for (const [id, ways] of cell?.odds?.[list]?.ways ?? [])
          weight.set(id, (weight.get(id) ?? 0) + ways / (cell?.odds?.[list]?.of ?? 1));
    const outcomes = [...weight].toSorted(([, a], [, b]) => b - a).map(([id]) => id);
    return {
      list,
      rating: rating && { path: rating.path, values: values.slice(left, right + 1) },
      outcomes,
      rows: kept,
    };
  });
};
