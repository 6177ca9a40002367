import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../src/packages.ts';
import { listCommands, readWorkflow, WORKFLOW_TEXTS } from '../src/workflow.ts';

const { scripts, packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** What a job may do beyond reading, and why. */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'test.yml': { test: [] },
  // Tags; provenance and publishing without a secret.
  'release.yml': { test: [], publish: ['contents', 'id-token'] },
  // The pages, and who asks for them.
  'site.yml': { build: [], deploy: ['pages', 'id-token'] },
};

test('there are the three, and no other', () =>
  expect(Object.keys(WORKFLOW_TEXTS).sort()).toEqual(Object.keys(RIGHTS).sort()));

describe.each(Object.entries(RIGHTS))('%s', (file, rights) => {
  const { permissions, jobs } = readWorkflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('may read, and each job what it needs beyond', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const beyond = Object.entries(jobs).map(([id, job]) => [id, Object.keys(job.permissions ?? {})]);
    expect(Object.fromEntries(beyond)).toEqual(rights);
    expect(WORKFLOW_TEXTS[file]).not.toMatch(/pull_request_target|write-all|secrets\./);
  });

  test('takes every action by its digest, its version beside it', () => {
    const used = WORKFLOW_TEXTS[file]?.match(/uses: .*/g) ?? [];
    expect(used.length).toBe(steps.filter(({ uses }) => uses).length);
    for (const line of used) expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('keeps no credentials where nothing is pushed', () => {
    for (const { steps: own, permissions: rights = {} } of Object.values(jobs))
      for (const { uses, with: given } of own)
        if (uses?.startsWith('actions/checkout@'))
          expect(given?.['persist-credentials']).toBe(rights.contents === 'write' ? undefined : false);
  });

  test('runs the commands that a person runs', () => {
    const commands = Object.values(jobs)
      .flatMap(listCommands)
      .filter(({ run }) => run !== 'bash .ci/run' && !run.startsWith('git config '));
    for (const { run } of commands) {
      const [, script] = /^npx -y pnpm@(?:12|[\d.]+) ([a-z-]+)(?: --frozen-lockfile)?$/.exec(run) ?? [];
      if (script !== 'install') expect(scripts).toHaveProperty([script ?? run]);
    }
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('\nnpx -y pnpm@12 test\n');
  });
});

test('pull requests are tested', () => expect(readWorkflow('test.yml').on).toHaveProperty('pull_request'));

describe('a release', () => {
  const { jobs } = readWorkflow('release.yml');
  const commands = (job: string): string[] => listCommands(jobs[job] ?? { steps: [] }).map(({ run }) => run);

  test('tests first, in a job that can publish nothing, and then publishes with provenance', () => {
    expect(commands('test')[0]).toBe('bash .ci/run');
    expect(jobs.publish?.needs).toBe('test');
    expect(jobs.test).not.toHaveProperty('environment');
    expect(commands('publish').filter((command) => /\.ci\/run|test|cards/.test(command))).toEqual([]);
    expect(jobs.publish?.steps.at(-1)?.env).toEqual({ PNPM_CONFIG_PROVENANCE: 'true' });
  });

  test('says who tags before it publishes', () => {
    expect(commands('publish')[0]).toMatch(/^git config user\.name .+\ngit config user\.email .+\n$/);
  });

  test('takes the pnpm of the workspace, and no other', () => {
    const pnpm = WORKFLOW_TEXTS['release.yml']?.match(/pnpm@\S+/g);
    expect(new Set(pnpm)).toEqual(new Set([packageManager]));
    expect(pnpm?.length).toBe(3);
  });
});

test('the site is tested before it is built for the address where it is shown', () => {
  const steps = readWorkflow('site.yml').jobs.build?.steps ?? [];
  expect(steps.findIndex(({ run }) => run === 'bash .ci/run')).toBe(steps.length - 3);
  expect(steps.at(-2)?.run).toBe('npx -y pnpm@12 site');
  expect(Object.keys(steps.at(-2)?.env ?? {})).toEqual(['SITE_URL']);
  expect(steps.at(-1)?.with).toEqual({ path: 'apps/site/dist' });
});
