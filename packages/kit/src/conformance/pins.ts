import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digests } from './digests.ts';
import { fieldLines } from './field-lines.ts';
import { lookups } from './lookups.ts';
import type { Check, Subject } from './subject.ts';
import { tellCalculators } from './tell-answers.ts';
import { tellBattles } from './tell-battles.ts';
import { tellCharts, tellDoor, tellForm } from './tell-game.ts';

/** Lines by the name of their file. */
type Lines = ReadonlyMap<string, readonly string[]>;

// By code unit, so that every machine sorts alike.
const sortLines = (files: Lines): Lines =>
  new Map([...files].map(([name, lines]) => [name, [...new Set(lines)].sort()]));

const readPins = async (folder: string): Promise<string[]> => {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.txt'));
  } catch {
    return [];
  }
};

/** What a line is about: all before its last colon. */
const head = (line: string): string => line.slice(0, Math.max(0, line.lastIndexOf(': ')));

const compare = (name: string, before: readonly string[], now: readonly string[]): string[] => {
  const [old, fresh] = [new Set(before), new Set(now)];
  const lost = before.filter((line) => !fresh.has(line));
  const gone = new Map(lost.map((line) => [head(line), line]));
  const came = now.filter((line) => !old.has(line));
  const heads = new Set(came.map(head));
  return [
    ...came.map((line) => {
      const was = gone.get(head(line));
      return was ? `${name} changed: ${line} (was ${was.slice(head(was).length + 2)})` : `${name} is new: ${line}`;
    }),
    ...lost.filter((line) => !heads.has(head(line))).map((line) => `${name} has lost: ${line}`),
  ];
};

const write = async (folder: string, files: Lines): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  if (files.size > 0) await mkdir(folder);
  for (const [name, lines] of files) await writeFile(join(folder, name), `${lines.join('\n')}\n`);
};

/** What is kept in a folder of the tests; it is written anew only when somebody says so, by `PIN=write`. */
const createPins = (
  kept: string,
  { id, says, list }: Pick<Check, 'id' | 'says'> & { list(subject: Subject): Promise<Lines> | Lines },
): Check => ({
  id,
  says,
  run: async (subject) => {
    const anew = process.env.PIN === 'write';
    if (anew && process.env.CI) return ['PIN=write is refused where CI is set: pin by hand, and look at what changed'];
    const folder = join(subject.at, kept);
    const names = await readPins(folder);
    if (!anew && names.length === 0) return [];
    const now = sortLines(await list(subject));
    if (anew) {
      await write(folder, now);
      return [];
    }
    const before = await Promise.all(
      names.map(
        async (name) => [name, (await readFile(join(folder, name), 'utf8')).split('\n').filter(Boolean)] as const,
      ),
    );
    const files = new Map(before);
    return [...new Set([...now.keys(), ...names])].flatMap((name) =>
      compare(name, files.get(name) ?? [], now.get(name) ?? []),
    );
  },
});

const PINNED = 'pinned';

/** What a game answers, in numbers. */
export const pins = createPins(PINNED, {
  id: 'pins',
  says: 'what the game answers is what it answered',
  list: (subject) =>
    new Map([
      ['lookups.txt', lookups(subject)],
      ...subject.calculators.map((calculator) => [`fields.${calculator.id}.txt`, fieldLines(calculator)] as const),
      ['digests.txt', digests(subject)],
    ]),
});

/** What a game says in words, with the working and what follows. */
export const wordPins = createPins('pinned-words', {
  id: 'word-pins',
  says: 'what the game says is what it said',
  list: async (subject) =>
    new Map([
      ['calculators.txt', await tellCalculators(subject)],
      ['forms.txt', subject.calculators.flatMap(tellForm)],
      ['charts.txt', tellCharts(subject)],
    ]),
});

/** What its counters may do on a map, and what is said of it. */
export const boardPins = createPins('pinned-board', {
  id: 'board-pins',
  says: 'what counters on a map may do, and what is said of it, is what it was',
  list: (subject) =>
    new Map(
      subject.door
        ? [
            ['door.txt', tellDoor(subject.door)],
            ['battles.txt', tellBattles(subject)],
          ]
        : [],
    ),
});

export const pinGaps = async ({ at }: Subject): Promise<string[]> =>
  (await readPins(join(at, PINNED))).length > 0
    ? []
    : [`pin the answers: run the tests once with PIN=write, and keep test/${PINNED}`];
