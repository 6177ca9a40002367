import { type Text, t } from '../text/index.ts';
import { verbatim } from './cell.ts';
import type { Chart, Head, Row, Terms } from './chart.ts';
import { column, type Reprints, rowOf } from './column.ts';
import { layOut, type RowSpec } from './lay-out.ts';
import { revise } from './revise.ts';

/** What a step of a sequence is written as. */
export interface StepSpec {
  readonly number: string;
  readonly label: Text;
  /** Marks on the step's name, a space between them. */
  readonly marks?: string;
  readonly rules?: string;
  readonly terms?: Terms;
  /** The calculator that serves this step. */
  readonly calculator?: string;
  readonly steps?: Readonly<Record<string, StepSpec>>;
}

/** What a sequence is written as. */
export interface SequenceSpec extends Head {
  readonly steps: Readonly<Record<string, StepSpec>>;
}

/** A printed sequence of steps, nested: `step` finds one by its id. */
export interface Sequence extends Chart, Reprints<SequenceSpec, Sequence> {
  readonly kind: 'sequence';
  step(id: string): Row;
}

const flatten = (steps: Readonly<Record<string, StepSpec>>, depth: number): [string, RowSpec][] =>
  Object.entries(steps).flatMap(([id, { number, steps: inner = {}, ...row }]) => [
    [id, { ...row, cells: number, depth }],
    ...flatten(inner, depth + 1),
  ]);

/** Makes a sequence from its steps. */
export const sequence = (spec: SequenceSpec): Sequence => {
  const number = column(t('Step', 'Étape'), verbatim);
  const chart = layOut('sequence', spec, { number }, flatten(spec.steps, 0));
  return {
    ...chart,
    step: (id) => rowOf(chart, id),
    reprint: (changes) => sequence(revise(spec, changes)),
  };
};
