import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from './subject.ts';

const lines = async (...path: readonly string[]): Promise<readonly string[] | undefined> => {
  try {
    return (await readFile(join(...path), 'utf8')).split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
};

/** Who holds the paper is asked whenever a game of the house changes; elsewhere there is nobody to ask. */
export const ownerGaps = async ({ at, game }: Subject): Promise<string[]> => {
  const house = await lines(at, '../../../.github/CODEOWNERS');
  if (!house) return [];
  const own = (await lines(at, '../OWNERS')) ?? [];
  if (own.length === 0) return ['say who holds the paper: OWNERS, in the form of .github/CODEOWNERS'];
  // The lines of a draft are not copied there yet.
  if (game.meta.stage === 'draft') return [];
  return own
    .filter((line) => !house.includes(line))
    .map((line) => `name its owners in .github/CODEOWNERS, by npx -y pnpm@12 run owners: ${line}`);
};
