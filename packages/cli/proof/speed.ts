import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleInput } from '@coup-doeil/core/game';
import { calculators, picker } from '../test/games.ts';
import { MAIN } from '../test/process.ts';

const LINES = Math.ceil(150_000 * Number(process.env.PROOF_SIZE ?? 1));
const ROUNDS = 3;
/** What is wanted of fire, on one core. */
const [BRIEF_TIMES, FULL_TIMES, BRIEF_A_SECOND, MOST_MEGABYTES] = [4, 2, 50_000, 150];
/** How many answers the floor writes in turn. */
const ANSWERS = 1000;

const at = mkdtempSync(join(tmpdir(), 'speed-'));
const FLOOR = join(import.meta.dirname, 'floor.ts');
/** Loaded before a program: says on descriptor 3, when it ends, what it used of the machine. */
const USAGE = `data:text/javascript,import { writeSync } from 'node:fs';
process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))`;
const FIRE = ['calc', 'jours-de-gloire', 'fire', '--lines'];

interface Used {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Runs a program from a file to nowhere, and says what it used: time of the processor, so that others on the machine count little. */
const use = (words: readonly string[], input: string, output = '/dev/null'): Used => {
  const { output: said, status } = spawnSync(process.execPath, ['--import', USAGE, ...words], {
    stdio: [openSync(input, 'r'), openSync(output, 'w'), 'inherit', 'pipe'],
    env: { ...process.env, COUP_DOEIL_THREADS: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(said[3] ?? '');
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
};

const fire = calculators.find(([{ meta }, { id }]) => meta.id === 'jours-de-gloire' && id === 'fire')?.[1];
if (!fire) throw new Error('no fire');
const pick = picker(7);
const HEXES = ['clear', 'woods', 'town', 'marsh'];
const KINDS: Readonly<Record<string, (i: number) => unknown>> = {
  'every field said, no line twice': () => sampleInput(fire.input, pick),
  'four fields, no line twice': (i) => ({
    strength: 1 + (i % 30),
    range: 1 + (Math.floor(i / 30) % 20),
    effective: 1 + (Math.floor(i / 600) % 20),
    targets: [{ cohesion: Math.floor(i / 12_000) % 13 }],
  }),
  'three fields, 840 different lines': (i) => ({ strength: 1 + (i % 30), range: 1 + (i % 7), hex: HEXES[i % 4] }),
};

const tell = (work: string, value: string, wanted: string, isMet: boolean): void => {
  console.log(`figure: ${work} | ${value} | ${wanted} | ${isMet ? 'met' : 'missed'}`);
  if (!isMet) process.exitCode = 1;
};

/** The round with the middle ratio, program and floor by turns. */
const compare = (program: () => Used, floor: () => Used): { readonly own: Used; readonly ratio: number } => {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const [own, least] = [program(), floor()];
    return { own, ratio: own.seconds / least.seconds };
  }).sort((a, b) => a.ratio - b.ratio);
  return rounds[ROUNDS >> 1] ?? rounds[0] ?? { own: { seconds: 0, megabytes: 0 }, ratio: 0 };
};

try {
  for (const [kind, make] of Object.entries(KINDS)) {
    const [input, few, answers] = ['input', 'few', 'answers'].map((name) => join(at, name)) as [string, string, string];
    const lines = Array.from({ length: LINES }, (_, i) => `${JSON.stringify(make(i))}\n`);
    writeFileSync(input, lines.join(''));
    writeFileSync(few, lines.slice(0, ANSWERS).join(''));
    use([MAIN, ...FIRE], few, answers);
    const brief = compare(
      () => use([MAIN, ...FIRE, '--brief'], input),
      () => use([FLOOR], input),
    );
    const full = compare(
      () => use([MAIN, ...FIRE], input),
      () => use([FLOOR, answers], input),
    );
    const speed = LINES / brief.own.seconds;
    tell(
      `fire in brief, ${kind}: beside parsing and writing the line`,
      `${brief.ratio.toFixed(1)} times`,
      `${BRIEF_TIMES} times`,
      brief.ratio <= BRIEF_TIMES,
    );
    tell(`fire in brief, ${kind}: a second`, `${Math.round(speed)}`, `${BRIEF_A_SECOND}`, speed >= BRIEF_A_SECOND);
    tell(
      `fire in full, ${kind}: beside parsing the line and writing the report`,
      `${full.ratio.toFixed(1)} times`,
      `${FULL_TIMES} times`,
      full.ratio <= FULL_TIMES,
    );
    console.log(`figure: fire in full, ${kind}: a second | ${Math.round(LINES / full.own.seconds)} | |`);
    const most = Math.max(brief.own.megabytes, full.own.megabytes);
    tell(`fire, ${kind}: memory at its most`, `${Math.round(most)} MB`, `${MOST_MEGABYTES} MB`, most <= MOST_MEGABYTES);
  }
} finally {
  rmSync(at, { recursive: true, force: true });
}
