import { type Plan, strengths } from '../plan.ts';
import { laddersOf, member, readingsName, ruleName } from './rule.ts';
import { camel, chartName, constant, free, property, quoted, text } from './source.ts';

/** The die of one throw: what imports it, what declares it, what it is called. */
const dieOf = ({ dice }: Plan): { readonly import: string; readonly declare: string[]; readonly name: string } => {
  const name = `d${dice.size}`;
  if (dice.size === 6 || dice.size === 10) return { import: name, declare: [], name };
  const faces = Array.from({ length: dice.size }, (_, i) => i + 1).join(', ');
  return { import: 'die', declare: [`const ${name} = die(${quoted(name)}, [${faces}]);`, ''], name };
};

/** What makes a field, and its line in the input. */
type Asked = readonly [kind: string, line: string];

const fieldsOf = (plan: Plan, printing: string): { readonly kinds: string[]; readonly lines: string[] } => {
  const { parts, grids } = plan;
  const fields: readonly Asked[] = [
    ...laddersOf(plan).flatMap((ladder): Asked[] => {
      const [attack, defence] = strengths(plan, ladder);
      return [
        [
          'whole',
          `${attack}: whole({ label: t('Strength of the attack', 'Force de l’attaque'), min: 1, max: 99, default: 1 }),`,
        ],
        [
          'whole',
          `${defence}: whole({ label: t('Strength of the defence', 'Force de la défense'), min: 1, max: 99, default: 1 }),`,
        ],
      ] as const;
    }),
    ...[...grids].map(([field, { id, title, spec }]) => {
      const columns = parts.flatMap((part) => (part.kind === 'cell' && part.grid.id === id ? [part.column] : []));
      const first = Object.keys(spec.rows)[0] ?? '';
      const rows = `rowsOf(${chartName(id, printing)}, ${constant(id)}, ${quoted(columns[0] ?? '')})`;
      return [
        'choice',
        `${field}: choice({ label: ${text(title)}, options: ${rows}, default: ${quoted(first)} }),`,
      ] as const;
    }),
    ...parts.flatMap((part): Asked[] => {
      if (part.kind === 'cell' || part.kind === 'rung') return [];
      const label = `label: ${chartName(part.chart.id, printing)}.line(${quoted(part.line)}).label`;
      if (part.kind === 'flag') return [['flag', `${part.field}: flag({ ${label} }),`] as const];
      return [
        [
          'whole',
          `${part.field}: whole({ ${label}, min: ${part.kind === 'count' ? 0 : -9}, max: 9, default: 0 }),`,
        ] as const,
      ];
    }),
  ];
  return { kinds: [...new Set(fields.map(([kind]) => kind))], lines: fields.map(([, line]) => `  ${line}`) };
};

const examplesOf = (plan: Plan): string[] => {
  const { parts, grids } = plan;
  const line = parts.find((part) => part.kind === 'flag' || part.kind === 'count');
  const made = [`    { id: 'plain', title: t('The plain case', 'Le cas ordinaire'), words: '' },`];
  if (line && (line.kind === 'flag' || line.kind === 'count')) {
    const { label } = line.chart.spec.lines[line.line] ?? { label: { en: line.line, fr: line.line } };
    const words = `${line.field}=${line.kind === 'flag' ? 'true' : '1'}`;
    made.push(`    { id: ${quoted(line.line)}, title: ${text(label)}, words: ${quoted(words)} },`);
  }
  for (const [field, { spec }] of grids) {
    const [, second] = Object.entries(spec.rows);
    if (second)
      made.push(
        `    { id: ${quoted(`in-${second[0]}`)}, title: ${text(second[1].label)}, words: ${quoted(`${field}=${second[0]}`)} },`,
      );
  }
  return made;
};

