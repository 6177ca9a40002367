import assert from 'node:assert/strict';
import {
  createGrid,
  createPathFinder,
  FORBIDDEN,
  findPath,
  findReach,
  getNeighbour,
  getNeighbours,
  listRange,
  measureDistance,
  traceLine,
  traceSight,
} from '@coup-doeil/hex';
import { Grid as Comb, Direction, defineHex, Orientation, rectangle, spiral, line as straight } from 'honeycomb-grid';
import createGraph from 'ngraph.graph';
import { aStar } from 'ngraph.path';
import type { Case } from './run.ts';

// One board for all: 60 × 40, entry costs 1 to 4, one hex in eight forbidden; hexsides that add 1 or 2, or bar the way.
export const grid = createGrid({ columns: 60, rows: 40, orientation: 'flat', shifted: 'even' });
const SIDES = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

/** Scrambles a number into another, the same everywhere. */
const scramble = (number: number): number => {
  const mixed = Math.imul(number + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 8;
};
const entry = Int8Array.from({ length: grid.size }, (_, hex) => {
  const draw = scramble(hex);
  return draw % 8 === 0 ? FORBIDDEN : 1 + ((draw >> 3) % 4);
});
const HEXSIDE = [0, 0, 0, 0, 0, 1, 2, FORBIDDEN];
const crossing = Int8Array.from({ length: grid.size * 6 }, (_, key) => {
  const [hex, side] = [Math.floor(key / 6), key % 6];
  const other = getNeighbour(grid, hex, side);
  return HEXSIDE[scramble(other < hex ? 99991 + other * 6 + ((side + 3) % 6) : 99991 + key) % 8] ?? 0;
});
const blocked = Uint8Array.from({ length: grid.size }, (_, hex) => (scramble(hex + 7e6) % 12 === 0 ? 1 : 0));

export const byEntry = (_from: number, _side: number, to: number): number => entry[to] ?? FORBIDDEN;
export const byBoth = (from: number, side: number, to: number): number => {
  const into = entry[to] ?? FORBIDDEN;
  const over = crossing[from * 6 + side] ?? FORBIDDEN;
  return into < 0 || over < 0 ? FORBIDDEN : into + over;
};

// The peer's board, its hexes in the order of our positions.
const Hex = defineHex({ orientation: Orientation.FLAT, offset: -1 });
const comb = new Comb(Hex, rectangle({ width: 60, height: 40 }));
type CombHex = InstanceType<typeof Hex>;
const combHexes = Array.from({ length: grid.size }, (_, hex) => {
  const found = comb.getHex({ col: Math.floor(hex / 40), row: hex % 40 });
  assert(found);
  return found;
});
const position = (hex: CombHex): number => hex.col * 40 + hex.row;
const combOf = (hex: number): CombHex => {
  const found = combHexes[hex];
  assert(found);
  return found;
};

const all = Array.from({ length: grid.size }, (_, hex) => hex);
const some = all.filter((hex) => scramble(hex) % 60 === 1);
export const pairs = some.flatMap((from) =>
  all
    // No hexside along the line: there the peer takes one of the two hexes by a nudge, and could not agree.
    .filter(
      (to) =>
        measureDistance(grid, from, to) === 20 && traceLine(grid, from, to).every((step) => typeof step === 'number'),
    )
    .slice(0, 1)
    .map((to) => [from, to] as const),
);
const ascending = (hexes: Iterable<number>): number[] => [...hexes].sort((a, b) => a - b);

const combNeighbours = (hex: CombHex): (CombHex | undefined)[] =>
  SIDES.map((side) => comb.neighborOf(hex, side, { allowOutside: false }));
const combRange = (hex: number): CombHex[] =>
  comb.traverse(spiral({ start: combOf(hex), radius: 5 }), { bail: false }).toArray();
const combLine = (from: number, to: number): CombHex[] =>
  comb.traverse(straight({ start: combOf(from), stop: combOf(to) }), { bail: false }).toArray();
const combSight = (from: number, to: number): boolean =>
  combLine(from, to)
    .slice(1, -1)
    .every((hex) => blocked[position(hex)] === 0);
const blocks = (_from: number, _side: number, to: number, at: number, of: number): boolean =>
  at < of && blocked[to] === 1;

/** Dijkstra over the peer's neighbours, with a binary heap, as one writes it there. */
const combReach = (from: number, allowance: number, cost: (from: number, side: number, to: number) => number) => {
  const costs = new Map<CombHex, number>([[combOf(from), 0]]);
  const heap: { hex: CombHex; cost: number }[] = [{ hex: combOf(from), cost: 0 }];
  const push = (item: { hex: CombHex; cost: number }): void => {
    let at = heap.push(item) - 1;
    for (let up = (at - 1) >> 1; at > 0; at = up, up = (at - 1) >> 1) {
      const above = heap[up];
      if (!above || above.cost <= item.cost) break;
      heap[up] = item;
      heap[at] = above;
    }
  };
  const pop = (): { hex: CombHex; cost: number } | undefined => {
    const [top, last] = [heap[0], heap.pop()];
    if (!last || heap.length === 0) return top;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      const [one, other] = [heap[down], heap[down + 1]];
      if (!one) break;
      if (other && other.cost < one.cost) down++;
      const least = heap[down];
      if (!least || least.cost >= last.cost) break;
      heap[at] = least;
      at = down;
    }
    heap[at] = last;
    return top;
  };
  for (let next = pop(); next; next = pop()) {
    const { hex, cost: soFar } = next;
    if (soFar > (costs.get(hex) ?? 0)) continue;
    SIDES.forEach((direction, side) => {
      const other = comb.neighborOf(hex, direction, { allowOutside: false });
      if (!other) return;
      const step = cost(position(hex), side, position(other));
      const sum = soFar + step;
      if (step < 0 || sum > allowance || sum >= (costs.get(other) ?? Number.POSITIVE_INFINITY)) return;
      costs.set(other, sum);
      push({ hex: other, cost: sum });
    });
  }
  return costs;
};

