import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findAddressProblems, readAddresses } from '../src/addresses.ts';
import { published, ROOT } from '../src/packages.ts';

const { site, repository } = readAddresses();
const manifestText = (folder: string): string => readFileSync(join(folder, 'package.json'), 'utf8');

test('the addresses of every package are those of the setting', () => {
  const workspace = JSON.parse(manifestText(ROOT));
  expect(workspace.repository.url).toBe(`git+${repository}.git`);
  expect(workspace.homepage).toBe(`${repository}#readme`);
  expect(workspace.bugs.url).toBe(`${repository}/issues`);
  for (const { name, folder } of published()) {
    // Other people's pages may be named; ours only as the setting has them.
    const text = `${manifestText(folder)}${readFileSync(join(folder, 'README.md'), 'utf8')}`;
    const ours = text.match(/https:\/\/[^\s")<>]*coup-doeil[^\s")<>]*/g) ?? [];
    const others = ours.filter((address) => !address.startsWith(site) && !address.startsWith(repository));
    expect(ours.length).toBeGreaterThan(2);
    expect({ name, others }).toEqual({ name, others: [] });
  }
  expect(JSON.parse(manifestText(join(ROOT, 'packages/cli'))).coupDoeil.site).toBe(site);
});

describe('what is not to be published', () => {
  const good = { site: 'https://charts.coup-doeil.org', repository: 'https://github.com/someone/charts' };
  test.each([
    'https://coup-doeil.example',
    'https://example.com/charts',
    'https://localhost',
    'https://charts.test',
    'http://charts.coup-doeil.org',
    'https://charts.coup-doeil.org/',
    'https://charts.coup-doeil.org/?a=1',
    'charts',
    '',
  ])('a site at %j', (address) => {
    expect(findAddressProblems({ ...good, site: address }, {})).toEqual([
      expect.stringContaining(`site is ${address}`),
    ]);
  });

  test('a repository that is not the one it is published from', () => {
    expect(findAddressProblems(good, { GITHUB_REPOSITORY: 'someone/charts' })).toEqual([]);
    expect(findAddressProblems(good, {})).toEqual([]);
    expect(findAddressProblems(good, { GITHUB_REPOSITORY: 'another/charts' })).toEqual([
      'repository is https://github.com/someone/charts, and this is https://github.com/another/charts',
    ]);
  });

  test('a site under a path may be', () => {
    expect(findAddressProblems({ ...good, site: 'https://someone.github.io/charts' }, {})).toEqual([]);
  });
});
