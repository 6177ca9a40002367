import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '../packages.ts';
import { ENV } from '../run.ts';

/** A part of the proof: what can be run by itself, and again when it broke off. */
export interface Part {
  /** Folder, script and what it is about: `core:mutation:hex`. */
  readonly id: string;
  readonly folder: string;
  /** A line for the shell, as the package.json of the folder has it. */
  readonly command: string;
}

const SCRIPT = /^proof(?::(.+))?$/;
const LIST = 'proof-parts:';

const listNames = (folder: string, command: string): string[] => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8', env: ENV });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout.split('\n').filter(Boolean);
};

const partsIn = (folder: string): Part[] => {
  const { scripts = {} }: { scripts?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return Object.entries(scripts).flatMap(([script, command]) => {
    const match = SCRIPT.exec(script);
    if (!match) return [];
    const id = [basename(folder), match[1]].filter(Boolean).join(':');
    const lister = scripts[`${LIST}${match[1]}`];
    const names = lister === undefined ? [] : listNames(folder, lister);
    if (names.length === 0) return [{ id, folder, command }];
    return names.map((name) => ({ id: `${id}:${name}`, folder, command: `${command} ${name}` }));
  });
};

/**
 * Every part: the scripts of packages and apps that are called `proof` or `proof:…`. Where a script `proof-parts:…` of the same
 * name prints names, each is a part that gets its name as an argument.
 */
export const listParts = (root = ROOT): Part[] =>
  globSync('{packages,apps}/*/package.json', { cwd: root })
    .sort()
    .flatMap((file) => partsIn(join(root, dirname(file))));
