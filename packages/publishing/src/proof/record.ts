import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../packages.ts';
import type { Figure } from './figure.ts';

/** What came of one part. */
export interface PartRecord {
  /** The code that it ran on. */
  readonly code: string;
  /** How large it was run: 1 as the proof is meant. */
  readonly size: number;
  readonly date: string;
  readonly machine: string;
  readonly seconds: number;
  readonly held: boolean;
  readonly figures: readonly Figure[];
}
export type Records = Readonly<Record<string, PartRecord>>;

const FILE = join(ROOT, 'reports/proof.json');

export const readRecords = (file = FILE): Records => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

export const writeRecords = (records: Records, file = FILE): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
};

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 });

/** The code as it stands, with what is not committed: a part that ran on the same need not run again. */
export const hashCode = (): string => {
  const hash = createHash('sha256');
  for (const folder of ['packages', 'apps']) hash.update(git('rev-parse', `HEAD:${folder}`));
  hash.update(git('diff', 'HEAD', '--', 'packages', 'apps'));
  hash.update(git('status', '--porcelain', '--', 'packages', 'apps'));
  return hash.digest('hex').slice(0, 16);
};

export const describeMachine = (): string => {
  const all = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${all.length} × ${all[0]?.model.trim() ?? 'unknown processor'}, ${gigabytes} GB, Node ${process.versions.node}`;
};
