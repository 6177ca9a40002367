import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CORE, ROOMS, type Room } from './rooms.ts';

const NOTICED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

interface Place {
  readonly line: number;
  readonly column: number;
}
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Place; readonly end: Place };
}
interface Change extends Mutant {
  readonly file: string;
}
interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** All changes by Stryker's own report. */
const readReport = (folder: string): Change[] => {
  const report: MutationReport = JSON.parse(readFileSync(join(folder, 'reports/mutation/mutation.json'), 'utf8'));
  return Object.entries(report.files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ ...mutant, file })));
};

const shorten = (text = ''): string => text.replace(/\s+/g, ' ').slice(0, 60);

/** The share of changes that were noticed, and each that was not. */
const tellScore = (room: Room, all: readonly Change[]): void => {
  const changes = all.filter(({ status }) => COUNTED.has(status));
  const survivors = changes.filter(({ status }) => !NOTICED.has(status));
  for (const { file, location, mutatorName, replacement } of survivors)
    console.log(
      `not noticed: ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${shorten(replacement)}`,
    );
  const noticed = changes.length - survivors.length;
  const score = (100 * noticed) / changes.length;
  const verdict = score >= room.least ? 'met' : 'missed';
  if (verdict === 'missed') process.exitCode = 1;
  console.log(
    `figure: ${room.name}, changes noticed | ${noticed} of ${changes.length}, ${score.toFixed(1)} % | ${room.least} % | ${verdict}`,
  );
};

const size = Number(process.env.PROOF_SIZE ?? 1);

/** The files of a room; with `PROOF_SIZE` only a share of them, the shortest. */
const pickFiles = ({ code }: Room, folder: string): readonly string[] => {
  if (size >= 1) return code;
  const files = code.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  const bytes = (file: string): number => statSync(join(folder, file)).size;
  // An index of nothing but exports has nothing to be changed.
  return files
    .filter((file) => !file.endsWith('/index.ts'))
    .sort((a, b) => bytes(a) - bytes(b))
    .slice(0, Math.ceil(files.length * size));
};

/** Stryker's changes of some code, tried on the room's own tests. */
const runStryker = (room: Room, cwd: string, code: readonly string[]): Change[] | undefined => {
  const { status } = spawnSync(
    join(CORE, 'node_modules/.bin/stryker'),
    ['run', join(CORE, 'stryker.config.mjs'), '--mutate', code.join(','), '--logLevel', 'warn'],
    {
      cwd,
      stdio: 'inherit',
      env: {
        ...process.env,
        ROOM_TESTS: room.tests,
        FUZZ: '60',
      },
    },
  );
  return status === 0 ? readReport(cwd) : undefined;
};

interface Tried extends Omit<Change, 'status'> {
  readonly isNoticed: boolean;
}

/** Changes as a program of our own tries them, which writes what it found. */
const tryOwn = (program: string, given: readonly string[], env: NodeJS.ProcessEnv = {}): Change[] | undefined => {
  const results = join(mkdtempSync(join(tmpdir(), 'changes-')), 'results.json');
  const { status } = spawnSync(process.execPath, [join(CORE, '../..', program), results, ...given], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) return undefined;
  const tried: readonly Tried[] = JSON.parse(readFileSync(results, 'utf8'));
  return tried.map(({ isNoticed, ...change }) => ({ ...change, status: isNoticed ? 'Killed' : 'Survived' }));
};

const tryRoom = (room: Room, cwd: string, code: readonly string[]): Change[] | undefined => {
  if (room.of === 'game') return tryOwn('packages/kit/proof/changes/run.ts', [cwd, ...code]);
  if (room.of === 'site')
    return tryOwn('apps/site/proof/changes/run.ts', [room.tests ?? '', ...code], { NO_PAGES: room.pages ? '0' : '1' });
  return runStryker(room, cwd, code);
};

const mutate = (room: Room): void => {
  console.log(`\nMutation of ${room.name}`);
  const cwd = join(CORE, '../..', room.folder);
  const code = pickFiles(room, cwd);
  const changes = tryRoom(room, cwd, code);
  if (changes) tellScore(room, changes);
  else process.exitCode = 1;
};

/** `node proof/mutation.ts hex`: changes the code of the rooms named, or of all, in every small way. */
const names = process.argv.slice(2);
if (names.includes('--list')) console.log(ROOMS.map(({ name }) => name).join('\n'));
for (const room of ROOMS.filter(({ name }) => names.length === 0 || names.includes(name))) mutate(room);
