import { type Part, type Plan, strengths } from '../plan.ts';
import { camel, chartName, constant, free, pascal, property, quoted } from './source.ts';

/** A chart of a context: `charts.fire`, `charts['fire-modifiers']`. */
export const member = (of: string, id: string): string =>
  /^[a-z][a-zA-Z0-9]*$/.test(id) ? `${of}.${id}` : `${of}[${quoted(id)}]`;

export const ruleName = ({ chart }: Plan): string => `${free(camel(chart.id))}Total`;
export const readingsName = (plan: Plan): string => `${constant(plan.chart.id)}_READINGS`;

const fieldTypes = (plan: Plan): string[] => [
  ...plan.parts.flatMap((part) =>
    part.kind === 'cell' || part.kind === 'rung'
      ? []
      : [`  readonly ${part.field}: ${part.kind === 'flag' ? 'boolean' : 'number'};`],
  ),
  ...[...plan.grids].map(([field, grid]) => `  readonly ${field}: ${pascal(grid.id)};`),
  ...laddersOf(plan).flatMap((ladder) => strengths(plan, ladder).map((name) => `  readonly ${name}: number;`)),
];

/** Every ladder that a plan climbs, by a line or by itself. */
export const laddersOf = ({ parts, ladders }: Plan): Plan['ladders'] => [
  ...new Set([...ladders, ...parts.flatMap((part) => (part.kind === 'rung' ? [part.ladder] : []))]),
];

const lineOf = ({ chart, line }: Part): string => `${member('charts', chart.id)}.line(${quoted(line)})`;
const cellName = ({ grid, column }: Extract<Part, { kind: 'cell' }>): string => camel(`${grid.id}-${column}-cell`);
const rungName = (id: string): string => camel(`${id}-rung`);

const entry = (part: Part): string => {
  const line = lineOf(part);
  switch (part.kind) {
    case 'flag':
      return `once(${line}, given.${part.field})`;
    case 'count':
      return `times(${line}, given.${part.field})`;
    case 'difference':
      return `saying(${line}, given.${part.field})`;
    case 'cell':
      return `from(${line}, ${cellName(part)}, ${cellName(part)}.value)`;
    case 'rung':
      return `from(${line}, ${rungName(part.ladder.id)}, ${rungName(part.ladder.id)}.value)`;
  }
};

const HELPER = { flag: 'once', count: 'times', difference: 'saying', cell: 'from', rung: 'from' } as const;

