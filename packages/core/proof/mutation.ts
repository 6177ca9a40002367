import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CORE = join(import.meta.dirname, '..');

/** Code whose own tests must notice nine of ten changes to it. */
interface Room {
  readonly name: string;
  /** The folder of its package, beside core's. */
  readonly package: string;
  readonly code: readonly string[];
  readonly tests: string;
}

const wholePackage = (name: string): Room => ({
  name,
  package: name,
  code: ['src/**/*.ts'],
  tests: 'test/**/*.test.ts',
});

/** Each folder of core; the files beside the folders, texts and the error, go with the charts. */
const coreRooms = readdirSync(join(CORE, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    package: 'core',
    code: [`src/${name}/**/*.ts`, ...(name === 'chart' ? ['src/*.ts'] : [])],
    tests: `test/${name}/**/*.test.ts`,
  }));

// The generator runs as a program of its own, in copies of the workspace, where no change of the code would be seen.
const kit = { name: 'kit', package: 'kit', code: ['src/conformance/**/*.ts'], tests: 'test/*.test.ts' };

const ROOMS: readonly Room[] = [wholePackage('hex'), wholePackage('dice'), ...coreRooms, kit];

/** The least share of changes that tests must notice. */
const LEAST = 90;
const NOTICED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

interface Mutant {
  readonly status: string;
}
interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

/** The share of changes that were noticed, by Stryker's own report. */
const tellScore = (room: Room, folder: string): void => {
  const report: MutationReport = JSON.parse(readFileSync(join(folder, 'reports/mutation/mutation.json'), 'utf8'));
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const counted = mutants.filter(({ status }) => COUNTED.has(status)).length;
  const noticed = mutants.filter(({ status }) => NOTICED.has(status)).length;
  const score = (100 * noticed) / counted;
  const verdict = score >= LEAST ? 'met' : 'missed';
  console.log(
    `figure: ${room.name}, changes noticed | ${noticed} of ${counted}, ${score.toFixed(1)} % | ${LEAST} % | ${verdict}`,
  );
};

const mutate = (room: Room): boolean => {
  console.log(`\nMutation of ${room.name}`);
  const cwd = join(CORE, '..', room.package);
  const { status } = spawnSync(
    join(CORE, 'node_modules/.bin/stryker'),
    ['run', join(CORE, 'stryker.config.mjs'), '--mutate', room.code.join(','), '--logLevel', 'warn'],
    { cwd, stdio: 'inherit', env: { ...process.env, ROOM_TESTS: room.tests, FUZZ: '60' } },
  );
  tellScore(room, cwd);
  return status === 0;
};

/** `node proof/mutation.ts hex`: changes the code of the rooms named, or of all, in every small way. */
const names = process.argv.slice(2);
if (names.includes('--list')) console.log(ROOMS.map(({ name }) => name).join('\n'));
for (const room of ROOMS.filter(({ name }) => names.length === 0 || names.includes(name)))
  if (!mutate(room)) process.exitCode = 1;
