import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { ownerGaps } from '../src/conformance/owners.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { duel } from './duel.ts';
import { freshFolder } from './folder.ts';

const HOUSE = '/packages/core/ @one\n\n/packages/duel/ @two';
const nobody = 'say who holds the paper: OWNERS, in the form of .github/CODEOWNERS';
const unnamed = (line: string) => `name its owners in .github/CODEOWNERS, by npx -y pnpm@12 run owners: ${line}`;

test.each<[string, string | undefined, string | undefined, readonly string[]]>([
  ['no house', undefined, undefined, []],
  ['no owners', HOUSE, undefined, [nobody]],
  ['owners that name nobody', HOUSE, '\n', [nobody]],
  ['owners that the house knows', HOUSE, '\n/packages/duel/ @two\n\n', []],
  [
    'owners whom a house of one line does not know',
    '* @all',
    '/a @two\n\n/b @three\n',
    [unnamed('/a @two'), unnamed('/b @three')],
  ],
  ['owners in a house that names nobody', '', '/a @two\n', [unnamed('/a @two')]],
])('%s', async (_, house, own, gaps) => {
  const root = freshFolder();
  const at = join(root, 'packages', 'duel', 'test');
  mkdirSync(at, { recursive: true });
  mkdirSync(join(root, '.github'));
  if (house !== undefined) writeFileSync(join(root, '.github', 'CODEOWNERS'), house);
  if (own !== undefined) writeFileSync(join(at, '..', 'OWNERS'), own);
  const owed = async (stage: Stage) => {
    const game = duel();
    return ownerGaps(await loadSubject({ ...game, meta: { ...game.meta, stage } }, { at }));
  };
  expect(await owed('checked')).toEqual(gaps);
  // The lines of a draft are not copied there: it need only say who holds the paper.
  expect(await owed('draft')).toEqual(gaps.filter((gap) => gap === nobody));
});
