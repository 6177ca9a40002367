import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromWords, run, wordsOf } from '@aide-de-camp/core/game';
import { describe, expect, test } from 'vitest';
import { game } from '../src/index.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n(.*?)\`\`\``, 'gs'))].map(([, code = '']) => code.trim());

describe('what the README shows', () => {
  const lines = blocks('text').flatMap((block) => block.split('\n'));
  test.each(lines)('%s', async (line) => {
    const [asked = '', shown] = line.split(' → ');
    const [id = '', ...words] = asked.split(' ');
    const calculator = await game.calculators[id]?.();
    if (!calculator) throw new Error(`no calculator ${id}`);
    const told = run(game.meta, calculator, { input: fromWords(calculator.input, wordsOf(words.join(' '))) });
    if (!told.ok) throw new Error(told.error.field);
    const { refused, answer } = told.report;
    const place = refused && [refused.cite.chart, refused.cite.row, refused.cite.column, refused.cite.note];
    expect(place ? `refused_${place.filter(Boolean).join('.')}` : answer?.headline).toBe(shown);
  });

  test.each(blocks('ts'))('its code runs, and prints what it says (%#)', (code) => {
    const said = code
      .split('\n')
      .filter((line) => line.startsWith('// '))
      .map((line) => line.slice(3));
    const flags = ['--conditions=@aide-de-camp/source', '--input-type=module-typescript', '--no-warnings', '-e', code];
    const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(stdout.trim().split('\n')).toEqual(said);
  });
});
