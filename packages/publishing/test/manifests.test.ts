import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { published, ROOT } from '../src/packages.ts';

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const workspace = read(ROOT);

describe.each(published())('package.json of $name', ({ name, folder }) => {
  const own = read(folder);
  const directory = relative(ROOT, folder);

  test('says what it is, and where it lives', () => {
    expect(own.description.length).toBeGreaterThan(20);
    expect(own.keywords.length).toBeGreaterThan(3);
    expect(own.license).toBe(workspace.license);
    expect(own.repository).toEqual({ ...workspace.repository, directory });
    expect(own.homepage).toBe(workspace.homepage.replace('#readme', `/tree/main/${directory}#readme`));
    expect(own.bugs).toEqual(workspace.bugs);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(new RegExp(`^# ${name}\n`));
  });

  test('is ES modules from Node 22 on, and may be shaken down to what is used', () => {
    expect(own.type).toBe('module');
    expect(own.engines).toEqual({ node: '>=22' });
    // Only a command does anything by being loaded.
    expect(own.sideEffects).toEqual(own.bin ? Object.values(own.bin) : false);
    expect(own.files).toEqual(['dist']);
  });

  test('opens its doors types first, and on what is built alone', () => {
    expect(own.publishConfig).toEqual({ access: 'public' });
    for (const [door, opens] of Object.entries<string | Record<string, string>>(own.exports)) {
      if (typeof opens === 'string') expect(opens).toBe(door);
      else {
        // The first is for this workspace; what is packed has lost it.
        expect(Object.keys(opens)).toEqual(['@coup-doeil/source', 'types', 'default']);
        for (const path of Object.values(opens))
          expect(path.includes('*') || existsSync(join(folder, path)), path).toBe(true);
      }
    }
  });
});

// The commands of the published packages' READMEs are run; those of others need a browser, or never end.
test.each(globSync('{packages,apps}/*/README.md', { cwd: ROOT }))('%s names no script that is not there', (file) => {
  const { scripts } = read(join(ROOT, dirname(file)));
  const named = readFileSync(join(ROOT, file), 'utf8').matchAll(/^pnpm ([a-z:-]+)/gm);
  for (const [, script = ''] of named) expect(scripts).toHaveProperty([script]);
});
