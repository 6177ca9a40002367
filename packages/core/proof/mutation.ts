import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
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

const mutate = (room: Room): boolean => {
  console.log(`\nMutation of ${room.name}`);
  const { status } = spawnSync(
    join(CORE, 'node_modules/.bin/stryker'),
    ['run', join(CORE, 'stryker.config.mjs'), '--mutate', room.code.join(','), '--logLevel', 'warn'],
    {
      cwd: join(CORE, '..', room.package),
      stdio: 'inherit',
      env: { ...process.env, ROOM_TESTS: room.tests, FUZZ: '60' },
    },
  );
  return status === 0;
};

/** Changes the code of the rooms of these names, or of all, in every small way: those where too much went unnoticed. */
export const mutateRooms = (names: readonly string[] = []): string[] =>
  ROOMS.filter(({ name }) => names.length === 0 || names.includes(name))
    .filter((room) => !mutate(room))
    .map(({ name }) => name);

/** `node proof/mutation.ts hex`: the rooms named, or all. */
if (import.meta.main) process.exitCode = mutateRooms(process.argv.slice(2)).length === 0 ? 0 : 1;
