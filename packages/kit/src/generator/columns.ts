import { splitCell } from '@coup-doeil/core/chart';
import { failAt } from './mistake.ts';
import type { Printed } from './read-folder.ts';
import type { Sheet } from './sheet.ts';

type Matrix = Extract<Sheet, { kind: 'matrix' }>;
type Ladder = Extract<Sheet, { kind: 'ladder' }>;

/** The names that a rung may give a column: its id, or its heading in either language. */
const namesOf = ({ spec }: Matrix): string[] =>
  Object.entries(spec.columns).flatMap(([id, label]) => [id, label.en, label.fr]);

const rungsOf = ({ spec }: Ladder): string[] => spec.rungs.map(([, cell]) => splitCell(cell).printed);

/** Among the ladders that go with a matrix, the one whose rungs name its columns. */
export const findColumnLadder = (
  chart: Matrix,
  ladders: readonly Ladder[],
  others: readonly Printed[],
): Ladder | undefined => {
  const names = namesOf(chart);
  const found = ladders.find((ladder) => rungsOf(ladder).some((cell) => names.includes(cell)));
  if (!found) return undefined;
  const prints = [found, ...others.flatMap(({ charts }) => charts.filter(({ id }) => id === found.id))];
  for (const ladder of prints) {
    if (ladder.kind !== 'ladder') continue;
    const at = rungsOf(ladder).findIndex((cell) => !names.includes(cell));
    if (at >= 0)
      failAt(
        { file: ladder.file, row: ladder.at[at] ?? 1, column: 'value' },
        `it should name a column of ${chart.file}, as its neighbours do; it says ${JSON.stringify(rungsOf(ladder)[at])}`,
      );
  }
  return found;
};
