import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../src/packages.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly steps: readonly Step[];
  readonly permissions?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const texts = Object.fromEntries(
  globSync('.github/workflows/*', { cwd: ROOT }).map((file) => [
    basename(file),
    readFileSync(join(ROOT, file), 'utf8'),
  ]),
);
const workflow = (file: string): Workflow => parse(texts[file] ?? '');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/** What a job may do beyond reading, and why. */
const RIGHTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'test.yml': { test: [] },
  // Tags; provenance and publishing without a secret.
  'release.yml': { publish: ['contents', 'id-token'] },
  // The pages, and who asks for them.
  'site.yml': { build: [], deploy: ['pages', 'id-token'] },
};

test('there are the three, and no other', () => expect(Object.keys(texts).sort()).toEqual(Object.keys(RIGHTS).sort()));

describe.each(Object.entries(RIGHTS))('%s', (file, rights) => {
  const { permissions, jobs } = workflow(file);
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  test('may read, and each job what it needs beyond', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const beyond = Object.entries(jobs).map(([id, job]) => [id, Object.keys(job.permissions ?? {})]);
    expect(Object.fromEntries(beyond)).toEqual(rights);
    expect(texts[file]).not.toMatch(/pull_request_target|write-all|secrets\./);
  });

  test('takes every action by its digest, its version beside it', () => {
    const used = texts[file]?.match(/uses: .*/g) ?? [];
    expect(used.length).toBe(steps.filter(({ uses }) => uses).length);
    for (const line of used) expect(line).toMatch(/^uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('keeps no credentials where nothing is pushed', () => {
    const pushes = steps.some(({ run }) => run?.startsWith('git push'));
    for (const { uses, with: given } of steps)
      if (uses?.startsWith('actions/checkout@'))
        expect(given?.['persist-credentials']).toBe(pushes ? undefined : false);
  });

  test('runs the commands that a person runs', () => {
    for (const { run } of steps) {
      if (run === undefined || run === 'git push --follow-tags') continue;
      const [, script] = /^npx -y pnpm@12 ([a-z-]+)$/.exec(run) ?? [];
      if (run !== 'bash .ci/run') expect(scripts).toHaveProperty([script ?? run]);
    }
    expect(readFileSync(join(ROOT, '.ci/run'), 'utf8')).toContain('\nnpx -y pnpm@12 test\n');
  });
});

test('pull requests are tested', () => expect(workflow('test.yml').on).toHaveProperty('pull_request'));

test('a release tests first, then publishes with provenance', () => {
  const [job] = Object.values(workflow('release.yml').jobs);
  const runs = job?.steps.filter(({ run }) => run) ?? [];
  const order = ['bash .ci/run', 'npx -y pnpm@12 release', 'git push --follow-tags'];
  expect(runs.slice(0, order.length).map(({ run }) => run)).toEqual(order);
  expect(runs[1]?.env).toEqual({ PNPM_CONFIG_PROVENANCE: 'true' });
});

test('the site is tested before it is built for the address where it is shown', () => {
  const steps = workflow('site.yml').jobs.build?.steps ?? [];
  expect(steps.findIndex(({ run }) => run === 'bash .ci/run')).toBe(steps.length - 3);
  expect(steps.at(-2)?.run).toBe('npx -y pnpm@12 site');
  expect(Object.keys(steps.at(-2)?.env ?? {})).toEqual(['SITE_URL']);
  expect(steps.at(-1)?.with).toEqual({ path: 'apps/site/dist' });
});
