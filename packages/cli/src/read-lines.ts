import type { Line } from './answer-lines.ts';
import { MOST_CHARACTERS, readPieces } from './ask.ts';

/** More lines than this are answered in parts, so that neither memory nor waiting grows with what came at once. */
const MOST_LINES = 100;

function* cut(lines: readonly Line[]): Generator<readonly Line[]> {
  for (let at = 0; at < lines.length; at += MOST_LINES) yield lines.slice(at, at + MOST_LINES);
}

/** Lines of a stream, a few at a time, whatever pieces it comes in. */
export async function* readLines(input: AsyncIterable<string>): AsyncGenerator<readonly Line[]> {
  let [rest, number, skipping] = ['', 0, false];
  for await (const piece of readPieces(input)) {
    // The rest goes before the first line alone: put before the piece it would have the whole of it copied.
    const [first = '', ...others] = piece.split('\n');
    const parts = [rest + first, ...others];
    rest = parts.pop() ?? '';
    const lines: Line[] = [];
    for (const part of parts) {
      number += 1;
      lines.push([number, skipping ? null : part]);
      skipping = false;
    }
    if (rest.length > MOST_CHARACTERS) {
      skipping = true;
      rest = '';
    }
    yield* cut(lines);
  }
  if (skipping || rest !== '') yield [[number + 1, skipping ? null : rest]];
}
