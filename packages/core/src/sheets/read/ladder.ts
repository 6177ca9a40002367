import { splitCell } from '../../chart/cell.ts';
import type { Head } from '../../chart/chart.ts';
import { column } from '../../chart/column.ts';
import type { LadderSpec } from '../../chart/ladder.ts';
import { t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, printedCell } from '../line.ts';
import { parseFigure } from '../parse/factor.ts';
import { parseStep, type Step } from '../parse/step.ts';
import { findReader } from './columns.ts';
import type { Read } from './tables.ts';

/** The heads that are no step of one ladder: not of its kind, a second time there, or with a gap below. */
export const listStrayHeads = (heads: readonly string[]): readonly string[] => {
  const steps = heads.map((head) => ({ head, step: parseStep(head) }));
  const by = steps.find(({ step }) => step)?.step?.by;
  const stray = steps.filter(({ step }) => !step || step.by !== by);
  const rising = steps
    .flatMap(({ head, step }) => (step?.by === by && step ? [{ head, ...step }] : []))
    .sort((a, b) => a.from - b.from);
  const unfit = rising.filter(({ from }, i) => {
    const below = rising[i - 1];
    return below !== undefined && (by === 'ratio' ? below.to >= from : below.to + 1 !== from);
  });
  return [...stray, ...unfit].map(({ head }) => head);
};

const STEP_HEADS = ['ratio', 'odds', 'difference'];
export const WANTS_STEP = t(
  'it should be a ratio of its own such as 4/1 +, 3:2, 1/4 -; or all of them differences such as +3 to +5 that follow on one another',
  'il faut un rapport à part comme 4/1 +, 3:2, 1/4 -\u202f; ou partout des différences comme +3 to +5 qui se suivent',
);
const WANTS_VALUE = t(
  'it wants what it brings: a figure, or a column’s name',
  'il faut ce qu’il apporte\u202f: un nombre, ou le nom d’une colonne',
);

export interface LadderRead extends LadderSpec<unknown> {
  readonly by: 'ratio' | 'difference';
}

/** `ratio` (or `difference`) as printed, and `value`: a figure for the dice, or the name of a column. */
export const readLadder = (sheet: Sheet, head: Head, desk: Desk): Read<LadderRead> => {
  const name = STEP_HEADS.find((own) => sheet.heads.includes(own)) ?? 'ratio';
  const lines = openLines(sheet, desk, { needed: [name, 'value'] });
  const stray = listStrayHeads(lines.map((line) => line.cell(name)));
  for (const line of lines) {
    if (stray.includes(line.cell(name))) line.addProblem(name, WANTS_STEP);
    line.need('value', WANTS_VALUE);
  }
  const known = lines.filter((line) => !stray.includes(line.cell(name)));
  const by = parseStep(known[0]?.cell(name) ?? '')?.by ?? 'ratio';
  checkClimbs(known, name);
  return {
    spec: {
      ...head,
      by,
      column: column<unknown>(t('Value', 'Valeur'), findReader(known.map((line) => line.cell('value')))),
      rungs: known.map((line) => [line.cell(name), printedCell(line, 'value', desk)]),
    },
    lineOf: new Map(known.map((line) => [line.cell(name), line.line])),
  };
};

/** Where all values are figures, each rung brings the attacker more than the one below it. */
const checkClimbs = (lines: readonly Line[], name: string): void => {
  const worth = (line: Line): number => (parseStep(line.cell(name)) as Step).from;
  const figureOf = (line: Line | undefined): number | null => parseFigure(splitCell(line?.cell('value') ?? '').printed);
  const falling = [...lines].sort((a, b) => worth(b) - worth(a));
  for (const [i, line] of falling.entries()) {
    const [own, better] = [figureOf(line), figureOf(falling[i - 1])];
    if (own !== null && better !== null && own >= better)
      line.addProblem(
        'value',
        t('better odds bring no more: {better}', 'un meilleur rapport n’apporte pas plus\u202f: {better}', { better }),
      );
  }
};
