import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Meta } from '@coup-doeil/core/game';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FILE = '.github/CODEOWNERS';

/** The lines of every game that is past its draft, as its own OWNERS has them. */
const linesOf = async (): Promise<string[]> => {
  const folders = readdirSync(join(ROOT, 'packages'))
    .map((name) => join(ROOT, 'packages', name))
    .filter((folder) => existsSync(join(folder, 'OWNERS')) && existsSync(join(folder, 'src/meta.ts')))
    .sort();
  const lines = folders.map(async (folder) => {
    // The floor recipe of every game.
    const { meta } = (await import(pathToFileURL(join(folder, 'src/meta.ts')).href)) as { readonly meta: Meta };
    return meta.stage === 'draft' ? [] : readFileSync(join(folder, 'OWNERS'), 'utf8').split('\n').filter(Boolean);
  });
  return (await Promise.all(lines)).flat();
};

// What stands for the whole house stays; the games' lines are written anew.
const file = join(ROOT, FILE);
const house = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('/packages/'));
const text = `${[...house, ...(await linesOf())].join('\n')}\n`;
console.log(text === readFileSync(file, 'utf8') ? `${FILE} says it all` : `${FILE} is written anew`);
writeFileSync(file, text);
