/* Hexsides joined into lines, end to end. */
import { getVertex } from '@coup-doeil/hex';
import type { Point } from '../geometry.ts';
import { getCorner, type Layout } from '../layout.ts';

/** A side of a hex. The line along it runs clockwise round the hex: the hex lies to its right. */
export interface Edge {
  readonly hex: number;
  readonly side: number;
}

export interface Chain<E extends Edge> {
  readonly edges: readonly E[];
  readonly closed: boolean;
}

const startOf = ({ grid }: Layout, { hex, side }: Edge): number => getVertex(grid, hex, (side + 5) % 6);
const endOf = ({ grid }: Layout, { hex, side }: Edge): number => getVertex(grid, hex, side);

/** The two ends of an edge, in the order of its line. */
export const listEnds = (layout: Layout, { hex, side }: Edge): readonly [Point, Point] => [
  getCorner(layout, hex, (side + 5) % 6),
  getCorner(layout, hex, side),
];

/** The same hexside seen from the other hex; the line turns round. */
const turnRound = <E extends Edge>({ grid }: Layout, edge: E): E => {
  const across = grid.near[edge.hex * 6 + edge.side] ?? -1;
  return across < 0 ? edge : { ...edge, hex: across, side: (edge.side + 3) % 6 };
};

/** Lines of edges that keep their hexes on the right: an edge goes on where another begins. */
export const chainEdges = <E extends Edge>(layout: Layout, edges: readonly E[]): Chain<E>[] => {
  const starts = new Map<number, E[]>();
  const ends = new Set<number>();
  for (const edge of edges) {
    const start = startOf(layout, edge);
    starts.set(start, [...(starts.get(start) ?? []), edge]);
    ends.add(endOf(layout, edge));
  }
  const free = new Set(edges);
  const follow = (first: E): Chain<E> => {
    const chain: E[] = [];
    let next: E | undefined = first;
    while (next) {
      chain.push(next);
      free.delete(next);
      next = starts.get(endOf(layout, next))?.find((edge) => free.has(edge));
    }
    const last = chain.at(-1);
    return { edges: chain, closed: last !== undefined && endOf(layout, last) === startOf(layout, first) };
  };
  // Open lines first, from where nothing leads; what is left is closed.
  const heads = edges.filter((edge) => !ends.has(startOf(layout, edge)));
  return [...heads, ...edges].flatMap((edge) => (free.has(edge) ? [follow(edge)] : []));
};

/** Lines of edges that may run either way, such as streams: turned so that they lead on from one another. */
export const chainSides = <E extends Edge>(layout: Layout, edges: readonly E[]): Chain<E>[] => {
  const at = new Map<number, E[]>();
  for (const edge of edges)
    for (const end of [startOf(layout, edge), endOf(layout, edge)]) at.set(end, [...(at.get(end) ?? []), edge]);
  const free = new Set(edges);
  const follow = (first: E, from: number): Chain<E> => {
    const chain: E[] = [];
    let [vertex, next]: [number, E | undefined] = [from, first];
    while (next) {
      free.delete(next);
      const along: E = startOf(layout, next) === vertex ? next : turnRound(layout, next);
      chain.push(along);
      vertex = endOf(layout, next) === vertex ? startOf(layout, next) : endOf(layout, next);
      next = at.get(vertex)?.find((edge) => free.has(edge));
    }
    return { edges: chain, closed: vertex === from };
  };
  const isEnd = (vertex: number): boolean => at.get(vertex)?.length !== 2;
  const heads = edges.flatMap((edge) =>
    [startOf(layout, edge), endOf(layout, edge)].filter(isEnd).map((vertex) => [edge, vertex] as const),
  );
  const rest = edges.map((edge) => [edge, startOf(layout, edge)] as const);
  return [...heads, ...rest].flatMap(([edge, vertex]) => (free.has(edge) ? [follow(edge, vertex)] : []));
};
