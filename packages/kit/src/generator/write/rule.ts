import { type Ladder, laddersAsked, laddersOf, type Part, type Plan, strengths } from '../plan.ts';
import type { Helper } from './lookup.ts';
import { camel, chartName, constant, pascal, property, quoted } from './source.ts';

/** A chart of a context: `charts.fire`, `charts['fire-modifiers']`. */
export const member = (of: string, id: string): string =>
  /^[a-z][a-zA-Z0-9]*$/.test(id) ? `${of}.${id}` : `${of}[${quoted(id)}]`;

export const ruleName = ({ chart }: Plan): string => `${camel(chart.id)}Total`;
export const readingsName = (plan: Plan): string => `${constant(plan.chart.id)}_READINGS`;

const fieldTypes = (plan: Plan): string[] => [
  ...plan.parts.flatMap((part) =>
    part.kind === 'cell' || part.kind === 'rung'
      ? []
      : [`  readonly ${part.field}: ${part.kind === 'flag' ? 'boolean' : 'number'};`],
  ),
  ...[...plan.grids].map(([field, grid]) => `  readonly ${field}: ${pascal(grid.id)};`),
  ...laddersAsked(plan).flatMap((ladder) => strengths(plan, ladder).map((name) => `  readonly ${name}: number;`)),
];

const lineOf = ({ chart, line }: Part): string => `${member('charts', chart.id)}.line(${quoted(line)})`;
const cellName = ({ grid, column }: Extract<Part, { kind: 'cell' }>): string => camel(`${grid.id}-${column}-cell`);
const rungName = (id: string): string => camel(`${id}-rung`);

/** The claim of a line, as `addLines` of core takes it: `false` where the line does not hold. */
const claimSource = (part: Part): string => {
  const line = `line: ${lineOf(part)}`;
  switch (part.kind) {
    case 'flag':
      return `given.${part.field} && { ${line} }`;
    case 'count':
      return `given.${part.field} !== 0 && { ${line}, times: given.${part.field} }`;
    case 'difference':
      return `given.${part.field} !== 0 && { ${line}, value: given.${part.field} }`;
    case 'cell':
    case 'rung': {
      const place = part.kind === 'cell' ? cellName(part) : rungName(part.ladder.id);
      return `${place}.value !== 0 && { ${line}, value: ${place}.value, place: ${place} }`;
    }
  }
};

/** A line that another printing lacks holds only where it is printed. */
const guardedClaim = (part: Part): string =>
  part.gone
    ? `hasRow(${member('charts', part.chart.id)}, ${quoted(part.line)}) && ${claimSource(part)}`
    : claimSource(part);

/** What a rule imports from `lookup.ts`. */
export const helpersOf = (plan: Plan): ReadonlySet<Helper> => {
  const looks = laddersOf(plan).length > 0 || plan.grids.size > 0;
  return new Set<Helper>([
    ...(plan.parts.some(({ gone }) => gone) || plan.gaps.size > 0 ? (['hasRow'] as const) : []),
    ...(plan.gaps.size > 0 ? (['refuseMissing'] as const) : []),
    ...(looks ? (['refusePrinted'] as const) : []),
    ...(plan.columns ? (['findColumn'] as const) : []),
  ]);
};

/** The rung that two strengths come to, under a name of its own. */
const climb = (plan: Plan, ladder: Ladder): string[] => {
  const [attack, defence] = strengths(plan, ladder);
  const at = (favour: string) => `${member('charts', ladder.id)}.at(given.${attack}, given.${defence}, ${favour})`;
  const rung = rungName(ladder.id);
  const low = camel(`${ladder.id}-low`);
  return [
    `  const ${low} = ${at(`'defender'`)};`,
    `  // Only a ratio between two rungs asks in whose favour it is rounded.`,
    `  const ${rung} = ${at(`'attacker'`)} === ${low} ? ${low} : ${at(`reading(${quoted(`${ladder.id}-rounding`)})`)};`,
  ];
};

const context = (plan: Plan, ...uses: readonly string[]): string =>
  `  { ${[...uses].sort().join(', ')} }: Context<${pascal(plan.chart.id)}Charts, typeof ${readingsName(plan)}>,`;

