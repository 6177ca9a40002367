import { describe, expect, test } from 'vitest';
import { calculators } from './games.ts';
import { run } from './run.ts';

test('nothing said: the help, on standard error', async () => {
  const { code, out, err } = await run([]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('calc <game> <calculator>');
});

const deep = (open: string, close: string) => `${open.repeat(100_000)}1${close.repeat(100_000)}`;
const HOSTILE: readonly (readonly [string, string])[] = [
  ['not JSON', 'strength=3'],
  ['cut off', '{"targets":[{"arm":"inf'],
  ['a list', '[{}]'],
  ['a number', '7'],
  ['null', 'null'],
  ['deep lists', deep('[', ']')],
  ['deep groups', deep('{"targets":', '}')],
  ['deep inside a field', `{"attackers":${deep('[', ']')}}`],
  ['a prototype', '{"__proto__":{"strength":9}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ['an escape for the terminal', '{"\\u001b[31m\\nred":1}'],
  ['too long', `{"x":"${'y'.repeat(1_100_000)}"}`],
  ['no text', '\u0000\ufffd'],
];

describe('hostile JSON is told in one line, whichever the calculator', () => {
  test.each(HOSTILE)('%s', async (_, stdin) => {
    for (const [game, calculator] of calculators)
      for (const lang of ['en', 'fr']) {
        const { code, out, err } = await run(['calc', game.meta.id, calculator.id, '--lang', lang], { stdin });
        expect({ code, out }).toEqual({ code: 2, out: '' });
        expect(err).toMatch(/^coup-doeil: \P{Cc}+\n$/u);
        expect(err.length).toBeLessThan(700);
        if (lang === 'fr') expect(err).not.toMatch(/\b(?:a list|a group|one JSON|at most|whole number)\b/);
      }
  });

  test('huge numbers in every field', async () => {
    for (const [game, calculator] of calculators)
      for (const name of Object.keys(calculator.input.fields))
        for (const value of [
          '1e999',
          '-1e308',
          '123456789012345678901234567890',
          '0.1',
          '{}',
          '[]',
          '"x"',
          'null',
          '[[1]]',
        ]) {
          const { code, err } = await run(['calc', game.meta.id, calculator.id], { stdin: `{"${name}":${value}}` });
          // Some lists may be empty, and some numbers unsaid.
          if (code === 0) expect(['[]', '{}', 'null']).toContain(value);
          else expect(err).toMatch(/^coup-doeil: \P{Cc}+\n$/u);
        }
  });
});
