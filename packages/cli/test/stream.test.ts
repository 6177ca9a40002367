import { describe, expect, test } from 'vitest';
import { coupDoeil } from './run.ts';

const LINES = 'calc jours-de-gloire fire --lines';
const parsed = (out: string): unknown[] =>
  out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function* torn(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('a stream', () => {
  test('one report a line, in order, whatever pieces it comes in', async () => {
    const strengths = Array.from({ length: 200 }, (_, i) => 1 + (i % 30));
    const text = strengths.map((strength) => `{"strength":${strength}}\n`).join('');
    const whole = await coupDoeil(LINES, { stdin: text });
    expect(whole.code).toBe(0);
    expect(parsed(whole.out)).toMatchObject(strengths.map((strength) => ({ input: { strength } })));
    for (const size of [1, 7, 64]) expect((await coupDoeil(LINES, { stdin: torn(text, size) })).out).toBe(whole.out);
  });

  test('an invalid line is reported with its number, and the stream goes on', async () => {
    const stdin = '{"strength":1}\n\n{"strength":0}\nnonsense\n{"strength":2}\r\n[]\n{"strength":3}';
    const { code, out, err } = await coupDoeil(LINES, { stdin });
    expect({ code, err }).toEqual({ code: 2, err: '' });
    expect(parsed(out)).toMatchObject([
      { input: { strength: 1 } },
      { line: 3, error: { code: 'whole', field: 'strength', given: 0 } },
      { line: 4, error: { code: 'json', field: 'line', given: 'nonsense' } },
      { input: { strength: 2 } },
      { line: 6, error: { code: 'json' } },
      { input: { strength: 3 } },
    ]);
  });

  test('a line too long to be an input is reported, and not kept', async () => {
    const long = 'x'.repeat(400_000);
    const { code, out } = await coupDoeil(LINES, {
      stdin: torn(`{}\n${long.repeat(6)}\n{"strength":2}\n${long.repeat(6)}`, 400_000),
    });
    expect(code).toBe(2);
    expect(parsed(out)).toMatchObject([
      { input: {} },
      { line: 2, error: { code: 'json' } },
      { input: { strength: 2 } },
      { line: 4, error: { code: 'json' } },
    ]);
  });

  test('nothing in, nothing out', async () => {
    expect(await coupDoeil(LINES)).toEqual({ code: 0, out: '', err: '' });
  });

  test('what is wrong for every line is wrong use, told once', async () => {
    for (const more of ['--edition 1999', '--reading nobody=x', 'strength=3']) {
      const { code, out, err } = await coupDoeil(`${LINES} ${more}`, { stdin: '{}\n{}\n' });
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err.split('\n')).toHaveLength(2);
    }
  });

  test('printing, readings and what-if hold for every line', async () => {
    const { out } = await coupDoeil(`${LINES} --what-if --edition 2006 --reading line-of-sight=usual`, {
      stdin: '{}\n{}\n',
    });
    expect(parsed(out)).toMatchObject(
      Array(2).fill({ edition: '2006', mattered: {}, readings: [{ id: 'line-of-sight', value: 'usual' }] }),
    );
  });

  test('who waits at a terminal sees it go on; a pipe does not', async () => {
    async function* slow(): AsyncGenerator<string> {
      yield '{}\n'.repeat(1200);
      await new Promise((resolve) => setTimeout(resolve, 600));
      yield '{}\n'.repeat(34);
    }
    // How often it is told depends on the machine; the last is the whole.
    expect((await coupDoeil(LINES, { stdin: slow(), terminal: true })).err).toMatch(/^(?:\r1,2(?:00|34))+\r1,234\n$/);
    expect((await coupDoeil(LINES, { stdin: slow() })).err).toBe('');
  });

  test('a reader that fails is told in one line', async () => {
    async function* broken(): AsyncGenerator<string> {
      yield '{}\n';
      throw Object.assign(new Error('read'), { code: 'EIO' });
    }
    const { code, out, err } = await coupDoeil(LINES, { stdin: broken() });
    expect(code).toBe(2);
    expect(parsed(out)).toHaveLength(1);
    expect(err).toBe('coup-doeil: standard input: given “EIO”; allowed: text that can be read.\n');
  });
});
