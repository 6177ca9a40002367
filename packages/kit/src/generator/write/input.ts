import { same, type Text } from '@coup-doeil/core/chart';
import { type Ladder, laddersAsked, type Part, type Plan, strengths } from '../plan.ts';
import { chartName, constant, quoted, text } from './source.ts';

/** A field of the input of a first calculator: its kind, and its source after `kind(`. */
interface FieldSource {
  readonly kind: 'wholeNumber' | 'choice' | 'flag';
  readonly name: string;
  readonly spec: string;
}

/** Whether the column of a matrix is asked for: no ladder names it. */
export const asksColumn = ({ chart, columns }: Plan): boolean => chart.kind === 'matrix' && !columns;

const strengthFields = (plan: Plan, ladder: Ladder): FieldSource[] => {
  const [attack, defence] = strengths(plan, ladder);
  const spec = (label: string) => `label: ${label}, min: 1, max: 99, default: 1`;
  return [
    { kind: 'wholeNumber', name: attack, spec: spec("t('Strength of the attack', 'Force de l’attaque')") },
    { kind: 'wholeNumber', name: defence, spec: spec("t('Strength of the defence', 'Force de la défense')") },
  ];
};

const columnField = ({ chart }: Plan, printing: string): FieldSource => {
  const first = Object.keys(chart.spec.columns)[0] ?? '';
  const options = `headsOf(${chartName(chart.id, printing)})`;
  return {
    kind: 'choice',
    name: 'column',
    spec: `label: t('Column', 'Colonne'), options: ${options}, default: ${quoted(first)}`,
  };
};

const gridFields = ({ grids, parts }: Plan, printing: string): FieldSource[] =>
  [...grids].map(([name, { id, title, spec }]) => {
    const columns = parts.flatMap((part) => (part.kind === 'cell' && part.grid.id === id ? [part.column] : []));
    const first = Object.keys(spec.rows)[0] ?? '';
    const options = `listRowOptions(${chartName(id, printing)}, ${constant(id)}, ${quoted(columns[0] ?? '')})`;
    return { kind: 'choice', name, spec: `label: ${text(title)}, options: ${options}, default: ${quoted(first)}` };
  });

const lineField = (part: Part, printing: string): FieldSource[] => {
  if (part.kind === 'cell' || part.kind === 'rung') return [];
  const label = `label: ${chartName(part.chart.id, printing)}.line(${quoted(part.line)}).label`;
  if (part.kind === 'flag') return [{ kind: 'flag', name: part.field, spec: label }];
  const min = part.kind === 'count' ? 0 : -9;
  return [{ kind: 'wholeNumber', name: part.field, spec: `${label}, min: ${min}, max: 9, default: 0` }];
};

/** The lines of the input, and the kinds of field that they use. */
export const inputSource = (plan: Plan, printing: string): { readonly kinds: string[]; readonly lines: string[] } => {
  const fields = [
    ...laddersAsked(plan).flatMap((ladder) => strengthFields(plan, ladder)),
    ...(asksColumn(plan) ? [columnField(plan, printing)] : []),
    ...gridFields(plan, printing),
    ...plan.parts.flatMap((part) => lineField(part, printing)),
  ];
  return {
    kinds: [...new Set(fields.map(({ kind }) => kind))],
    lines: fields.map(({ kind, name, spec }) => `  ${name}: ${kind}({ ${spec} }),`),
  };
};

interface Example {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** The plain case, the first line that is a flag or a count, and the second row of each grid. */
export const examplesSource = ({ parts, grids }: Plan): string[] => {
  const examples: Example[] = [{ id: 'plain', title: "t('The plain case', 'Le cas ordinaire')", words: '' }];
  const line = parts.find((part) => part.kind === 'flag' || part.kind === 'count');
  if (line?.kind === 'flag' || line?.kind === 'count') {
    const label: Text = line.chart.spec.lines[line.line]?.label ?? same(line.line);
    examples.push({
      id: line.line,
      title: text(label),
      words: `${line.field}=${line.kind === 'flag' ? 'true' : '1'}`,
    });
  }
  for (const [field, { spec }] of grids) {
    const [, second] = Object.entries(spec.rows);
    if (second) examples.push({ id: `in-${second[0]}`, title: text(second[1].label), words: `${field}=${second[0]}` });
  }
  const ids = examples.map(({ id }) => id);
  return examples
    .filter(({ id }, i) => ids.indexOf(id) === i)
    .map(({ id, title, words }) => `    { id: ${quoted(id)}, title: ${title}, words: ${quoted(words)} },`);
};
