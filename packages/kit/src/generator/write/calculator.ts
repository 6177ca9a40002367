import { climbed, laddersOf, type Plan, strengths } from '../plan.ts';
import { resultsName } from './charts.ts';
import { columnRule, member, readingsName, ruleName } from './rule.ts';
import { chartName, constant, property, quoted, text } from './source.ts';

/** The die of one throw: what imports it, what declares it, what it is called. */
const dieOf = ({ dice }: Plan): { readonly import: string; readonly declare: string[]; readonly name: string } => {
  const name = `d${dice.size}`;
  if (dice.size === 6 || dice.size === 10) return { import: name, declare: [], name };
  const faces = Array.from({ length: dice.size }, (_, i) => i + 1).join(', ');
  return { import: 'die', declare: [`const ${name} = die(${quoted(name)}, [${faces}]);`, ''], name };
};

/** What makes a field, and its line in the input. */
type Asked = readonly [kind: string, line: string];

/** No ladder names the column of a matrix: it is asked for. */
const asksColumn = ({ chart, columns }: Plan): boolean => chart.kind === 'matrix' && !columns;

const fieldsOf = (plan: Plan, printing: string): { readonly kinds: string[]; readonly lines: string[] } => {
  const { parts, grids } = plan;
  const fields: readonly Asked[] = [
    ...climbed(plan).flatMap((ladder): Asked[] => {
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
    ...(asksColumn(plan)
      ? [
          [
            'choice',
            `column: choice({ label: t('Column', 'Colonne'), options: headsOf(${chartName(plan.chart.id, printing)}), default: ${quoted(Object.keys(plan.chart.spec.columns)[0] ?? '')} }),`,
          ] as const,
        ]
      : []),
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
  return made.filter((one, i) => made.findIndex((other) => idOf(other) === idOf(one)) === i);
};

const idOf = (example: string): string => example.split(',', 1).join('');

/** What the answer says of the table itself: odds by the rows of bands, or by the results of a matrix. */
const answerLines = (plan: Plan, odds: string, die: string): { readonly answer: string[]; readonly thrown: string } => {
  const { chart, dice, shifts } = plan;
  if (chart.kind === 'bands')
    return {
      answer: [
        '    return {',
        '      total,',
        `      odds: { result: inNumbers(map(modified(${odds}, total), (face) => table.at(face).id)) },`,
        ...(dice.count === 1 ? [`      faces: facesOf(${die}, total, table),`] : []),
        '    };',
      ],
      thrown: `table.at(THROWN + total).id`,
    };
  const start = plan.columns ? `${columnRule(plan)}(context, given)` : 'given.column';
  const column = shifts ? `table.shift(${start}, total)` : start;
  const [faces, face] = shifts ? [odds, 'THROWN'] : [`modified(${odds}, total)`, 'THROWN + total'];
  return {
    answer: [
      `    const column = ${column};`,
      '    return {',
      '      total,',
      `      facts: [{ id: 'column', label: t('Column', 'Colonne'), value: column, text: table.columns[table.order.indexOf(column)]?.label ?? t(column, column) }],`,
      `      odds: { result: inNumbers(map(${faces}, (face) => table.at(face, column).value)) },`,
      '    };',
    ],
    thrown: `table.at(${face}, ${column}).value`,
  };
};

/** How an outcome is called. */
const outcomeOf = ({ chart }: Plan, printings: readonly string[], key: boolean): string => {
  if (chart.kind === 'bands') return `rowText([${printings.map((one) => chartName(chart.id, one)).join(', ')}], id)`;
  return `resultText(${resultsName(chart)}, id, ${key ? `${chartName('key', printings[0] ?? '')}.symbols` : '[]'})`;
};

/** The first calculator of a table. */
export const calculatorSource = (plan: Plan, printings: readonly string[], key: boolean): string => {
  const [printing = ''] = printings;
  const { chart, dice, charts, grids } = plan;
  const matrix = chart.kind === 'matrix';
  const { kinds, lines } = fieldsOf(plan, printing);
  const die = dieOf(plan);
  const single = dice.count === 1;
  const odds = single ? die.name : `sum(${die.name}, ${dice.count})`;
  const throws = Array.from({ length: dice.count }, (_, i) =>
    single ? `die(${die.name}, t('the throw', 'le jet'))` : `die(${die.name}, t('die ${i + 1}', 'dé ${i + 1}'))`,
  ).join(' + ');
  const faces = die.import === 'die' ? throws.replaceAll('die(d', 'next(d') : throws;
  const next = die.import === 'die' ? 'next' : 'die';
  const { answer, thrown } = answerLines(plan, odds, die.name);
  const rule = [
    `    const total = ${ruleName(plan)}(context, given);`,
    ...(refuses(plan) ? ["    if (typeof total !== 'number') return REFUSED;"] : []),
    `    const table = ${member('context.charts', chart.id)};`,
  ];
  const returning = (value: string) => rule.map((line) => line.replace('REFUSED', value));
  const used = (file: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`import { ${[...names].sort().join(', ')} } from '${file}';`] : [];
  const game = [
    'defineCalculator',
    'inputOf',
    ...(single && !matrix ? ['facesOf'] : []),
    ...kinds,
    ...(grids.size > 0 ? ['rowsOf'] : []),
  ];
  return [
    "import { t } from '@coup-doeil/core/chart';",
    ...used('@coup-doeil/dice', [
      die.import,
      'inNumbers',
      'map',
      ...(plan.shifts ? [] : ['modified']),
      ...(single ? [] : ['sum']),
    ]),
    ...used('@coup-doeil/core/game', game),
    ...charts.map(({ id }) => {
      const results = id === chart.id && matrix ? [resultsName(chart)] : [];
      return `import { ${[...results, ...printings.map((one) => chartName(id, one))].join(', ')} } from '../charts/${id}.ts';`;
    }),
    ...(matrix && key ? [`import { ${chartName('key', printing)} } from '../charts/key.ts';`] : []),
    `import { ${readingsName(plan)} } from '../readings.ts';`,
    ...used(`../rules/${chart.id}.ts`, [ruleName(plan), ...(plan.columns ? [columnRule(plan)] : [])]),
    ...used(
      '../vocabulary.ts',
      [...grids.values()].map(({ id }) => constant(id)),
    ),
    ...used('./words.ts', matrix ? ['resultText', ...(asksColumn(plan) ? ['headsOf'] : [])] : ['rowText']),
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
    `  odds: { result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: (id) => ${outcomeOf(plan, printings, key)} } },`,
    '  examples: [',
    ...examplesOf(plan),
    '  ],',
    '  answer: (context, given) => {',
    ...returning('total'),
    ...answer,
    '  },',
    `  throw: (context, given, ${next}) => {`,
    ...returning('{}'),
    `    return { result: ${thrown.replace('THROWN', faces)} };`,
    '  },',
    '});',
    '',
  ].join('\n');
};

const refuses = (plan: Plan): boolean => laddersOf(plan).length > 0 || plan.grids.size > 0;