/** The first calculator of a band chart. */
export const calculatorSource = (plan: Plan, printings: readonly string[]): string => {
  const [printing = ''] = printings;
  const { chart, dice, charts, grids } = plan;
  const { kinds, lines } = fieldsOf(plan, printing);
  const die = dieOf(plan);
  const single = dice.count === 1;
  const odds = single ? die.name : `sum(${die.name}, ${dice.count})`;
  const throws = Array.from({ length: dice.count }, (_, i) =>
    single ? `die(${die.name}, t('the throw', 'le jet'))` : `die(${die.name}, t('die ${i + 1}', 'dé ${i + 1}'))`,
  ).join(' + ');
  const thrown = die.import === 'die' ? throws.replaceAll('die(d', 'next(d') : throws;
  const next = die.import === 'die' ? 'next' : 'die';
  const table = member('context.charts', chart.id);
  const game = [
    'defineCalculator',
    'inputOf',
    ...(single ? ['facesOf'] : []),
    ...kinds,
    ...(grids.size > 0 ? ['rowsOf'] : []),
  ];
  return [
    "import { t } from '@aide-de-camp/core/chart';",
    `import { ${[die.import, 'inNumbers', 'map', 'modified', ...(single ? [] : ['sum'])].sort().join(', ')} } from '@aide-de-camp/core/dice';`,
    `import { ${game.sort().join(', ')} } from '@aide-de-camp/core/game';`,
    ...charts.map(
      ({ id }) => `import { ${printings.map((one) => chartName(id, one)).join(', ')} } from '../charts/${id}.ts';`,
    ),
    `import { ${readingsName(plan)} } from '../readings.ts';`,
    `import { ${ruleName(plan)} } from '../rules/${chart.id}.ts';`,
    ...(grids.size > 0
      ? [`import { ${[...grids.values()].map(({ id }) => constant(id)).join(', ')} } from '../vocabulary.ts';`]
      : []),
    "import { rowText } from './words.ts';",
    '',
    ...die.declare,
    'const input = inputOf({',
    ...lines,
    '});',
    '',
    'export const calculator = defineCalculator({',
    `  id: ${quoted(chart.id)},`,
    `  title: ${text(chart.title)},`,
    "  lead: t('A throw on this table, with its modifiers.', 'Un jet sur cette table, avec ses modificateurs.'),",
    '  input,',
    `  readings: ${readingsName(plan)},`,
    '  charts: {',
    ...printings.map(
      (one) =>
        `    ${quoted(one)}: { ${charts.map(({ id }) => `${property(id)}: ${chartName(id, one)}`).join(', ')} },`,
    ),
    '  },',
    `  odds: { result: { label: t('On the table', 'Sur la table'), outcome: (id) => rowText(${chartName(chart.id, printing)}, id) } },`,
    '  examples: [',
    ...examplesOf(plan),
    '  ],',
    '  answer: (context, given) => {',
    `    const total = ${ruleName(plan)}(context, given);`,
    ...(refuses(plan) ? ["    if (typeof total !== 'number') return total;"] : []),
    `    const table = ${table};`,
    '    return {',
    '      total,',
    `      odds: { result: inNumbers(map(modified(${odds}, total), (face) => table.at(face).id)) },`,
    ...(single ? [`      faces: facesOf(${die.name}, total, table),`] : []),
    '    };',
    '  },',
    `  throw: (context, given, ${next}) => {`,
    `    const total = ${ruleName(plan)}(context, given);`,
    ...(refuses(plan) ? ["    if (typeof total !== 'number') return {};"] : []),
    `    return { result: ${table}.at(${thrown} + total).id };`,
    '  },',
    '});',
    '',
  ].join('\n');
};

const refuses = (plan: Plan): boolean => laddersOf(plan).length > 0 || plan.grids.size > 0;

/** How an outcome is told: the cells of its row. */
export const WORDS = `import type { Chart, Language, Text } from '@aide-de-camp/core/chart';

/** A row of a table in words: its range, and what is printed for each side. */
export const rowText = ({ rows, columns }: Chart, id: string): Text => {
  const row = rows.find((one) => one.id === id);
  const say = (language: Language): string => {
    const cells = columns.map(({ id: column, label }) => \`\${label[language]} \${row?.cells[column]?.printed ?? ''}\`);
    return \`\${row?.label[language] ?? id} (\${cells.join(', ')})\`;
  };
  return { en: say('en'), fr: say('fr') };
};
`;

/** The readings of every calculator: in whose favour a ratio between two rungs is rounded. */
export const readingsSource = (plans: readonly Plan[]): string => {
  const ladders = [...new Set(plans.flatMap(laddersOf))];
  const needs = ladders.length > 0;
  return [
    ...(needs
      ? ["import { t } from '@aide-de-camp/core/chart';", "import { reading } from '@aide-de-camp/core/game';", '']
      : []),
    ...ladders.flatMap(({ id, title, spec }) => [
      `const ${free(camel(id))}Rounding = reading({`,
      `  question: t(${quoted(`${title.en}: between two of them, which counts?`)}, ${quoted(`${title.fr}\u202f: entre deux, lequel compte\u202f?`)}),`,
      "  options: { defender: t('the one better for the defender', 'le meilleur pour le défenseur'), attacker: t('the one better for the attacker', 'le meilleur pour l’attaquant') },",
      "  why: t('The figures alone were typed; see whether the sheet says it.', 'Seuls les chiffres ont été saisis\\u202f; à voir si la feuille le dit.'),",
      "  confidence: 'weak',",
      `  cite: { document: ${quoted(spec.document)}, chart: ${quoted(id)} },`,
      '});',
      '',
    ]),
    ...plans.flatMap((plan) => [
      `export const ${readingsName(plan)} = {${laddersOf(plan)
        .map(({ id }) => ` ${quoted(`${id}-rounding`)}: ${free(camel(id))}Rounding,`)
        .join('')} };`,
    ]),
    '',
  ].join('\n');
};
