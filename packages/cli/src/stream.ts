import { type AnyCalculator, checkAsk, InputError, type Meta, report, whatIf } from '@aide-de-camp/core/game';
import { MOST_BYTES, readJson } from './ask.ts';
import type { Call } from './commands/command.ts';
import { Wrong, wrong } from './wrong.ts';

/** Lines of a stream, whatever pieces it comes in; a line too long to be an input is cut off, so that memory stays flat. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string | null> {
  let rest = '';
  let skipping = false;
  for await (const chunk of input) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      yield skipping ? null : part;
      skipping = false;
    }
    if (rest.length > MOST_BYTES) {
      skipping = true;
      rest = '';
    }
  }
  if (skipping) yield null;
  else if (rest !== '') yield rest;
}

const BATCH = 64_000;
const PROGRESS_MS = 500;

/** One JSON object a line in, one report a line out, in order. An invalid line is reported with its number, and the stream goes on. */
export const stream = async ({ args, io, style }: Call, meta: Meta, calculator: AnyCalculator): Promise<number> => {
  const table = { readings: args.readings, ...(args.edition === undefined ? {} : { edition: args.edition }) };
  // What holds for every line is wrong use, not an invalid line.
  checkAsk(calculator, table);
  const one = (line: string | null): unknown => {
    if (line === null) throw wrong('json', 'line', `at most ${MOST_BYTES} characters`, null);
    const asked = checkAsk(calculator, { ...table, input: readJson(line, 'line') });
    const told = report(meta, calculator, asked);
    return args.flags['what-if'] ? { ...told, ...whatIf(calculator, asked) } : told;
  };
  let [count, failed, batch, shown] = [0, 0, '', Date.now()];
  for await (const line of linesOf(io.input)) {
    count += 1;
    if (line?.trim() === '') continue;
    try {
      batch += `${JSON.stringify(one(line))}\n`;
    } catch (error) {
      if (!(error instanceof InputError || error instanceof Wrong)) throw error;
      const { code, field, allowed, given } = error instanceof Wrong ? error.fault : error;
      batch += `${JSON.stringify({ line: count, error: { code, field, allowed, given } })}\n`;
      failed += 1;
    }
    if (batch.length < BATCH) continue;
    io.out(batch);
    batch = '';
    await io.drained();
    if (io.terminal.err && Date.now() - shown > PROGRESS_MS) {
      shown = Date.now();
      io.err(`\r${count.toLocaleString(style.language)}`);
    }
  }
  io.out(batch);
  if (io.terminal.err && count > 0) io.err(`\r${count.toLocaleString(style.language)}\n`);
  return failed > 0 ? 2 : 0;
};