/** The rule of a band chart: what is added to its dice. */
export const ruleSource = (plan: Plan, printing: string): string => {
  const { chart, parts, charts, grids, ladders } = plan;
  const climbed = laddersOf(plan);
  const cells = [...new Map(parts.flatMap((part) => (part.kind === 'cell' ? [[cellName(part), part] as const] : [])))];
  const refuses = cells.length > 0 || climbed.length > 0;
  const helpers = new Set([
    ...parts.map((part) => HELPER[part.kind]),
    ...(parts.length > 0 ? ['addLines'] : []),
    ...(refuses ? ['unsaid'] : []),
  ]);
  const uses = ['tally', ...(charts.length > 1 ? ['charts'] : []), ...(climbed.length > 0 ? ['reading'] : [])];
  const fieldOf = (id: string): string => [...grids].find(([, grid]) => grid.id === id)?.[0] ?? camel(id);
  const types = [...grids.values()].map(({ id }) => pascal(id));
  return [
    `import type { Context${refuses ? ', Refusal' : ''} } from '@aide-de-camp/core/game';`,
    ...charts.map(({ id }) => `import type { ${chartName(id, printing)} } from '../charts/${id}.ts';`),
    `import type { ${readingsName(plan)} } from '../readings.ts';`,
    ...(types.length > 0 ? [`import type { ${types.join(', ')} } from '../vocabulary.ts';`] : []),
    ...(helpers.size > 0 ? [`import { ${[...helpers].sort().join(', ')} } from './lines.ts';`] : []),
    '',
    `export interface ${pascal(chart.id)}Case {`,
    ...fieldTypes(plan),
    '}',
    '',
    `export type ${pascal(chart.id)}Charts = {`,
    ...charts.map(({ id }) => `  readonly ${property(id)}: typeof ${chartName(id, printing)};`),
    '};',
    '',
    '/** What is added to the dice. */',
    `export const ${ruleName(plan)} = (`,
    `  { ${uses.sort().join(', ')} }: Context<${pascal(chart.id)}Charts, typeof ${readingsName(plan)}>,`,
    `  ${parts.length + ladders.length > 0 ? 'given' : '_given'}: ${pascal(chart.id)}Case,`,
    `): number${refuses ? ' | Refusal' : ''} => {`,
    ...climbed.flatMap((ladder) => {
      const [attack, defence] = strengths(plan, ladder);
      const at = (favour: string) => `${member('charts', ladder.id)}.at(given.${attack}, given.${defence}, ${favour})`;
      const rung = rungName(ladder.id);
      const low = camel(`${ladder.id}-low`);
      return [
        `  const ${low} = ${at(`'defender'`)};`,
        `  // Only a ratio between two rungs asks in whose favour it is rounded.`,
        `  const ${rung} = ${at(`'attacker'`)} === ${low} ? ${low} : ${at(`reading(${quoted(`${ladder.id}-rounding`)})`)};`,
        `  if (${rung}.value === null) return unsaid(${rung});`,
        ...(ladders.includes(ladder) ? [`  tally.add(${rung}, ${rung}.value);`] : []),
      ];
    }),
    ...cells.flatMap(([name, part]) => [
      `  const ${name} = ${member('charts', part.grid.id)}.at(given.${fieldOf(part.grid.id)}, ${quoted(part.column)});`,
      `  if (${name}.value === null) return unsaid(${name});`,
    ]),
    ...(parts.length > 0 ? ['  addLines(tally, [', ...parts.map((part) => `    ${entry(part)},`), '  ]);'] : []),
    '  return tally.total;',
    '};',
    '',
  ].join('\n');
};

/** Shared by the rules: how lines of modifiers count. */
export const LINES = `import { type Entry, type Line, type Text, t } from '@aide-de-camp/core/chart';
import { type Place, type Refusal, refuse, type Tally } from '@aide-de-camp/core/game';

/** A line of modifiers, what it comes to here, and where its figure stands. */
interface Claim {
  readonly line: Line;
  readonly value: number;
  readonly place: Place;
  readonly label?: () => Text;
}

/** Counts once, where it holds. */
export const once = (line: Line, holds: boolean): Claim => ({ line, value: holds ? line.value : 0, place: line });

/** Counts so many times. */
export const times = (line: Line, count: number): Claim => ({
  line,
  value: line.value * count,
  place: line,
  label: () => t(\`\${line.label.en} (\${count})\`, \`\${line.label.fr} (\${count})\`),
});

/** The figure is worked out at the table. */
export const saying = (line: Line, value: number): Claim => ({ line, value, place: line });

/** The figure stands on another chart. */
export const from = (line: Line, place: Place, value: number): Claim => ({ line, value, place });

/** A line that another replaces is set aside by it, and so is one that does not go with another; of two such the first counts. */
const asideBy = ({ line }: Claim, held: readonly Claim[]): Line | undefined => {
  const before = (other: Line): boolean => held.findIndex((one) => one.line === line) < held.findIndex((one) => one.line === other);
  const by = held.find(
    ({ line: other }) =>
      other.replaces.includes(line.id) ||
      (line.notWith.includes(other.id) && !(other.notWith.includes(line.id) && before(other))),
  );
  return by?.line;
};

/** Adds what holds, in the sheet’s order. */
export const addLines = (tally: Tally, claims: readonly Claim[]): void => {
  const held = claims.filter(({ value }) => value !== 0);
  for (const claim of held) {
    const { line, place, value, label } = claim;
    const by = asideBy(claim, held);
    if (by) tally.ignore(place, value, by, label);
    else tally.add(place, value, label);
    if (!by && place !== line) tally.light(line);
  }
};

/** Where the sheet prints no figure, there is no answer but its own word. */
export const unsaid = (cell: Entry): Refusal =>
  refuse(t(\`\${cell.label.en}: \${cell.printed}\`, \`\${cell.label.fr}\\u202f: \${cell.printed}\`), cell);
`;
