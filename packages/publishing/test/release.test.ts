import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAddresses, writeAddresses } from '../src/addresses.ts';
import { published } from '../src/packages.ts';
import { type Registry, startRegistry } from '../src/registry.ts';
import { run } from '../src/run.ts';
import { listCommands, readWorkflow, runStep } from '../src/workflow.ts';
import { copyWorkspace, ROOT } from './copy.ts';

// The job of the workflow that publishes, as it stands, in a clone whose remote and registry are folders of this machine.
const at = mkdtempSync(join(tmpdir(), 'release-'));
const remote = join(at, 'remote.git');
const { folder: clone, remove } = copyWorkspace();
const steps = listCommands(readWorkflow('release.yml').jobs.publish ?? { steps: [] });
const [identity, install, release] = steps;
const SITE = 'https://charts.coup-doeil.org';
const REPOSITORY = 'https://github.com/someone/charts';
const tags = published().map(({ name, manifest: { version } }) => `${name}@${version}`);

let registry: Registry;
let env: Readonly<Record<string, string>>;

const git = (...args: string[]): Promise<string> => run('git', args, clone, env);
const remoteTags = async (): Promise<string[]> =>
  [...(await git('ls-remote', '--tags', 'origin')).matchAll(/refs\/tags\/(.+@[\d.]+)$/gm)].map(([, tag = '']) => tag);
const view = (name: string, ...fields: readonly string[]): Promise<string> =>
  run('npm', ['view', name, ...fields, '--json'], at, env);
const perform = (step: (typeof steps)[number] | undefined): Promise<string> => {
  if (!step) throw new Error('there is no such step');
  return runStep(step, clone, env);
};

beforeAll(async () => {
  registry = await startRegistry(join(at, 'registry'));
  env = {
    ...registry.env,
    // A machine on which nobody is known, as the host's is.
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    EMAIL: '',
    GITHUB_REPOSITORY: 'someone/charts',
    // Only the host can vouch for where a package was built.
    PNPM_CONFIG_PROVENANCE: 'false',
    // What is built here already of the same sources is not built again.
    TURBO_CACHE_DIR: join(ROOT, '.turbo/cache'),
  };
  await run('git', ['init', '--quiet', '--bare', remote], at, env);
  await git('init', '--quiet', '--initial-branch=main');
  await git('remote', 'add', 'origin', remote);
  await commit('The workspace as it is');
});
afterAll(() => {
  registry?.stop();
  remove();
  rmSync(at, { recursive: true, force: true });
});

const commit = async (what: string): Promise<void> => {
  await git('add', '--all');
  await git('-c', 'user.name=Ferryman', '-c', 'user.email=ferryman@example.org', 'commit', '--quiet', '-m', what);
  await git('push', '--quiet', 'origin', 'main');
};

test('a release is refused, and nothing published, while an address is an example or nobody tags', async () => {
  expect(steps).toHaveLength(3);
  await perform(install);
  const error = await perform(release).then(
    () => 'it went on',
    (cause: Error) => cause.message,
  );
  expect(error).toContain('nothing was published:');
  expect(error).toContain(`site is ${readAddresses(clone).site}: set it by`);
  expect(error).toContain(`repository is ${readAddresses(clone).repository}, and this is ${REPOSITORY}`);
  expect(error).toContain('git does not know who tags');
  expect(error).not.toContain('not committed');
  expect(await remoteTags()).toEqual([]);
  await expect(view('coup-doeil', 'version')).rejects.toThrow('E404');
});

test('as the workflow stands it publishes every package, with the addresses of the setting, and tags each', async () => {
  writeAddresses({ site: SITE, repository: REPOSITORY }, clone);
  await commit('Our own addresses');
  for (const step of steps) await perform(step);
  expect((await remoteTags()).sort()).toEqual(tags.toSorted());
  for (const { name, manifest } of published()) {
    const expected = { version: manifest.version, 'repository.url': `git+${REPOSITORY}.git` };
    expect({ name, ...JSON.parse(await view(name, 'version', 'repository.url')) }).toEqual({ name, ...expected });
  }
  expect(JSON.parse(await view('coup-doeil', 'coupDoeil.site'))).toBe(SITE);
});

test('run again after it broke off before the tags, it tags what was published, and publishes nothing twice', async () => {
  for (const tag of tags) await git('tag', '--delete', tag);
  await git('push', '--quiet', 'origin', ...tags.map((tag) => `:refs/tags/${tag}`));
  expect(await remoteTags()).toEqual([]);
  await perform(identity);
  await perform(release);
  expect((await remoteTags()).sort()).toEqual(tags.toSorted());
});
