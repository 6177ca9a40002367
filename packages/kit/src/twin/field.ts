import { type Battlefield, type BattlefieldInput, readBattlefield } from '@coup-doeil/core/battle';

/** A map of flat hexes whose even columns lie half a hex lower, on which nothing is said yet. */
export const createMap = (game: string, { columns, rows }: { readonly columns: number; readonly rows: number }) => ({
  format: 'coup-doeil/battlefield' as const,
  version: 2 as const,
  game,
  grid: { columns, rows, orientation: 'flat' as const, shifted: 'even' as const },
});

/**
 * Nine by nine hexes, all painted clear but for what is said, with some units: 0505 has 0504 to its north, 0604 and 0605 to its
 * right.
 */
export const createField = (
  game: string,
  units: NonNullable<BattlefieldInput['units']>,
  more: Partial<BattlefieldInput> = {},
): Battlefield => {
  const given = more.hexes ?? [];
  const labels = Array.from({ length: 81 }, (_, i) => `0${1 + Math.floor(i / 9)}0${1 + (i % 9)}`);
  const clear = labels
    .filter((hex) => given.every((entry) => entry.hex !== hex))
    .map((hex) => ({ hex, terrains: ['clear'] }));
  return readBattlefield({
    ...createMap(game, { columns: 9, rows: 9 }),
    units,
    ...more,
    hexes: [...clear, ...given],
  });
};
