import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../src/run.ts';
import { listCommands, readWorkflow, runStep, type Step, WORKFLOW_TEXTS } from '../src/workflow.ts';
import { copyWorkspace } from '../test/copy.ts';

// The jobs of every workflow, as they stand, each in a clone of its own: an hour. The one that publishes runs among the tests.
const TESTED = 'release.yml/publish';
const MOST_MILLISECONDS = 3_600_000;
const ENV = { CI: 'true', SITE_URL: 'https://someone.github.io/charts' };

const at = mkdtempSync(join(tmpdir(), 'workflows-'));

/** What an action of the host’s would take up at the end of a job: it has to be there. */
const listMissing = (steps: readonly Step[], clone: string): string[] =>
  steps.flatMap(({ uses, with: given }) =>
    uses?.includes('/upload-') && typeof given?.path === 'string' && globSync(given.path, { cwd: clone }).length === 0
      ? [given.path]
      : [],
  );

const perform = async (name: string, steps: readonly Step[]): Promise<void> => {
  const clone = join(at, name.replace('/', '-'));
  const { folder, remove } = copyWorkspace();
  cpSync(folder, clone, { recursive: true });
  remove();
  await run('git', ['init', '--quiet'], clone);
  await run('git', ['add', '--all'], clone);
  await run('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '-m', 'x'], clone);
  for (const step of listCommands({ steps })) {
    const start = performance.now();
    await runStep(step, clone, ENV, MOST_MILLISECONDS);
    console.log(`${name}: ${step.run.trim()}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
  const missing = listMissing(steps, clone);
  if (missing.length > 0) throw new Error(`${name}: not there in the end: ${missing.join(', ')}`);
};

/** `node workflows.ts [--list | file/job …]` */
const names = process.argv.slice(2);
const jobs = Object.keys(WORKFLOW_TEXTS).flatMap((file) =>
  Object.entries(readWorkflow(file).jobs)
    .map(([job, { steps }]) => [`${file}/${job}`, steps] as const)
    .filter(([name, steps]) => name !== TESTED && listCommands({ steps }).length > 0),
);
if (names.includes('--list')) console.log(jobs.map(([name]) => name).join('\n'));
try {
  for (const [name, steps] of jobs) {
    if (names.length > 0 && !names.includes(name)) continue;
    await perform(name, steps);
    console.log(`figure: ${name}, its own commands in a clone | all ended well | | met`);
  }
} finally {
  rmSync(at, { recursive: true, force: true });
}
