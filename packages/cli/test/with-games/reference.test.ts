import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reference } from './reference.ts';

test('the reference page is what the commands say (PIN=write writes it)', async () => {
  const file = new URL('../../../../docs/command-line.md', import.meta.url);
  const now = await reference();
  if (process.env.PIN === 'write') writeFileSync(file, now);
  expect(now).toBe(readFileSync(file, 'utf8'));
});
