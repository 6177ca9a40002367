import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contents, judge, type Package, pack, published } from './packages.ts';
import { startRegistry } from './registry.ts';
import { useCommand, useGame } from './use.ts';

/** Only what is meant is in a tarball. */
const MEANT = /^(?:dist\/.+\.(?:js|d\.ts)|package\.json|README\.md|LICENSE|CHANGELOG\.md)$/;

const unmeant = ({ name }: Package, tarball: string): string[] => {
  const files = contents(tarball);
  return [
    ...files.filter((file) => !MEANT.test(file)).map((file) => `${name}: ${file} is in the tarball`),
    ...['README.md', 'LICENSE']
      .filter((file) => !files.includes(file))
      .map((file) => `${name}: ${file} is not in the tarball`),
  ];
};

const judged = ({ name }: Package, tarball: string): string[] => {
  try {
    judge(tarball);
    return [];
  } catch (error) {
    const out = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
    return [`${name}: publint or are-the-types-wrong is not content ${out}`];
  }
};

const prove = async (at: string): Promise<string[]> => {
  const registry = await startRegistry(join(at, 'registry'));
  try {
    const packages = published();
    const games = packages.filter(({ game }) => game);
    const problems: string[] = [];
    for (const one of packages) {
      const tarball = pack(one, join(at, 'tarballs'));
      problems.push(...unmeant(one, tarball), ...judged(one, tarball));
      execFileSync('npm', ['publish', tarball, '--access', 'public'], { cwd: at, env: registry.env, stdio: 'pipe' });
      console.log(`published ${one.name}`);
    }
    for (const one of games) {
      problems.push(...(await useGame(one, join(at, 'projects'), registry, games)));
      console.log(`used ${one.name}`);
    }
    problems.push(...useCommand(join(at, 'projects'), registry, games));
    return problems;
  } finally {
    registry.stop();
  }
};

const at = mkdtempSync(join(tmpdir(), 'publishing-'));
try {
  const problems = await prove(at);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
  if (problems.length === 0) console.log('every package is published, installed and used');
} finally {
  rmSync(at, { recursive: true, force: true });
}
