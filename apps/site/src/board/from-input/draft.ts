/* A calculator's input set out on a map: its units around a target, what the input says of each told in the palette's words. */
import { type ActionAsk, type Battlefield, type BattleUnit, createBattleGrid } from '@coup-doeil/core/battle';
import { type Axial, formatHex, fromAxial, type Grid, getNeighbours, parseHex, toAxial } from '@coup-doeil/hex';
import type { Values } from '../../calculator/form/field-props.ts';
import { describePairs } from '../../calculator/plan/pairs-input.ts';
import { layOutPairs } from '../../calculator/plan/pairs-layout.ts';
import { placeUnits } from '../../calculator/plan/placed-units.ts';
import { comesOver, findHexLists, listUnits } from '../../calculator/plan/planned.ts';
import { getAcross } from '../../map-parts/geometry.ts';
import { makeUnit, paintHex, paintSide, type Setting } from './palette-words.ts';

/** A battle being set out, and the action that is asked of it. */
export interface Draft {
  readonly battlefield: Battlefield;
  readonly ask: ActionAsk;
}

/** Who acts, and against whom. */
export const OWN = 'own';
export const OTHER = 'other';
/** Room for the longest range. */
const GRID = { columns: 11, rows: 30, orientation: 'flat', shifted: 'even' } as const;
export const TARGET = '0606';
/** The side nearest to whoever holds the phone. */
const SOUTH = 3;

export const gridOf = (battlefield: Pick<Battlefield, 'grid'>): Grid => createBattleGrid(battlefield);

/** A unit of the input where it stands, and what it says of its own hex and of the side that it comes over. */
interface Placed {
  readonly unit: BattleUnit;
  readonly own: boolean;
  readonly ground: Values;
  /** The hex that it comes into. */
  readonly into?: string;
}

const labelAt = (grid: Grid, { q, r }: Axial): string => {
  const { q: q0, r: r0 } = toAxial(grid, parseHex(grid, TARGET));
  return formatHex(grid, fromAxial(grid, { q: q + q0, r: r + r0 }));
};

const acrossFrom = (grid: Grid, side: number): string =>
  formatHex(grid, getNeighbours(grid, parseHex(grid, TARGET))[side] ?? 0);

/** Units that come over the sides of the target's hex, and those that stand in it. */
const placeRose = (setting: Setting, grid: Grid): readonly Placed[] => {
  const { calculator, input, lang } = setting;
  const lists = listUnits(calculator);
  const hasComers = lists.some(({ item }) => comesOver(item));
  const units = placeUnits(calculator, input, lang).map(({ path, name, field, values, side }): Placed => {
    const own = hasComers && comesOver(field);
    const hex = own && side >= 0 ? acrossFrom(grid, side) : TARGET;
    const place = { id: path.replace('.', '-'), side: own ? OWN : OTHER, hex, name };
    return { unit: makeUnit(setting, field, values, place), own, ground: values, ...(own && { into: TARGET }) };
  });
  if (hasComers) return units;
  // The input itself is who acts.
  const isAlone = units.length === 0;
  const hex = isAlone ? TARGET : acrossFrom(grid, SOUTH);
  const place = { id: 'own-1', side: OWN, hex };
  const unit = makeUnit(setting, calculator.input, input, place);
  const { hexside = [] } = calculator.input.roles ?? {};
  const crossing = Object.fromEntries(hexside.map((name) => [name, input[name] ?? null]));
  return [{ unit, own: true, ground: crossing, ...(!isAlone && { into: TARGET }) }, ...units];
};

/** Hexes that attack and hexes attacked, a counter in each. */
const placePairs = (setting: Setting, grid: Grid): readonly Placed[] => {
  const { calculator, input, lang } = setting;
  const pairs = describePairs(calculator);
  const filled = pairs.fillPaths(input);
  const { attackers, defenders } = pairs.readLists(filled);
  const layout = layOutPairs(pairs.readTouching(filled), defenders.length);
  if (!layout) return [];
  const place = (kind: 'from' | 'into', values: Values, i: number): Placed => {
    const at = layout[kind][i] ?? { q: 0, r: 0 };
    const own = kind === 'from';
    const id = `${pairs[kind].list}-${i + 1}`;
    const where = {
      id,
      side: own ? OWN : OTHER,
      hex: labelAt(grid, at),
      name: `${pairs[kind].item.label[lang]} ${i + 1}`,
    };
    const touched =
      own && layout.into.findIndex((other) => [0, 1, 2, 3, 4, 5].some((side) => same(getAcross(at, side), other)));
    const paths = values[pairs.from.item.roles?.paths ?? ''];
    const path =
      typeof touched === 'number' && Array.isArray(paths) ? (paths[touched] as Values | undefined) : undefined;
    const into = typeof touched === 'number' && layout.into[touched];
    return {
      unit: makeUnit(setting, pairs[kind].item, values, where),
      own,
      ground: { ...values, ...path },
      ...(into && { into: labelAt(grid, into) }),
    };
  };
  return [
    ...attackers.map((values, i) => place('from', values, i)),
    ...defenders.map((values, i) => place('into', values, i)),
  ];
};

const same = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

const byName = <Entry>(entries: readonly (readonly [string, Entry])[]): readonly Entry[] => [
  ...new Map(entries).values(),
];

/** The input on a map, as far as its names say it. */
export const draftInput = (setting: Setting): Draft => {
  const { door, calculator, input, rules } = setting;
  const grid = createBattleGrid({ grid: GRID });
  const placed = (findHexLists(calculator) ? placePairs : placeRose)(setting, grid);
  const { ground = [] } = calculator.input.roles ?? {};
  const targetGround = Object.fromEntries(ground.map((name) => [name, input[name] ?? null]));
  const hexes = placed.flatMap(({ unit, ground: values }) =>
    paintHex(door, unit.hex ?? TARGET, values).map((entry) => [entry.hex, entry] as const),
  );
  const sides = placed.flatMap(({ unit, into, ground: values }) =>
    into === undefined
      ? []
      : paintSide(door, unit.hex ?? TARGET, into, values).map((entry) => [entry.hexside, entry] as const),
  );
  const targets =
    rules.against === 'own'
      ? [TARGET]
      : [...new Set(placed.flatMap(({ unit, own }) => (own ? [] : [unit.hex ?? TARGET])))];
  const target = findHexLists(calculator)
    ? []
    : paintHex(door, TARGET, targetGround).map((entry) => [TARGET, entry] as const);
  const [manner = ''] = Object.keys(rules.manners);
  return {
    battlefield: {
      format: 'coup-doeil/battlefield',
      version: 2,
      game: door.game.id,
      grid: { ...GRID, firstColumn: 1, firstRow: 1, order: 'column-row', digits: 2 },
      hexes: byName([...hexes, ...target]),
      hexsides: byName(sides),
      units: placed.map(({ unit }) => unit),
      formations: [],
      sides: [OWN, OTHER].map((side) => ({ side, state: [] })),
    },
    ask: {
      action: rules.id,
      side: OWN,
      parts: placed.filter(({ own }) => own).map(({ unit }) => ({ counter: unit.id, as: manner })),
      targets,
    },
  };
};
