import type { Chart } from '@coup-doeil/core/chart';

/** The header of a second entry, without rows: rows copied by a program would prove nothing. */
const headOf = ({ kind, columns }: Chart): string => {
  switch (kind) {
    case 'ladder':
      return 'row,value';
    case 'modifiers':
      return 'row,group,value';
    case 'notes':
    case 'key':
    case 'sequence':
      return 'row,name';
    default:
      return ['row', ...columns.map(({ id }) => id)].join(',');
  }
};

/** A blank second entry for every chart of every printing; the default printing's files do not carry its name. */
export const templates = (
  printings: readonly (readonly [id: string, charts: readonly Chart[]])[],
): [file: string, text: string][] =>
  printings.flatMap(([printing, charts], i) =>
    charts.map((chart): [string, string] => [
      `test/second-entry/blank/${chart.id}${i === 0 ? '' : `.${printing}`}.csv`,
      `${headOf(chart)}\n`,
    ]),
  );
