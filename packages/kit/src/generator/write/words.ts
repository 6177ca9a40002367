import type { Plan } from '../plan.ts';

const ROW = `/** A row of a table in words: its range, and what is printed for each side where every printing prints the same. */
export const rowText = (charts: readonly Chart[], id: string): Text => {
  const found = charts.flatMap(({ columns, rows }) =>
    rows.filter((row) => row.id === id).map(({ label, cells }) => {
      const say = (language: Language): string =>
        columns.map((column) => \`\${column.label[language]} \${cells[column.id]?.printed ?? ''}\`).join(', ');
      return { label, cells: t(say('en'), say('fr')) };
    }),
  );
  const [first] = found;
  if (!first) return t(id, id);
  const { label, cells } = first;
  if (!found.every((one) => one.cells.en === cells.en)) return label;
  return t(\`\${label.en} (\${cells.en})\`, \`\${label.fr} (\${cells.fr})\`);
};`;

const RESULT = `/** A result as it is printed, with what the key says of it. */
export const resultText = (results: Readonly<Record<string, string>>, id: string, symbols: Key['symbols']): Text => {
  const [printed = id] = Object.entries(results).find(([, own]) => own === id) ?? [];
  const known = symbols.find(({ symbol }) => symbol.en === printed || symbol.fr === printed);
  const say = (language: Language): string =>
    known ? \`\${known.symbol[language]} (\${known.meaning[language]})\` : printed || '–';
  return t(say('en'), say('fr'));
};`;

const HEADS = `/** The columns of a table to choose from. */
export const headsOf = <C extends string>({ order, columns }: Pick<Matrix<C, unknown>, 'order' | 'columns'>): Record<C, Text> =>
  // Keyed by the table's own columns.
  Object.fromEntries(order.map((id, i) => [id, columns[i]?.label ?? t(id, id)])) as unknown as Record<C, Text>;`;

/** How the calculators tell their outcomes: only what one of them uses. */
export const wordsSource = (plans: readonly Plan[]): string => {
  const some = (kind: string): boolean => plans.some(({ chart }) => chart.kind === kind);
  const asked = plans.some(({ chart, columns }) => chart.kind === 'matrix' && !columns);
  const parts = [...(some('bands') ? [ROW] : []), ...(some('matrix') ? [RESULT] : []), ...(asked ? [HEADS] : [])];
  const types = [
    ...(some('bands') ? ['Chart'] : []),
    ...(some('matrix') ? ['Key'] : []),
    ...(asked ? ['Matrix'] : []),
    'Language',
    'Text',
  ];
  const names = types.sort().map((name) => `type ${name}`);
  return `import { ${names.join(', ')}, t } from '@coup-doeil/core/chart';\n\n${parts.join('\n\n')}\n`;
};
