import type { Plan } from '../plan.ts';

const ROW = `/** A row of a table in words: its range, and what is printed for each side where every printing prints the same. */
export const rowText = (charts: readonly Chart[], id: string): Text => {
  const found = charts.flatMap(({ columns, rows }) =>
    rows.filter((row) => row.id === id).map(({ label, cells }) => {
      const sides = columns.map((column) => t('{side} {cell}', '{side} {cell}', { side: column.label, cell: cells[column.id]?.printed ?? '' }));
      return { label, cells: sides.reduce((first, next) => t('{first}, {next}', '{first}, {next}', { first, next })) };
    }),
  );
  const [first] = found;
  if (!first) return same(id);
  const { label, cells } = first;
  if (!found.every((one) => one.cells.en === cells.en)) return label;
  return t('{label} ({cells})', '{label} ({cells})', { label, cells });
};`;

const RESULT = `/** A result as it is printed, with what the key says of it. */
export const resultText = (results: Readonly<Record<string, string>>, id: string, symbols: Key['symbols']): Text => {
  const [printed = id] = Object.entries(results).find(([, own]) => own === id) ?? [];
  const known = symbols.find(({ symbol }) => Object.values(symbol).includes(printed));
  return known ? t('{symbol} ({meaning})', '{symbol} ({meaning})', { symbol: known.symbol, meaning: known.meaning }) : same(printed || '–');
};`;

const HEADS = `/** The columns of a table to choose from. */
export const headsOf = <C extends string>({ order, columns }: Pick<Matrix<C, unknown>, 'order' | 'columns'>): Record<C, Text> =>
  // Keyed by the table's own columns.
  Object.fromEntries(order.map((id, i) => [id, columns[i]?.label ?? same(id)])) as unknown as Record<C, Text>;`;

/** How the calculators tell their outcomes: only what one of them uses. */
export const wordsSource = (plans: readonly Plan[]): string => {
  const some = (kind: string): boolean => plans.some(({ chart }) => chart.kind === kind);
  const asked = plans.some(({ chart, columns }) => chart.kind === 'matrix' && !columns);
  const parts = [...(some('bands') ? [ROW] : []), ...(some('matrix') ? [RESULT] : []), ...(asked ? [HEADS] : [])];
  const types = [
    ...(some('bands') ? ['Chart'] : []),
    ...(some('matrix') ? ['Key'] : []),
    ...(asked ? ['Matrix'] : []),
    'Text',
  ];
  const names = types.sort().map((name) => `type ${name}`);
  return `import { same, ${names.join(', ')}, t } from '@coup-doeil/core/chart';\n\n${parts.join('\n\n')}\n`;
};
