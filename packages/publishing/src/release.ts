import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findAddressProblems, readAddresses } from './addresses.ts';
import { published, ROOT } from './packages.ts';
import { ENV } from './run.ts';

/** What a command prints, or `null` where it fails. */
const ask = (command: string, ...args: string[]): string | null => {
  const { status, stdout } = spawnSync(command, args, { cwd: ROOT, encoding: 'utf8', env: ENV });
  return status === 0 ? stdout.trim() : null;
};

/** Runs a command before everybody’s eyes; the first that fails ends the release. */
const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: ENV });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

const changeset = (command: string): void => run(join(ROOT, 'node_modules/.bin/changeset'), command);

/** Whatever would make half a release: found before anything is published. */
const findProblems = (): string[] => [
  ...findAddressProblems(readAddresses(), process.env),
  // Without one git makes no tag, and changesets does not say so.
  ...(ask('git', 'var', 'GIT_COMMITTER_IDENT') === null
    ? ['git does not know who tags: set user.name and user.email']
    : []),
  ...(ask('git', 'status', '--porcelain') === '' ? [] : ['there is something that is not committed']),
  ...(ask('git', 'ls-remote', 'origin', 'HEAD') === null ? ['the remote “origin” does not answer'] : []),
];

/** The versions of this checkout that have no tag at the remote. */
const listUntagged = (): string[] => {
  const remote = new Set(
    (ask('git', 'ls-remote', '--tags', 'origin') ?? '').split('\n').map((line) => line.replace(/^.*refs\/tags\//, '')),
  );
  return published()
    .map(({ name, manifest: { version } }) => `${name}@${version}`)
    .filter((tag) => !remote.has(tag));
};

/** Publishes every version that the registry does not have, and tags it; may be run again after it broke off. */
const release = (): void => {
  const problems = findProblems();
  if (problems.length > 0) throw new Error(`nothing was published:\n${problems.map((line) => `- ${line}`).join('\n')}`);
  changeset('publish');
  // Versions that an earlier run published and did not come to tag.
  changeset('git-tag');
  run('git', 'push', 'origin', '--tags');
  const untagged = listUntagged();
  if (untagged.length > 0) throw new Error(`published, but not tagged: ${untagged.join(', ')}`);
  console.log('Published and tagged.');
};

try {
  release();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
