import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './packages.ts';
import { run } from './run.ts';

export interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
export interface Job {
  readonly steps: readonly Step[];
  readonly needs?: string;
  readonly environment?: unknown;
  readonly permissions?: Readonly<Record<string, string>>;
}
export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** The workflows as they are written, by file. */
export const WORKFLOW_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  globSync('.github/workflows/*', { cwd: ROOT }).map((file) => [
    basename(file),
    readFileSync(join(ROOT, file), 'utf8'),
  ]),
);

export const readWorkflow = (file: string): Workflow => parse(WORKFLOW_TEXTS[file] ?? '');

/** The steps of a job that are commands; the others are the host's own actions. */
export const listCommands = ({ steps }: Job): readonly (Step & { readonly run: string })[] =>
  steps.flatMap((step) => (step.run === undefined ? [] : [{ ...step, run: step.run }]));

/** Runs a step as the host does: by bash, which ends at the first command that fails. */
export const runStep = (
  { run: script, env = {} }: Step & { readonly run: string },
  folder: string,
  given: Readonly<Record<string, string>>,
  milliseconds?: number,
): Promise<string> => {
  // What the host would fill in is given by name, or empty, as it is there when nobody has set it.
  const filled = Object.entries(env).map(([name, value]) => [name, value.includes('${{') ? '' : value]);
  return run('bash', ['-e', '-c', script], folder, { ...Object.fromEntries(filled), ...given }, milliseconds);
};
