/* A ready battle on a map of any size: the same ground over and over, its counters again and again. */
import type { Battlefield, BattleUnit } from '@coup-doeil/core/battle';

const part = (n: number): string => `${n}`.padStart(2, '0');

interface Size {
  readonly columns: number;
  readonly rows: number;
  readonly counters: number;
}

/** The ground of a battle repeated over a larger map, and its counters in the middle of it, each side on its own half, a row free between them. */
export const spreadBattle = (battlefield: Battlefield, { columns, rows, counters }: Size): Battlefield => {
  // An even number of columns, so that what lies in a shifted one goes on lying in one.
  const [wide, high] = [battlefield.grid.columns - (battlefield.grid.columns % 2), battlefield.grid.rows];
  const move = (label: string, right: number, down: number): string | undefined => {
    const [column, row] = [Number(label.slice(0, 2)), Number(label.slice(2))];
    const fits = column <= wide && column + right <= columns && row + down <= rows;
    return fits ? part(column + right) + part(row + down) : undefined;
  };
  const tiles = Array.from({ length: Math.ceil(columns / wide) }, (_, i) =>
    Array.from({ length: Math.ceil(rows / high) }, (_, j) => [i * wide, j * high] as const),
  ).flat();
  const hexes = tiles.flatMap(([right, down]) =>
    battlefield.hexes.flatMap((entry) => {
      const hex = move(entry.hex, right, down);
      return hex ? [{ ...entry, hex }] : [];
    }),
  );
  const hexsides = tiles.flatMap(([right, down]) =>
    battlefield.hexsides.flatMap((entry) => {
      const [a, b] = entry.hexside.split('/').map((label) => move(label, right, down));
      return a && b ? [{ ...entry, hexside: `${a}/${b}` }] : [];
    }),
  );
  const sides = [...new Set(battlefield.units.map(({ side }) => side))];
  const half = Math.ceil(counters / sides.length);
  const units = sides.flatMap((side, i) => {
    const own = battlefield.units.filter((unit) => unit.side === side);
    return Array.from({ length: half }, (_, n): BattleUnit => {
      const unit = own[n % own.length] as BattleUnit;
      const row = i === 0 ? 22 + Math.floor(n / 15) : 20 - Math.floor(n / 15);
      return { ...unit, id: `${unit.id}-${n}`, hex: part(20 + (n % 15)) + part(row) };
    });
  });
  return { ...battlefield, grid: { ...battlefield.grid, columns, rows }, hexes, hexsides, units };
};
