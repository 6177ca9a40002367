import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { duel } from './duel.ts';
import { folder } from './entries.ts';
import { find } from './find.ts';

const readLines = (...lines: readonly string[]): Promise<string> => {
  const at = folder();
  writeFileSync(join(at, '../README.md'), ['# Duel', '', '```text', ...lines, '```', ''].join('\n'));
  return find('readme', duel(), { at });
};

test('a game without a README has nothing to keep', async () => {
  expect(await find('readme', duel())).toBe('');
});

test('a game past its draft does not say that it is one', async () => {
  const at = folder();
  writeFileSync(join(at, '../README.md'), '# Duel\n\nIt is a draft: typed once.\n');
  expect(await find('readme', duel(), { at })).toBe('');
  const game = duel();
  const checked = { ...game, meta: { ...game.meta, stage: 'checked' as const } };
  expect(await find('readme', checked, { at })).toContain('README.md still says “It is a draft”');
});

test('what a README shows is asked', async () => {
  expect(
    await readLines(
      'Words, then the headline:',
      'fire flank=true → +2_12/36',
      'fire volley=true night=true → refused_notes.b',
    ),
  ).toBe('');
});

test.each([
  ['fire flank=true → +1_12/36', 'the answer is +2_12/36'],
  ['fire → refused_notes.b', 'the answer is 0_6/36'],
  ['charge → 0', 'there is no calculator charge'],
  ['fire flank=perhaps → 0', expect.stringContaining('flank')],
])('%s: %s', async (line, problem) => {
  const [, ...problems] = (await readLines(line)).split(`${line}: `);
  expect(problems).toEqual([problem]);
});
