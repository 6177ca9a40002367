import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shell } from './process.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const lines = [...readme.matchAll(/```sh\n(.*?)```/gs)].flatMap(([, block = '']) => block.trim().split('\n'));

test('the README’s commands run as they stand', async () => {
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) {
    const { code, out, err } = await shell(line.replaceAll('npx coup-doeil', 'coup-doeil'));
    expect({ line, code, err }).toEqual({ line, code: 0, err: '' });
    expect(out.length).toBeGreaterThan(20);
  }
});
