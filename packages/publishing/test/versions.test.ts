import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { manifestIn, type Package, published, ROOT } from '../src/packages.ts';
import { run } from '../src/run.ts';
import { followVersions } from '../src/versions.ts';

const packages = published();
const CORE = '@coup-doeil/core';
const games = packages.filter(({ game }) => game);
const one = games[0]?.name ?? '';

let at = '';
afterEach(() => rmSync(at, { recursive: true, force: true }));

type Level = 'patch' | 'minor' | 'major';

/** What changesets reads of the workspace, every package at one version, and one changeset; then its release. */
const release = async (from: string, raised: Readonly<Record<string, Level>>, summary: string) => {
  at = mkdtempSync(join(tmpdir(), 'versions-'));
  const copied = [
    'package.json',
    'pnpm-workspace.yaml',
    '.changeset/config.json',
    'packages/publishing/src/changelog.ts',
  ];
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: ROOT });
  const metas = games.map(({ folder }) => join(relative(ROOT, folder), 'src/meta.ts'));
  for (const file of [...copied, ...manifests, ...metas]) {
    mkdirSync(dirname(join(at, file)), { recursive: true });
    cpSync(join(ROOT, file), join(at, file));
  }
  for (const { folder } of packages) {
    const file = join(at, relative(ROOT, folder), 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"version": "[^"]*"/, `"version": "${from}"`));
  }
  const head = Object.entries(raised).map(([name, level]) => `'${name}': ${level}`);
  writeFileSync(join(at, '.changeset/one.md'), `---\n${head.join('\n')}\n---\n\n${summary}\n`);
  await run('git', ['init', '-q'], at);
  await run(join(ROOT, 'node_modules/.bin/changeset'), ['version'], at);
  followVersions(at);
  const after = published(at);
  return {
    raised: Object.fromEntries(
      after.flatMap(({ name, manifest: { version } }) => (version === from ? [] : [[name, version]])),
    ),
    changelog: (name: string): string => {
      const file = join(after.find((each) => each.name === name)?.folder ?? at, 'CHANGELOG.md');
      return existsSync(file) ? readFileSync(file, 'utf8') : '';
    },
    folder: (name: string): string => after.find((each) => each.name === name)?.folder ?? at,
  };
};

/** What depends on core, at a version. */
const dependents = (version: string): Record<string, string> =>
  Object.fromEntries(
    packages.filter(({ manifest }) => CORE in (manifest.dependencies ?? {})).map(({ name }) => [name, version]),
  );

describe('a change in core raises the games only when it must', () => {
  test('a correction does not', async () => {
    const { raised } = await release('0.1.0', { [CORE]: 'patch' }, 'Reads a damaged document with a clear word.');
    expect(raised).toEqual({ [CORE]: '0.1.1' });
  });

  test('nor does something new, from the first full version on', async () => {
    const { raised } = await release('1.0.0', { [CORE]: 'minor' }, 'A new kind of chart.');
    expect(raised).toEqual({ [CORE]: '1.1.0' });
  });

  test('something new before the first full version does: games of 0.1 do not take a core of 0.2', async () => {
    const { raised, changelog } = await release('0.1.0', { [CORE]: 'minor' }, 'A new kind of chart.');
    expect(raised).toEqual({ [CORE]: '0.2.0', ...dependents('0.1.1') });
    expect(changelog(CORE)).toBe(`# ${CORE}\n\n## 0.2.0\n\n### New\n\n- A new kind of chart.\n`);
    expect(changelog(one)).toBe(`# ${one}\n\n## 0.1.1\n\n### Put right\n\n- Goes with ${CORE} 0.2.0.\n`);
  });

  test('a change of what it promises does', async () => {
    const { raised } = await release('1.0.0', { [CORE]: 'major' }, 'A hex is named otherwise.');
    expect(raised).toEqual({ [CORE]: '2.0.0', ...dependents('1.0.1') });
  });
});

test('a figure put right raises its game alone, and says which cell', async () => {
  const summary = 'Combat `combat.5.defender`, printed D1: read as D2 since 1.0.0.\n\nSeen by a player at the table.';
  const { raised, changelog, folder } = await release('1.0.0', { [one]: 'patch' }, summary);
  expect(raised).toEqual({ [one]: '1.0.1' });
  expect(changelog(one)).toBe(
    `# ${one}\n\n## 1.0.1\n\n### Put right\n\n- Combat \`combat.5.defender\`, printed D1: read as D2 since 1.0.0.\n\n  Seen by a player at the table.\n`,
  );
  // What it answers from then on says so.
  expect(readFileSync(join(folder(one), 'src/meta.ts'), 'utf8')).toContain("version: '1.0.1'");
});

/** The places of a game that a changeset can point at: `chart.row`, `chart.row.column`. */
const placesOf = async ({ folder }: Package): Promise<ReadonlySet<string>> => {
  interface Placed {
    readonly id: string;
    readonly rows: readonly { readonly id: string; readonly cells?: object }[];
  }
  const { game }: { game: { charts: () => Promise<Readonly<Record<string, readonly Placed[]>>> } } = await import(
    join(folder, 'dist/index.js')
  );
  return new Set(
    Object.values(await game.charts())
      .flat()
      .flatMap(({ id, rows }) =>
        rows.flatMap((row) => [
          `${id}.${row.id}`,
          ...Object.keys(row.cells ?? {}).map((column) => `${id}.${row.id}.${column}`),
        ]),
      ),
  );
};

/** Games that a changeset corrects without naming a place of theirs. */
const unnamed = async (changeset: string): Promise<string[]> => {
  const named = [...changeset.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place);
  const corrected = games.filter(({ name }) => changeset.includes(`'${name}': patch`));
  const places = await Promise.all(corrected.map(placesOf));
  return corrected.flatMap(({ name }, i) => (named.some((place) => places[i]?.has(place)) ? [] : [name]));
};

describe('a changeset that corrects a game names the place', () => {
  const files = globSync('.changeset/*.md', { cwd: ROOT });
  test.each(files)('%s', async (file) =>
    expect(await unnamed(readFileSync(join(ROOT, file), 'utf8')), 'name the cell: `chart.row.column`').toEqual([]),
  );

  test('or is told so', async () => {
    const [game] = games;
    const [place = ''] = game ? await placesOf(game) : [];
    expect(await unnamed(`---\n'${one}': patch\n---\n\nA figure.\n`)).toEqual([one]);
    expect(await unnamed(`---\n'${one}': patch\n---\n\nIn \`no-chart.woods\`, 2 for 1.\n`)).toEqual([one]);
    expect(await unnamed(`---\n'${one}': patch\n---\n\nIn \`${place}\`, 2 for 1.\n`)).toEqual([]);
    expect(await unnamed(`---\n'${one}': minor\n---\n\nA new calculator.\n`)).toEqual([]);
  });
});

test('the versions of the workspace are those that its games say', () => {
  for (const { folder } of games)
    expect(readFileSync(join(folder, 'src/meta.ts'), 'utf8')).toContain(`version: '${manifestIn(folder).version}'`);
});
