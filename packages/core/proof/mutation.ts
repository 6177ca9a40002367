import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const CORE = join(import.meta.dirname, '..');

/** Code whose own tests must notice nearly every change to it. */
interface Room {
  readonly name: string;
  /** The folder that it lies in, from the root. */
  readonly folder: string;
  readonly code: readonly string[];
  /** Its tests, as Vitest is told; of the site, as Playwright is. */
  readonly tests: string;
  /** The least share of changes that its tests must notice, in a hundred. */
  readonly least: number;
  /** What runs while a module is loaded is changed too: charts are nothing else. */
  readonly isLoaded?: true;
}

const LEAST = 90;
const LEAST_OF_GAMES = 95;
const LEAST_OF_SITE = 85;

const folderOf = (name: string): string => `packages/${name}`;

const wholePackage = (name: string): Room => ({
  name,
  folder: folderOf(name),
  code: ['src/**/*.ts'],
  tests: 'test/**/*.test.ts',
  least: LEAST,
});

/** Each folder of core; the files beside the folders, texts and the error, go with the charts. */
const coreRooms = readdirSync(join(CORE, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => ({
    name,
    folder: folderOf('core'),
    code: [`src/${name}/**/*.ts`, ...(name === 'chart' ? ['src/*.ts'] : [])],
    tests: `test/${name}/**/*.test.ts`,
    least: LEAST,
  }));

// The generator runs as a program of its own, in copies of the workspace, where no change of the code would be seen.
const kit = {
  name: 'kit',
  folder: folderOf('kit'),
  code: ['src/conformance/**/*.ts'],
  tests: 'test/*.test.ts',
  least: LEAST,
};

const RULES = ['rules', 'calculators', 'battle', 'sequels'];

/** What each game computes, folder by folder, and its charts. */
const gameRooms = readdirSync(join(CORE, '..')).flatMap((name): Room[] => {
  const { coupDoeil } = JSON.parse(readFileSync(join(CORE, '..', name, 'package.json'), 'utf8'));
  const room = { folder: folderOf(name), tests: 'test/**/*.test.ts', least: LEAST_OF_GAMES };
  return coupDoeil?.game
    ? [
        ...RULES.map((folder) => ({
          ...room,
          name: `${name}-${folder}`,
          code: [`src/${folder}/**/*.ts`, ...(folder === 'battle' ? ['src/battle.ts'] : [])],
        })),
        { ...room, name: `${name}-charts`, code: ['src/charts/**/*.ts'], tests: 'test/*.test.ts', isLoaded: true },
      ]
    : [];
});

/** What the site's pages work out in the browser, with the tests that open them: links, what is kept, what is told. */
const SITE_ROOMS: Readonly<Record<string, { readonly code: readonly string[]; readonly tests: string }>> = {
  last: { code: ['src/home/last*.ts', 'src/calculator/links/last-used.ts'], tests: 'last' },
  links: { code: ['src/calculator/links/{address,load}.ts', 'src/lib/address.ts'], tests: 'calculator links' },
  state: { code: ['src/calculator/state/*.ts', 'src/calculator/readings/rulings.ts'], tests: 'kept calculator' },
  units: { code: ['src/calculator/units/*.ts'], tests: 'units' },
  throws: { code: ['src/calculator/throws/*.ts'], tests: 'calculator outcome' },
  tried: { code: ['src/lib/spots.ts'], tests: 'spots' },
  battles: { code: ['src/board/kept/*.ts', 'src/board/share/*.ts'], tests: 'board-record' },
};
const SITE = 'apps/site';
const siteRooms = Object.entries(SITE_ROOMS).map(([name, room]) => ({
  ...room,
  name: `site-${name}`,
  folder: SITE,
  least: LEAST_OF_SITE,
}));

const ROOMS: readonly Room[] = [
  wholePackage('hex'),
  wholePackage('dice'),
  ...coreRooms,
  kit,
  ...gameRooms,
  ...siteRooms,
];

const NOTICED = new Set(['Killed', 'Timeout']);
const COUNTED = new Set([...NOTICED, 'Survived', 'NoCoverage']);

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}
interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const shorten = (text = ''): string => text.replace(/\s+/g, ' ').slice(0, 60);

/** The share of changes that were noticed, by Stryker's own report, and each that was not. */
const tellScore = (room: Room, folder: string): void => {
  const report: MutationReport = JSON.parse(readFileSync(join(folder, 'reports/mutation/mutation.json'), 'utf8'));
  const mutants = Object.entries(report.files).flatMap(([file, { mutants }]) =>
    mutants.filter(({ status }) => COUNTED.has(status)).map((mutant) => ({ ...mutant, file })),
  );
  const survivors = mutants.filter(({ status }) => !NOTICED.has(status));
  for (const { file, location, mutatorName, replacement } of survivors)
    console.log(
      `not noticed: ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${shorten(replacement)}`,
    );
  const noticed = mutants.length - survivors.length;
  const score = (100 * noticed) / mutants.length;
  const verdict = score >= room.least ? 'met' : 'missed';
  if (verdict === 'missed') process.exitCode = 1;
  console.log(
    `figure: ${room.name}, changes noticed | ${noticed} of ${mutants.length}, ${score.toFixed(1)} % | ${room.least} % | ${verdict}`,
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

const mutate = (room: Room): void => {
  console.log(`\nMutation of ${room.name}`);
  const cwd = join(CORE, '../..', room.folder);
  const { status } = spawnSync(
    join(CORE, 'node_modules/.bin/stryker'),
    ['run', join(CORE, 'stryker.config.mjs'), '--mutate', pickFiles(room, cwd).join(','), '--logLevel', 'warn'],
    {
      cwd,
      stdio: 'inherit',
      env: {
        ...process.env,
        ROOM_TESTS: room.tests,
        ROOM_LOADED: room.isLoaded ? '1' : '',
        ROOM_OF_GAME: gameRooms.includes(room) ? '1' : '',
        ROOM_PAGES: room.folder === SITE ? '1' : '',
        FUZZ: '60',
      },
    },
  );
  if (status === 0) tellScore(room, cwd);
  else process.exitCode = 1;
};

/** `node proof/mutation.ts hex`: changes the code of the rooms named, or of all, in every small way. */
const names = process.argv.slice(2);
if (names.includes('--list')) console.log(ROOMS.map(({ name }) => name).join('\n'));
for (const room of ROOMS.filter(({ name }) => names.length === 0 || names.includes(name))) mutate(room);
