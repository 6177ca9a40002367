import { describe, expect, test } from 'vitest';
import { coupDoeil, runTelling } from '../run.ts';

const LINES = 'calc jours-de-gloire fire --lines';
/** What is added to a line whose report is long. */
const LONG = ',"combined":true,"second":4,"targets":[{},{"square":true},{},{},{}],"sixFronts":"town"';
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

  test('a line that comes again is answered the same, an invalid one with its own number', async () => {
    const { out } = await coupDoeil(LINES, { stdin: '{"strength":6}\n{}\n{"strength":6}\n[]\n{}\n[]\n' });
    const lines = out.trimEnd().split('\n');
    expect([lines[2], lines[4]]).toEqual([lines[0], lines[1]]);
    expect(JSON.parse(lines[0] ?? '').input.strength).toBe(6);
    expect([lines[3], lines[5]].map((line) => JSON.parse(line ?? '').line)).toEqual([4, 6]);
  });

  test('a long report that comes again stands where its line does, among short ones', async () => {
    const [long, short] = [`{"strength":6${LONG}}\n`, '{"strength":7}\n'];
    const { out } = await coupDoeil(LINES, { stdin: long + short + long + short + short + long });
    const lines = out.trimEnd().split('\n');
    expect(lines[0]?.length).toBeGreaterThan(8000);
    expect(lines[1]?.length).toBeLessThan(8000);
    expect(lines).toEqual([0, 1, 0, 1, 1, 0].map((i) => lines[i]));
    expect(parsed(out)).toMatchObject([6, 7, 6, 7, 7, 6].map((strength) => ({ input: { strength } })));
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
    expect(err).toBe('coup-doeil: standard input: could not be read; allowed: text that can be read.\n');
  });

  test('a line may say its printing and its readings, which add to those of all lines', async () => {
    const stdin = [
      '{"edition":"2006","readings":{"line-of-sight":"usual"},"input":{"strength":3}}',
      '{"readings":{"inside-works":"better"}}',
      '{"strength":3}',
      '{"input":{"strength":3},"edition":"1999"}',
      '{"input":{},"strength":3}',
      '{"input":[]}',
      '{"readings":{"line-of-sight":"perhaps"}}',
    ].join('\n');
    const { code, out } = await coupDoeil(`${LINES} --reading fire-falls-on=one`, { stdin });
    expect(code).toBe(2);
    const readings = (value: string) =>
      expect.arrayContaining([expect.objectContaining({ id: 'line-of-sight', value })]);
    expect(parsed(out)).toMatchObject([
      { edition: '2006', input: { strength: 3 }, readings: readings('usual') },
      { edition: '2016', input: { strength: 4 }, readings: readings('caller') },
      { edition: '2016', input: { strength: 3 }, readings: readings('caller') },
      { line: 4, error: { code: 'edition', field: 'edition', given: '1999' } },
      {
        line: 5,
        error: { code: 'unknown-name', field: 'ask', given: 'strength', allowed: ['edition', 'readings', 'input'] },
      },
      { line: 6, error: { code: 'group', field: 'input' } },
      { line: 7, error: { code: 'reading', field: 'reading.line-of-sight', given: 'perhaps' } },
    ]);
    // The same object by itself is answered alike.
    const [first = ''] = stdin.split('\n');
    const alone = await coupDoeil('calc jours-de-gloire fire --reading fire-falls-on=one --json', { stdin: first });
    expect(alone.out).toBe(`${out.split('\n')[0]}\n`);
  });

  test('in brief: a refusal by its place, an answer by its measure, no text', async () => {
    const stdin = '{"strength":6,"hex":"woods"}\n{"range":1,"hexsides":["steep-slope"],"level":2}\n{"strength":0}\n';
    const { out } = await coupDoeil(`${LINES} --brief`, { stdin });
    const [answer, ...others] = parsed(out);
    // The first is the example of the reference page: +5, 32 ways of 100.
    expect(answer).toEqual({
      refused: null,
      total: 5,
      incomplete: false,
      measure: { ways: 32, of: 100 },
      facts: [{ id: 'line-of-sight', value: 'to-judge' }],
    });
    const none = { total: null, incomplete: false, measure: null, facts: [] };
    expect(others).toEqual([
      { refused: { cite: { document: '004', chart: 'terrain', row: 'steep-slope', column: 'fire' } }, ...none },
      { line: 3, error: { code: 'whole', field: 'strength', allowed: expect.anything(), given: 0 } },
    ]);
  });

  test.each(['', ' --brief', ' --what-if'])('several threads answer as one does, in order%s', async (shape) => {
    const count = shape === ' --what-if' ? 4400 : 6000;
    const lines = Array.from({ length: count }, (_, i) =>
      i % 997 === 0 ? 'nonsense' : `{"strength":${1 + (i % 30)}${!shape && i % 3 === 0 ? LONG : ''}}`,
    );
    const text = `${lines.join('\n')}\n`;
    const line = shape === ' --what-if' ? `calc jours-de-gloire odds --lines${shape}` : LINES + shape;
    const alone = await coupDoeil(line, { stdin: torn(text, 20_000) });
    expect(await coupDoeil(line, { stdin: torn(text, 20_000), cores: 3 })).toEqual(alone);
    expect(parsed(alone.out)).toHaveLength(count);
  });

  test('an answer does not wait for the next line, however many threads there are', async () => {
    let out = '';
    let heard = (): void => {};
    async function* asking(): AsyncGenerator<string> {
      yield '{}\n'.repeat(5000);
      for (let i = 1; i <= 3; i++) {
        const answered = new Promise<void>((resolve) => (heard = resolve));
        yield `{"strength":${20 + i}}\n`;
        await answered;
      }
    }
    const told = (text: string): void => {
      out += text;
      if (/"strength":2[1-3],.*\n$/.test(text)) heard();
    };
    expect(await runTelling(['calc', 'jours-de-gloire', 'fire', '--lines'], { stdin: asking(), cores: 2 }, told)).toBe(
      0,
    );
    expect(parsed(out)).toHaveLength(5003);
  });

  test('a slow reader slows it down: what waits to be read stays small, however long the stream', async () => {
    const LINES = 8000;
    for (const cores of [1, 3]) {
      let [made, read, most] = [0, 0, 0];
      async function* endless(): AsyncGenerator<string> {
        for (; made < LINES; made += 500) yield '{}\n'.repeat(500);
      }
      const setting = { stdin: endless(), cores };
      const tell = (text: string): void => {
        most = Math.max(most, made - read);
        read += text.split('\n').length - 1;
      };
      // The reader takes what there is, a little later.
      const drained = () => new Promise<void>((resolve) => setImmediate(resolve));
      await runTelling(['calc', 'jours-de-gloire', 'odds', '--lines', '--brief'], setting, tell, drained);
      expect({ made, read }).toEqual({ made: LINES, read: LINES });
      // A piece of 500 lines, and a few batches of 100 for each thread.
      expect(most).toBeLessThan(500 + 100 * 4 * cores);
    }
  });
});
