import { splitCell } from '../../chart/cell.ts';
import type { Head, Terms } from '../../chart/chart.ts';
import type { KeySpec } from '../../chart/key.ts';
import type { NoteSpec, NotesSpec } from '../../chart/notes.ts';
import type { SequenceSpec, StepSpec } from '../../chart/sequence.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, namedLine, openLines, printedCell, textOf, withIds, withoutBar } from '../line.ts';
import { bothOf, toSlug } from '../parse/name.ts';
import type { Read } from './tables.ts';

const MARK_NAMES: ReadonlyMap<string, string> = new Map([
  ['*', 'star'],
  ['**', 'two-stars'],
  ['#', 'hash'],
]);
const WANTS_MARK = t(
  'it should be one letter, one digit, *, ** or #, without brackets',
  'il faut une lettre, un chiffre, *, ** ou #, sans crochets',
);

/** `mark,fr,en`, and `id`, `rules` if you like. What a note does is for rules to say. */
export const readNotes = (sheet: Sheet, head: Head, desk: Desk): Read<NotesSpec<Readonly<Record<string, Terms>>>> => {
  const lines = openLines(sheet, desk, { needed: ['mark'], others: ['fr', 'en', 'id', 'rules'] });
  const met = new Map<string, number>();
  const known = withIds(lines, (line) => {
    const mark = line.cell('mark');
    const count = (met.get(mark) ?? 0) + 1;
    met.set(mark, count);
    const name = MARK_NAMES.get(mark) ?? (/\d/.test(mark) ? `note-${mark}` : mark);
    return count === 1 ? name : `${name}-${count}`;
  });
  const rows = known.map(([id, line]): [string, NoteSpec<Terms>] => {
    const mark = withoutBar(line, 'mark');
    if (splitCell(`x [${mark}]`).marks[0] !== mark) line.addProblem('mark', WANTS_MARK);
    const rules = line.cell('rules');
    return [id, { mark, text: textOf(line), terms: {}, ...(rules ? { rules } : {}) }];
  });
  return {
    spec: { ...head, rows: Object.fromEntries(rows) },
    lineOf: new Map(known.map(([id, line]) => [id, line.line])),
  };
};

const WANTS_SYMBOL = t('it wants the symbol as it is printed', 'il faut l’abréviation comme sur la feuille');

export const symbolOf = (line: Line): Text => {
  line.need('symbol', WANTS_SYMBOL);
  return bothOf(withoutBar(line, 'symbol'));
};

const SAME_SYMBOL = t('another row explains this symbol', 'une autre ligne explique cette abréviation');

/** A symbol is explained once. */
export const checkSymbols = (lines: readonly Line[]): void => {
  const met = new Set<string>();
  for (const line of lines) {
    const symbol = line.cell('symbol');
    if (met.has(symbol)) line.addProblem('symbol', SAME_SYMBOL);
    met.add(symbol);
  }
};

/** `symbol,fr,en,effect`: the symbol (`CT / TdC` where the languages print it apart), its meaning, and what figure it stands for. */
export const readKey = (sheet: Sheet, head: Head, desk: Desk): Read<KeySpec> => {
  const lines = openLines(sheet, desk, { needed: ['symbol'], others: ['fr', 'en', 'effect', 'id'] });
  const known = withIds(lines, (line) => toSlug(line.cell('symbol')) || toSlug(line.cell('en')));
  checkSymbols(known.map(([, line]) => line));
  const rows = known.map(([id, line]) => {
    const effect = line.cell('effect');
    return [id, { symbol: symbolOf(line), meaning: textOf(line), ...(effect ? { terms: { effect } } : {}) }] as const;
  });
  return {
    spec: { ...head, rows: Object.fromEntries(rows) },
    lineOf: new Map(known.map(([id, line]) => [id, line.line])),
  };
};

const WANTS_NUMBER = t('it wants the number of the step', 'il faut le numéro de l’étape');
const WANTS_DEPTH = t(
  'it should be 0, or one more than a step above at most',
  'il faut 0, ou au plus un de plus qu’une étape au-dessus',
);

/** `number,fr,en`, and if you like `depth` (1 under the step above that has none), `id`, `rules`, `calculator`. */
export const readSequence = (sheet: Sheet, head: Head, desk: Desk): Read<SequenceSpec> => {
  const others = ['fr', 'en', 'id', 'depth', 'rules', 'calculator'];
  const known = withIds(
    openLines(sheet, desk, { needed: ['number'], others }),
    (line) => line.cell('en') || line.cell('fr'),
  );
  const steps: Record<string, StepSpec> = {};
  // What a line of each depth is a step of.
  const open = [steps];
  for (const [id, line] of known) {
    const depth = Number(line.cell('depth'));
    const outer = open[depth];
    if (!outer) line.addProblem('depth', WANTS_DEPTH);
    line.need('number', WANTS_NUMBER);
    const inner: Record<string, StepSpec> = {};
    const calculator = line.cell('calculator');
    (outer ?? steps)[id] = {
      ...namedLine(line, desk),
      number: printedCell(line, 'number', desk),
      ...(calculator ? { calculator } : {}),
      steps: inner,
    };
    if (outer) open.splice(depth + 1, open.length, inner);
  }
  return { spec: { ...head, steps }, lineOf: new Map(known.map(([id, line]) => [id, line.line])) };
};
