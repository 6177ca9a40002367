import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/game/index.ts';
import { run } from '../../src/game/index.ts';
import { readSheets, type SheetGame } from '../../src/sheets/index.ts';

const FOLDER = join(import.meta.dirname, 'games');

/** Invented games of three families, each a folder of sheets and nothing else. */
export const SHEET_GAMES = ['redoubt', 'ridge', 'siege-lines'] as const;

export type SheetGameName = (typeof SHEET_GAMES)[number];

/** The files of a game, by their paths. */
export const readFiles = (name: SheetGameName): Readonly<Record<string, string>> => {
  const at = join(FOLDER, name);
  const paths = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.csv'));
  return Object.fromEntries(paths.map((path) => [path.slice(0, -4), readFileSync(join(at, path), 'utf8')]));
};

export const readGame = (name: SheetGameName): SheetGame => readSheets(readFiles(name), { folder: name });

/** The report of one input; a test fails where it is no valid one. */
export const createAsker = async ({ game }: SheetGame, calculator: string) => {
  const own = await game.calculators[calculator]?.();
  if (!own) throw new Error(`no calculator ${calculator}`);
  return (input: unknown, readings: Readonly<Record<string, string>> = {}, edition?: string): Report => {
    const result = run(game.meta, own, { input, readings, ...(edition === undefined ? {} : { edition }) });
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.report;
  };
};

/** Chances by outcome, each as a fraction in lowest terms, so that odds out of different numbers compare. */
export type Chances = Readonly<Record<string, string>>;

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

export const chancesOf = (ways: ReadonlyMap<string, number> | Report['odds'][string], of?: number): Chances => {
  const all =
    ways instanceof Map
      ? [...ways].map(([id, n]) => [id, n, of ?? 1] as const)
      : (ways as Report['odds'][string]).map((way) => [way.id, way.ways, way.of] as const);
  return Object.fromEntries(all.map(([id, n, out]) => [id, `${n / divisor(n, out)}/${out / divisor(n, out)}`]));
};