const graphOf = (cost: (from: number, side: number, to: number) => number) => {
  const graph = createGraph<number, number>();
  for (const hex of all) graph.addNode(hex, hex);
  for (const hex of all)
    for (let side = 0; side < 6; side++) {
      const other = getNeighbour(grid, hex, side);
      const step = other < 0 ? FORBIDDEN : cost(hex, side, other);
      if (step >= 0) graph.addLink(hex, other, step);
    }
  return aStar(graph, {
    oriented: true,
    distance: (_to, _from, link) => link.data,
    heuristic: (from, to) => measureDistance(grid, from.data, to.data),
  });
};

/** Long ways across the board, between hexes that can be entered. */
export const ways = [0, 1, 2, 3, 4, 5].map((shift) => {
  const open = all.filter((hex) => byEntry(0, 0, hex) > 0);
  const [from = 0, to = 0] = [open[shift * 31], open[open.length - 1 - shift * 53]];
  return { from, to, least: 1 };
});

const reachCase = (name: string, cost: typeof byBoth): Case => ({
  name: `reach, allowance 12, ${name}`,
  peer: 'honeycomb-grid',
  target: 30,
  ours: () => some.map((from) => findReach(grid, cost, { from, allowance: 12 })),
  theirs: () => some.map((from) => combReach(from, 12, cost)),
  equal: () => {
    for (const from of some) {
      const found = findReach(grid, cost, { from, allowance: 12 });
      const own = found.map((arrival) => [arrival.hex, arrival.cost] as const);
      const other = [...combReach(from, 12, cost)].map(([hex, sum]) => [position(hex), sum] as const);
      assert.deepEqual(new Map(own), new Map(other));
    }
  },
});

const pathCase = (name: string, cost: typeof byBoth, target: number): Case => {
  const finder = graphOf(cost);
  const total = (way: (typeof ways)[number]): number =>
    finder
      .find(way.from, way.to)
      .reverse()
      .reduce((sum, node, at, path) => {
        const before = path[at - 1]?.data;
        if (before === undefined) return 0;
        const side = SIDES.findIndex((_, side) => getNeighbour(grid, before, side) === node.data);
        return sum + cost(before, side, node.data);
      }, 0);
  return {
    name: `weighted A* across the board, ${name}`,
    peer: 'ngraph.path',
    target,
    // The peer's graph was built beforehand; ours is compiled in each round, once for all ways.
    ours: () => {
      const find = createPathFinder(grid, cost);
      return ways.map(({ from, to }) => find(from, to));
    },
    theirs: () => ways.map((way) => finder.find(way.from, way.to)),
    equal: () => {
      const find = createPathFinder(grid, cost);
      for (const way of ways) {
        const path = find(way.from, way.to);
        assert(path && path.length > 20);
        assert.equal(path.at(-1)?.total, total(way));
        assert.equal(findPath(grid, cost, way)?.at(-1)?.total, total(way));
      }
    },
  };
};

export const cases: readonly Case[] = [
  {
    name: 'neighbours of every hex',
    peer: 'honeycomb-grid',
    target: 100,
    ours: () => all.map((hex) => getNeighbours(grid, hex)),
    theirs: () => combHexes.map(combNeighbours),
    equal: () =>
      assert.deepEqual(
        all.map((hex) => getNeighbours(grid, hex)),
        combHexes.map((hex) => combNeighbours(hex).map((other) => (other ? position(other) : -1))),
      ),
  },
  {
    name: 'range(5)',
    peer: 'honeycomb-grid',
    target: 200,
    ours: () => some.map((hex) => listRange(grid, hex, 5)),
    theirs: () => some.map(combRange),
    equal: () => {
      for (const hex of some)
        assert.deepEqual(ascending(listRange(grid, hex, 5)), ascending(combRange(hex).map(position)));
    },
  },
  {
    name: 'line of 20',
    peer: 'honeycomb-grid',
    target: 100,
    ours: () => pairs.map(([from, to]) => traceLine(grid, from, to)),
    theirs: () => pairs.map(([from, to]) => combLine(from, to)),
    equal: () => {
      assert(pairs.length > 10);
      for (const [from, to] of pairs) assert.deepEqual(traceLine(grid, from, to), combLine(from, to).map(position));
    },
  },
  {
    name: 'line of sight of 20',
    peer: 'honeycomb-grid',
    target: 80,
    ours: () => pairs.map(([from, to]) => traceSight(grid, from, to, blocks) === 0),
    theirs: () => pairs.map(([from, to]) => combSight(from, to)),
    equal: () => {
      const own = pairs.map(([from, to]) => traceSight(grid, from, to, blocks) === 0);
      assert(own.includes(true) && own.includes(false));
      assert.deepEqual(
        own,
        pairs.map(([from, to]) => combSight(from, to)),
      );
    },
  },
  reachCase('entry costs', byEntry),
  reachCase('hexside costs too', byBoth),
  pathCase('entry costs', byEntry, 8),
  pathCase('hexside costs too', byBoth, 7),
];