export const columnRule = ({ chart }: Plan): string => `${camel(chart.id)}Column`;

const columnSource = (plan: Plan): string[] => {
  const { chart, columns } = plan;
  if (!columns) return [];
  return [
    '',
    '/** The column that the strengths bring. */',
    `export const ${columnRule(plan)} = (`,
    context(plan, 'charts', 'reading', 'tally'),
    `  given: ${pascal(chart.id)}Case,`,
    ') => {',
    ...climb(plan, columns),
    `  tally.light(${rungName(columns.id)});`,
    `  return findColumn(${member('charts', chart.id)}, ${rungName(columns.id)});`,
    '};',
  ];
};

/** The rule of a table: what is added to its dice, or by how much its column moves. */
export const ruleSource = (plan: Plan, printing: string): string => {
  const { chart, parts, charts, grids, gaps, ladders } = plan;
  const counts = laddersOf(plan);
  const cells = [...new Map(parts.flatMap((part) => (part.kind === 'cell' ? [[cellName(part), part] as const] : [])))];
  const refuses = cells.length > 0 || counts.length > 0;
  const helpers = helpersOf(plan);
  const reads = parts.length + counts.length > 0;
  const uses = ['tally', ...(reads ? ['charts'] : []), ...(counts.length > 0 ? ['reading'] : [])];
  const fieldOf = (id: string): string => [...grids].find(([, grid]) => grid.id === id)?.[0] ?? camel(id);
  const types = [...grids.values()].map(({ id }) => pascal(id));
  return [
    `import { ${[...(parts.length > 0 ? ['addLines'] : []), 'type Context', ...(refuses ? ['type Refusal'] : [])].join(', ')} } from '@coup-doeil/core/game';`,
    ...charts.map(({ id }) => `import type { ${chartName(id, printing)} } from '../charts/${id}.ts';`),
    `import type { ${readingsName(plan)} } from '../readings.ts';`,
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '../vocabulary.ts';`] : []),
    ...(helpers.size > 0 ? [`import { ${[...helpers].sort().join(', ')} } from './lookup.ts';`] : []),
    '',
    `/** What a throw on “${chart.title.en}” is about. */`,
    `export interface ${pascal(chart.id)}Case {`,
    ...fieldTypes(plan),
    '}',
    '',
    `export type ${pascal(chart.id)}Charts = {`,
    ...charts.map(({ id }) => `  readonly ${property(id)}: typeof ${chartName(id, printing)};`),
    '};',
    '',
    plan.shifts ? '/** By how many columns it moves. */' : '/** What is added to the dice. */',
    `export const ${ruleName(plan)} = (`,
    context(plan, ...uses),
    `  ${parts.length + ladders.length > 0 ? 'given' : '_given'}: ${pascal(chart.id)}Case,`,
    `): number${refuses ? ' | Refusal' : ''} => {`,
    ...counts.flatMap((ladder) => {
      const rung = rungName(ladder.id);
      return [
        ...climb(plan, ladder),
        `  if (${rung}.value === null) return refusePrinted(${rung});`,
        ...(ladders.includes(ladder) ? [`  tally.add(${rung}, ${rung}.value);`] : []),
      ];
    }),
    ...[...gaps].map(({ id }) => {
      const [grid, row] = [member('charts', id), `given.${fieldOf(id)}`];
      return `  if (!hasRow(${grid}, ${row})) return refuseMissing(${grid});`;
    }),
    ...cells.flatMap(([name, part]) => [
      `  const ${name} = ${member('charts', part.grid.id)}.at(given.${fieldOf(part.grid.id)}, ${quoted(part.column)});`,
      `  if (${name}.value === null) return refusePrinted(${name});`,
    ]),
    ...(parts.length > 0 ? ['  addLines(tally, [', ...parts.map((part) => `    ${guardedClaim(part)},`), '  ]);'] : []),
    '  return tally.total;',
    '};',
    ...columnSource(plan),
    '',
  ].join('\n');
};
