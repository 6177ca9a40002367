import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@coup-doeil/core/game';
import type { SheetGame } from '@coup-doeil/core/sheets';
import { CHECKS } from './checks.ts';
import { listOwed, nextStage, tellClaim } from './duties.ts';
import { limitProblems } from './limit-problems.ts';
import type { Ruling } from './ruling.ts';
import { type Check, type Exemptions, loadSubject, type Options, type Subject } from './subject.ts';

const at = (folder: string, ...parts: string[]): string => join(folder, ...parts);
const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => import(pathToFileURL(file).href);

/** The rulings among the sheets of a game that is made of them. */
const sheetRulings = async (folder: string): Promise<readonly Ruling[]> => {
  if (!existsSync(at(folder, 'sheets'))) return [];
  // The door of every package of sheets.
  const { sheets } = (await load(at(folder, 'src', 'meta.ts'))) as { readonly sheets: SheetGame };
  return sheets.data.rulings;
};

/** `test/rulings/index.ts` may give RULINGS and EXEMPT, as it does to the conformance test. */
const rulingsIn = async (folder: string): Promise<Omit<Options, 'at'>> => {
  const file = at(folder, 'test', 'rulings', 'index.ts');
  const rulings = await sheetRulings(folder);
  if (!existsSync(file)) return { rulings };
  const { RULINGS = rulings, EXEMPT = {} } = await load(file);
  // A game's own file, of the shape that its type check holds it to.
  return { rulings: RULINGS as Ruling[], exempt: EXEMPT as Exemptions };
};

/** What a check finds; when it throws, that is a problem too, and the next check still runs. */
const foundBy = async (check: Check, subject: Subject): Promise<string[]> => {
  try {
    return await check.run(subject);
  } catch (error) {
    return [`${error}`];
  }
};

/** What is missing for the next stage that a game cannot claim yet, each kind of duty with its command; and how to claim what it can. */
const tellNext = async (subject: Subject, ok: boolean): Promise<string[]> => {
  const lines: string[] = [];
  let claim: string[] = [];
  for (let next = nextStage(subject.game.meta.stage); next; next = nextStage(next)) {
    const owed = await listOwed(subject, next);
    if (owed.length > 0) {
      const duties = owed.flatMap(({ gaps, command }) => [...gaps.map((gap) => `  -  ${gap}`), `     ${command}`]);
      return [...lines, ...claim, `missing for ${next}:`, ...duties];
    }
    lines.push(`nothing is missing for ${next}`);
    claim = ok ? tellClaim(subject, next).map((line) => `     ${line}`) : ['     but first settle what says no above'];
  }
  return [...lines, ...claim];
};

/** What a game passes, and what is missing for its next stage: one line each. */
export const reportStage = async (
  game: Game,
  options: Options,
): Promise<{ readonly lines: string[]; readonly ok: boolean }> => {
  const subject = await loadSubject(game, options);
  const lines = [`${game.meta.id}: ${game.meta.stage}`];
  let ok = true;
  for (const check of CHECKS) {
    const problems = await foundBy(check, subject);
    ok &&= problems.length === 0;
    lines.push(
      `${problems.length === 0 ? 'ok ' : 'no '} ${check.says}`,
      ...limitProblems(problems).map((problem) => `     ${problem}`),
    );
  }
  return { lines: [...lines, ...(await tellNext(subject, ok))], ok };
};

/** Loads the game that a package folder holds. */
export const loadGame = async (folder: string): Promise<Game> => {
  const file = at(resolve(folder), 'package.json');
  const { name }: { name: string } = JSON.parse(await readFile(file, 'utf8'));
  const { game } = await load(createRequire(file).resolve(name));
  // The door of every game package.
  return game as Game;
};

/** A game by the name of its folder in the house, or by a folder anywhere. */
const folderOf = (word: string): string => {
  const own = resolve('packages', word);
  return existsSync(at(own, 'package.json')) ? own : resolve(word);
};

/** Prints the stage of a game; returns the exit code. */
export const main = async ([word = '']: readonly string[]): Promise<number> => {
  const folder = folderOf(word);
  if (word === '' || !existsSync(at(folder, 'package.json'))) {
    console.error(`stage: name a game, by its folder in packages; ${word ? `there is no ${word}` : 'none is named'}`);
    return 2;
  }
  const { lines, ok } = await reportStage(await loadGame(folder), {
    at: at(folder, 'test'),
    ...(await rulingsIn(folder)),
  });
  console.log(lines.join('\n'));
  return ok ? 0 : 1;
};

/* v8 ignore next -- @preserve: only where the file is the program, which is another process */
if (import.meta.main) process.exitCode = await main(process.argv.slice(2));
