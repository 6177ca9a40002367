import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BattleDoor, type BattlefieldInput, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import type { Game } from '@coup-doeil/core/game';
import { loadGame } from '../conformance/stage.ts';
import { findNeighbour, listLabels } from '../twin/board.ts';
import { Mistake } from './mistake.ts';
import { valueSource } from './write/source.ts';

const GRID = { columns: 12, rows: 9, orientation: 'flat', shifted: 'even' } as const;
const LABELS = listLabels({ grid: GRID });
/** What stands for every figure of a counter that bounds allow. */
const USUAL = 5;
/** The column of hexes that a road runs along. */
const ROAD_COLUMN = '06';
const SIDES = [
  { side: 'west', name: 'West / Ouest', column: '03', toward: 1 },
  { side: 'east', name: 'East / Est', column: '10', toward: 4 },
] as const;

const BIOME = join(import.meta.dirname, '../../../../node_modules/.bin/biome');

type Unit = NonNullable<BattlefieldInput['units']>[number];

const labelSide = (a: string, b: string): string => [a, b].sort().join('/');

/** A word of each kind of ground in turn, on every fifth hex. */
const layTerrains = (words: readonly string[]): BattlefieldInput['hexes'] =>
  LABELS.filter((_, i) => i % 5 === 0).map((hex, i) => ({ hex, terrains: [words[i % words.length] ?? ''] }));

/** A brook of each kind down the middle of the map, in turn, and a road of each kind along a column of hexes. */
const layHexsides = (features: readonly string[], roads: readonly string[]): BattlefieldInput['hexsides'] => {
  const middle = LABELS.filter((hex) => hex.startsWith('07'));
  const brook = middle.flatMap((hex, i) => {
    const [feature, west] = [features[i % Math.max(1, features.length)], findNeighbour({ grid: GRID }, hex, 5)];
    return feature === undefined || west === undefined ? [] : [{ hexside: labelSide(hex, west), features: [feature] }];
  });
  const way = LABELS.filter((hex) => hex.startsWith(ROAD_COLUMN)).flatMap((hex, i) => {
    const [road, south] = [roads[i % Math.max(1, roads.length)], findNeighbour({ grid: GRID }, hex, 3)];
    return road === undefined || south === undefined ? [] : [{ hexside: labelSide(hex, south), road }];
  });
  return [...brook, ...way];
};

const within = ({ min, max }: { readonly min: number; readonly max: number }): number =>
  Math.max(min, Math.min(max, USUAL));

/** A counter of each arm on both sides, face to face. */
const placeUnits = ({ palette }: BattleDoor): readonly Unit[] =>
  SIDES.flatMap(({ side, column, toward }, at) =>
    Object.entries(palette.arms)
      .slice(0, GRID.rows)
      .map(([arm, label], i) => ({
        id: `${side}-${arm}`,
        side,
        arm,
        name: `${label.en} ${at + 1}`,
        strength: within(palette.strength),
        ratings: Object.fromEntries(Object.entries(palette.ratings).map(([name, word]) => [name, within(word)])),
        hex: `${column}0${i + 1}`,
        facing: { side: toward },
      })),
  );

/** A battle to start from, on ground and with forces made up: every word of the ground and a counter of every arm are in it. */
export const makeReadyBattle = ({ meta }: Pick<Game, 'meta'>, door: BattleDoor): BattlefieldInput => {
  const { terrains, features, roads } = door.palette;
  const battle: BattlefieldInput = {
    format: 'coup-doeil/battlefield',
    version: 2,
    game: meta.id,
    title: { en: `${meta.title.en}: a first battle`, fr: `${meta.title.fr}\u202f: une première bataille` },
    grid: GRID,
    hexes: layTerrains(Object.keys(terrains)),
    hexsides: layHexsides(Object.keys(features), Object.keys(roads)),
    units: placeUnits(door),
    sides: SIDES.map(({ side, name }) => ({ side, name, state: [] })),
  };
  openBoard(door, readBattlefield(battle));
  return battle;
};

const source = (battle: BattlefieldInput): string => `import type { BattlefieldInput } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';

/** Ground and forces made up, every word of the game in it once: change it into a battle worth playing. */
const first: BattlefieldInput = ${valueSource(battle)};

/** Battles to start from; the battle door is checked on them. */
export const BATTLES = { first: async () => first };
`;

/** Writes the first ready battle of a package that has none; says where. */
export const writeReadyBattle = async (folder: string): Promise<string> => {
  const game = await loadGame(folder);
  const door = await game.battle?.();
  if (!door) throw new Mistake(`${game.meta.id} has no battle door: battle.csv and a march in charts.csv make one`);
  if (Object.keys(game.battles ?? {}).length > 0)
    throw new Mistake(`${game.meta.id} has a battle to start from: change it in src/battles.ts`);
  const file = join(folder, 'src/battles.ts');
  writeFileSync(file, source(makeReadyBattle(game, door)));
  execFileSync(BIOME, ['check', '--write', file], { cwd: folder, stdio: 'pipe' });
  return file;
};

if (import.meta.main)
  try {
    console.log(`${await writeReadyBattle(process.cwd())} holds a first battle: change it as you like`);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(`battle: ${error.message}`);
    process.exitCode = 2;
  }
