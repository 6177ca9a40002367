import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Package, published } from '../src/packages.ts';
import { reports } from '../src/report.ts';

const packages = published();
const write = process.env.PIN === 'write';

describe('the public face of each package is as it is pinned', () => {
  let found: ReadonlyMap<string, string>;
  beforeAll(() => {
    found = reports(packages);
  });

  /** A draft may still change at will. */
  const isDraft = async ({ folder, game }: Package): Promise<boolean> =>
    game && (await import(join(folder, 'dist/meta.js'))).meta.stage === 'draft';

  test.each(packages)('$name', async (one) => {
    const file = join(one.folder, 'api.md');
    const report = found.get(one.name) ?? '';
    if (write) writeFileSync(file, report);
    else if (existsSync(file) || !(await isDraft(one)))
      expect(
        existsSync(file) ? readFileSync(file, 'utf8') : '',
        'What it exports has changed. If that is meant: PIN=write npx -y pnpm@12 --filter @coup-doeil/publishing test report',
      ).toBe(report);
  });
});

describe('a small package', () => {
  const at = realpathSync(mkdtempSync(join(tmpdir(), 'face-')));
  afterAll(() => rmSync(at, { recursive: true, force: true }));

  const FILES = {
    'index.d.ts': "/** What it is for. */\nexport { roll } from './roll.ts';\nexport type { Die } from './die.ts';\n",
    'again.d.ts': "export { roll } from './roll.ts';\n",
    'roll.d.ts':
      "import type { Die } from './die.ts';\nimport type { Word } from './words.ts';\n/** Rolls a die. */\nexport declare const roll: (die: Die, word?: Word) => number;\nexport declare const hidden: number;\n",
    'die.d.ts': 'export interface Die {\n    readonly faces: readonly number[];\n}\n',
    'words.d.ts': "export type Word = 'low' | 'high';\nexport type Other = string;\n",
  };
  const reported = (changed: Partial<typeof FILES> = {}): string => {
    for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
      const path = join(at, 'dist', file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    const exports = { '.': { types: './dist/index.d.ts' }, './again': { types: './dist/again.d.ts' } };
    const manifest = { name: 'small', version: '1.0.0', exports };
    return reports([{ name: 'small', folder: at, game: false, manifest }]).get('small') ?? '';
  };

  test('is told name by name, with what its names are made of', () => {
    const report = reported();
    expect(report).toContain('## small\n\nWhat it is for.\n\n### `Die`\n\n```typescript\ninterface Die {\n');
    expect(report).toContain(
      '### `roll`\n\nRolls a die.\n\n```typescript\nconst roll: (die: Die, word?: Word) => number;',
    );
    expect(report).toContain('## small/again\n\nOpen here too, and told above: `roll` (small).');
    expect(report).toMatch(/Not exported by name\.\n\n### `Word`\n\n```typescript\ntype Word = 'low' \| 'high';/);
    expect(report).not.toMatch(/hidden|Other/);
  });

  test('is the same when only what nobody sees, or the lay-out, is another', () => {
    const die = 'export interface Die { readonly faces:\n readonly number[] }\n';
    expect(reported({ 'die.d.ts': die, 'words.d.ts': FILES['words.d.ts'].replace('string', 'number') })).toBe(
      reported(),
    );
  });

  test.each([
    ['a new export', { 'again.d.ts': "export { hidden, roll } from './roll.ts';\n" }],
    ['a changed signature', { 'roll.d.ts': FILES['roll.d.ts'].replace('=> number', '=> bigint') }],
    ['a name that is gone', { 'index.d.ts': "export { roll } from './roll.ts';\n" }],
    ['a change of what is not exported itself', { 'words.d.ts': FILES['words.d.ts'].replace("| 'high'", '') }],
  ])('shows %s', (_, changed) => expect(reported(changed)).not.toBe(reported()));
});
