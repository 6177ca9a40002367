import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const CORE = join(import.meta.dirname, '..');

/** Code whose own tests must notice nearly every change to it. */
export interface Room {
  readonly name: string;
  /** The folder that it lies in, from the root. */
  readonly folder: string;
  readonly code: readonly string[];
  /** Its tests, as Vitest is told; of the site, the names of their files. Of a game all are tried. */
  readonly tests?: string;
  /** The least share of changes that its tests must notice, in a hundred. */
  readonly least: number;
  /** Where the changes are tried by a program of our own: of a game in one process for many, of the site in its pages. */
  readonly of?: 'game' | 'site';
  /** Of the site: whether its tests open pages; for others it is not built. */
  readonly pages?: boolean;
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

const OF_GAME = ['rules', 'calculators', 'battle', 'sequels', 'charts'];

/** What each game computes, folder by folder, and its charts. */
const gameRooms = readdirSync(join(CORE, '..')).flatMap((name): Room[] => {
  const { coupDoeil } = JSON.parse(readFileSync(join(CORE, '..', name, 'package.json'), 'utf8'));
  const room = { folder: folderOf(name), least: LEAST_OF_GAMES, of: 'game' } as const;
  return coupDoeil?.game
    ? OF_GAME.map((folder) => ({
        ...room,
        name: `${name}-${folder}`,
        code: [`src/${folder}/**/*.ts`, ...(folder === 'battle' ? ['src/battle.ts'] : [])],
      }))
    : [];
});

/**
 * What the site's pages work out in the browser, with its tests: links, what is kept, what is told. Words and names of the storage
 * stay out: a sentence is held by eye and by the tests of words, and a name stands in the test as it stands in the code.
 */
const SITE_ROOMS: Readonly<Record<string, Required<Pick<Room, 'code' | 'tests' | 'pages'>>>> = {
  last: {
    code: ['src/home/last*.ts', 'src/calculator/links/last-used.ts'],
    tests: 'links-kept last-home',
    pages: false,
  },
  links: {
    code: ['src/calculator/links/address.ts', 'src/calculator/links/load.ts', 'src/lib/address.ts'],
    tests: 'links-kept calculator-hook',
    pages: false,
  },
  state: {
    code: ['src/calculator/state/*.ts', 'src/calculator/readings/rulings.ts'],
    tests: 'stored calculator-hook',
    pages: false,
  },
  units: { code: ['src/calculator/units/!(words|*-key).ts'], tests: 'units-file', pages: false },
  throws: { code: ['src/calculator/throws/!(words|*-key).ts'], tests: 'throw-log throws-hook', pages: false },
  tried: { code: ['src/lib/spots.ts'], tests: 'spots', pages: true },
  battles: {
    code: ['src/board/kept/!(words).ts', 'src/board/share/!(words).ts'],
    tests: 'board-record battles-kept battle-links record-hook',
    pages: false,
  },
};
const siteRooms = Object.entries(SITE_ROOMS).map(
  ([name, room]): Room => ({
    ...room,
    name: `site-${name}`,
    folder: 'apps/site',
    least: LEAST_OF_SITE,
    of: 'site',
  }),
);

/** All code that is changed to see whether its tests notice. */
export const ROOMS: readonly Room[] = [
  wholePackage('hex'),
  wholePackage('dice'),
  ...coreRooms,
  kit,
  ...gameRooms,
  ...siteRooms,
];
