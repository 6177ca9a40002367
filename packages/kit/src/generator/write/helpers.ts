/** What the rules of a new game share, each with what it imports. */
const PARTS = {
  once: `/** Counts once, where it holds. */
export const once = (line: Line, holds: boolean): Claim => ({ line, value: holds ? line.value : 0, place: line });`,
  times: `/** Counts so many times. */
export const times = (line: Line, count: number): Claim => ({
  line,
  value: line.value * count,
  place: line,
  label: () => t(\`\${line.label.en} (\${count})\`, \`\${line.label.fr} (\${count})\`),
});`,
  saying: `/** The figure is worked out at the table. */
export const saying = (line: Line, value: number): Claim => ({ line, value, place: line });`,
  from: `/** The figure stands on another chart. */
export const from = (line: Line, place: Place, value: number): Claim => ({ line, value, place });`,
  addLines: `/** A line that another replaces is set aside by it, and so is one that does not go with another; of two such the first counts. */
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
};`,
  unsaid: `/** Where the sheet prints no figure, there is no answer but its own word. */
export const unsaid = (cell: Entry): Refusal =>
  refuse(t(\`\${cell.label.en}: \${cell.printed}\`, \`\${cell.label.fr}\\u202f: \${cell.printed}\`), cell);`,
  printed: `/** Another printing may lack a row. */
export const printed = ({ rows }: Chart, id: string): boolean => rows.some((row) => row.id === id);`,
  unprinted: `/** What this printing lacks is no case of its own. */
export const unprinted = ({ document, id, title }: Chart): Refusal =>
  refuse(t(\`\${title.en}: not in this printing\`, \`\${title.fr}\\u202f: absent de cette édition\`), {
    cite: { document, chart: id },
  });`,
  columnNamed: `/** The column that a rung of a ladder names. */
export const columnNamed = <C extends string>({ id, order, columns }: Matrix<C, unknown>, rung: Entry): C => {
  const at = columns.findIndex((one) => [one.id, one.label.en, one.label.fr].includes(rung.printed));
  const found = order[at];
  if (found !== undefined) return found;
  throw new InputError({ code: 'column', field: id, allowed: order, given: rung.printed });
};`,
} as const;

export type Helper = keyof typeof PARTS;
const HELPERS: readonly Helper[] = [
  'once',
  'times',
  'saying',
  'from',
  'addLines',
  'unsaid',
  'printed',
  'unprinted',
  'columnNamed',
];

const CLAIM = `/** A line of modifiers, what it comes to here, and where its figure stands. */
interface Claim {
  readonly line: Line;
  readonly value: number;
  readonly place: Place;
  readonly label?: () => Text;
}`;

/** What each name is imported from, where a text uses it. */
const NAMES: readonly (readonly [from: string, types: readonly string[], values: readonly string[]])[] = [
  ['@coup-doeil/core/chart', ['Chart', 'Entry', 'Line', 'Matrix', 'Text'], ['InputError', 't']],
  ['@coup-doeil/core/game', ['Place', 'Refusal', 'Tally'], ['refuse']],
];

/** The file of what the rules share: only what one of them uses. */
export const helpersSource = (used: ReadonlySet<Helper>): string => {
  const body = [
    ...(used.has('addLines') ? [CLAIM] : []),
    ...HELPERS.filter((name) => used.has(name)).map((name) => PARTS[name]),
  ].join('\n\n');
  const code = body.replace(/\/\*\*[^\n]*\n/g, '');
  const imports = NAMES.flatMap(([from, types, values]) => {
    const named = [
      ...types.filter((name) => new RegExp(`\\b${name}\\b`).test(code)).map((name) => `type ${name}`),
      ...values.filter((name) => new RegExp(`\\b${name}\\(|new ${name}\\b`).test(code)),
    ];
    return named.length > 0 ? [`import { ${named.join(', ')} } from '${from}';`] : [];
  });
  return `${imports.join('\n')}\n\n${body}\n`;
};
