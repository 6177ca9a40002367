import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digests } from './digests.ts';
import { fieldLines } from './field-lines.ts';
import { lookups } from './lookups.ts';
import type { Check, Subject } from './subject.ts';

const FOLDER = 'pinned';

/** The pinned files of a game, by name, their lines sorted. */
const pinned = (subject: Subject): Map<string, string[]> => {
  const files = new Map([
    ['lookups.txt', lookups(subject)],
    ...subject.calculators.map((calculator) => [`fields.${calculator.id}.txt`, fieldLines(calculator)] as const),
    ['digests.txt', digests(subject)],
  ]);
  // By code unit, so that every machine sorts alike.
  return new Map([...files].map(([name, lines]) => [name, [...new Set(lines)].sort()]));
};

const readPins = async ({ at }: Subject): Promise<string[]> => {
  try {
    return (await readdir(join(at, FOLDER))).filter((name) => name.endsWith('.txt'));
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

const write = async ({ at }: Subject, files: ReadonlyMap<string, readonly string[]>): Promise<void> => {
  await rm(join(at, FOLDER), { recursive: true, force: true });
  await mkdir(join(at, FOLDER));
  for (const [name, lines] of files) await writeFile(join(at, FOLDER, name), `${lines.join('\n')}\n`);
};

/** What a game answers is pinned; it is written anew only when somebody says so, by `PIN=write`. */
export const pins: Check = {
  id: 'pins',
  says: 'what the game answers is what it answered',
  run: async (subject) => {
    const anew = process.env.PIN === 'write';
    if (anew && process.env.CI) return ['PIN=write is refused where CI is set: pin by hand, and look at what changed'];
    const names = await readPins(subject);
    if (!anew && names.length === 0) return [];
    const now = pinned(subject);
    if (anew) {
      await write(subject, now);
      return [];
    }
    const before = await Promise.all(
      names.map(
        async (name) =>
          [name, (await readFile(join(subject.at, FOLDER, name), 'utf8')).split('\n').filter(Boolean)] as const,
      ),
    );
    const files = new Map(before);
    return [...new Set([...now.keys(), ...names])].flatMap((name) =>
      compare(name, files.get(name) ?? [], now.get(name) ?? []),
    );
  },
};

export const pinGaps = async (subject: Subject): Promise<string[]> =>
  (await readPins(subject)).length > 0
    ? []
    : [`pin the answers: run the tests once with PIN=write, and keep test/${FOLDER}`];
