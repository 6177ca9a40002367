/** What the rules of a new game share to look figures up, each with the names that it imports. */
const PARTS = {
  refusePrinted: {
    chart: ['type Entry', 't'],
    game: ['type Refusal', 'refuse'],
    source: `/** Where the sheet prints no figure, the answer is what it prints. */
export const refusePrinted = (cell: Entry): Refusal =>
  refuse(t('{name}: {printed}', '{name}\\u202f: {printed}', { name: cell.label, printed: cell.printed }), cell);`,
  },
  hasRow: {
    chart: ['type Chart'],
    game: [],
    source: `/** Another printing may lack a row. */
export const hasRow = ({ rows }: Chart, id: string): boolean => rows.some((row) => row.id === id);`,
  },
  refuseMissing: {
    chart: ['type Chart', 't'],
    game: ['type Refusal', 'refuse'],
    source: `/** A row that this printing lacks has no answer. */
export const refuseMissing = ({ document, id, title }: Chart): Refusal =>
  refuse(t('{title}: not in this printing', '{title}\\u202f: absent de cette édition', { title }), {
    cite: { document, chart: id },
  });`,
  },
  findColumn: {
    chart: ['type Entry', 'type Matrix'],
    game: [],
    source: `/** The column that a rung of a ladder names. */
export const findColumn = <C extends string>({ id, order, columns }: Matrix<C, unknown>, rung: Entry): C => {
  const at = columns.findIndex((column) => [column.id, ...Object.values(column.label)].includes(rung.printed));
  const found = order[at];
  if (found === undefined) throw new Error(\`chart \${id} has no column \${rung.printed}\`);
  return found;
};`,
  },
} as const;

export type Helper = keyof typeof PARTS;

const importLine = (from: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`import { ${[...new Set(names)].join(', ')} } from '@coup-doeil/core/${from}';`] : [];

/** The file of what the rules share: only what one of them uses. */
export const lookupSource = (used: ReadonlySet<Helper>): string => {
  const parts = Object.entries(PARTS)
    .filter(([name]) => [...used].some((helper) => helper === name))
    .map(([, part]) => part);
  return [
    ...importLine(
      'chart',
      parts.flatMap(({ chart }) => chart),
    ),
    ...importLine(
      'game',
      parts.flatMap(({ game }) => game),
    ),
    ...parts.map(({ source }) => `\n${source}`),
    '',
  ].join('\n');
};
