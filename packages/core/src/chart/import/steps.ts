import type { Head } from '../chart.ts';
import type { SequenceSpec, StepSpec } from '../sequence.ts';
import type { CsvTable } from './csv.ts';
import { linesOf, named, printedCell, withIds } from './read.ts';

/** `number,fr,en`, and if you like `depth` (1 under the step above that has none), `id`, `rules`, `calculator`. */
export const readSequence = (table: CsvTable, head: Head): SequenceSpec => {
  const lines = linesOf(table, { needed: ['number', 'fr', 'en'], others: ['id', 'depth', 'rules', 'calculator'] });
  const steps: Record<string, StepSpec> = {};
  // What a line of each depth is a step of.
  const open = [steps];
  for (const [id, line] of withIds(lines, (one) => one.cell('en'))) {
    const depth = Number(line.cell('depth'));
    const whole =
      open[depth] ?? line.refuse('depth', 'csv-depth', { rule: 'whole-number', min: 0, max: open.length - 1 });
    const inner: Record<string, StepSpec> = {};
    const calculator = line.cell('calculator');
    whole[id] = {
      ...named(line, head),
      number: printedCell(line, 'number', head),
      ...(calculator ? { calculator } : {}),
      steps: inner,
    };
    open.splice(depth + 1, open.length, inner);
  }
  return { ...head, steps };
};
