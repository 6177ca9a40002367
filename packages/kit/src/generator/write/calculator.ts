import { laddersOf, type Plan } from '../plan.ts';
import { resultsName } from './chart-body.ts';
import { asksColumn, examplesSource, inputSource } from './input.ts';
import { columnRule, member, readingsName, ruleName } from './rule.ts';
import { chartName, constant, property, quoted, text } from './source.ts';

/** The die of one throw: the name to import, its declaration where dice has no such die, and its name. */
const dieOf = ({ dice }: Plan): { readonly import: string; readonly declare: string[]; readonly name: string } => {
  const name = `d${dice.size}`;
  if (dice.size === 6 || dice.size === 10) return { import: name, declare: [], name };
  const faces = Array.from({ length: dice.size }, (_, i) => i + 1).join(', ');
  return { import: 'die', declare: [`const ${name} = die(${quoted(name)}, [${faces}]);`, ''], name };
};

/** The end of `answer`: by the rows of bands, or by the results of a matrix. */
const answerLines = (plan: Plan, die: string): string[] => {
  const { chart, dice, shifts } = plan;
  const branches = (row: string): string =>
    `      branches: { dice: DICE, fates: [], rows: listRows(DICE, (sum) => (${row}), endRow) },`;
  if (chart.kind === 'bands')
    return [
      '    return {',
      '      total,',
      branches('{ id: table.at(sum + total).id }'),
      ...(dice.count === 1 ? [`      faces: listFaces(${die}, total, table),`] : []),
      '    };',
    ];
  const start = plan.columns ? `${columnRule(plan)}(context, given)` : 'given.column';
  const column = shifts ? `table.shift(${start}, total)` : start;
  return [
    `    const column = ${column};`,
    '    return {',
    '      total,',
    `      facts: [{ id: 'column', label: t('Column', 'Colonne'), value: column, text: table.columns[table.order.indexOf(column)]?.label ?? t(column, column) }],`,
    branches(`{ id: table.at(${shifts ? 'sum' : 'sum + total'}, column).value }`),
    '    };',
  ];
};

/** The words of an outcome. */
const outcomeOf = ({ chart }: Plan, printings: readonly string[], key: boolean): string => {
  if (chart.kind === 'bands') return `rowText([${printings.map((one) => chartName(chart.id, one)).join(', ')}], id)`;
  return `resultText(${resultsName(chart)}, id, ${key ? `${chartName('key', printings[0] ?? '')}.symbols` : '[]'})`;
};

/** The dice of one throw: `[{ die: d6, why: t('the throw', 'le jet') }]`, or one for each of several. */
const diceSource = ({ dice }: Plan, name: string): string => {
  const why = (n: number): string =>
    dice.count === 1 ? "t('the throw', 'le jet')" : `t('die {n}', 'dé {n}', { n: ${n} })`;
  return `[${Array.from({ length: dice.count }, (_, i) => `{ die: ${name}, why: ${why(i + 1)} }`).join(', ')}]`;
};

/** The import lines of a calculator. */
const importsSource = (plan: Plan, printings: readonly string[], key: boolean, kinds: readonly string[]): string[] => {
  const { chart, dice, charts, grids } = plan;
  const [printing = ''] = printings;
  const matrix = chart.kind === 'matrix';
  const single = dice.count === 1;
  const from = (file: string, names: readonly string[]): string[] =>
    names.length > 0 ? [`import { ${[...names].sort().join(', ')} } from '${file}';`] : [];
  const gameNames = [
    'defineDiceCalculator',
    'describeInput',
    'endRow',
    'listRows',
    ...kinds,
    ...(single && !matrix ? ['listFaces'] : []),
  ];
  return [
    ...from('@coup-doeil/core/chart', ['t']),
    ...from('@coup-doeil/dice', [dieOf(plan).import]),
    ...from('@coup-doeil/core/game', [...gameNames, ...(grids.size > 0 ? ['listRowOptions'] : [])]),
    ...charts.flatMap(({ id }) => {
      const results = id === chart.id && matrix ? [resultsName(chart)] : [];
      return from(`../charts/${id}.ts`, [...results, ...printings.map((one) => chartName(id, one))]);
    }),
    ...(matrix && key ? from('../charts/key.ts', [chartName('key', printing)]) : []),
    ...from('../readings.ts', [readingsName(plan)]),
    ...from(`../rules/${chart.id}.ts`, [ruleName(plan), ...(plan.columns ? [columnRule(plan)] : [])]),
    ...from('../vocabulary.ts', ['PRINTINGS', ...[...grids.values()].map(({ id }) => constant(id))]),
    ...from('../words.ts', matrix ? ['resultText', ...(asksColumn(plan) ? ['headsOf'] : [])] : ['rowText']),
  ];
};

/** The source of the first calculator of a table. */
export const calculatorSource = (game: string, plan: Plan, printings: readonly string[], key: boolean): string => {
  const { chart, charts } = plan;
  const { kinds, lines } = inputSource(plan, printings[0] ?? '');
  const die = dieOf(plan);
  return [
    ...importsSource(plan, printings, key, kinds),
    '',
    ...die.declare,
    `const DICE = ${diceSource(plan, die.name)};`,
    '',
    'const input = describeInput({',
    ...lines,
    '});',
    '',
    `/** A throw on “${chart.title.en}”, with its modifiers. */`,
    'export const calculator = defineDiceCalculator({',
    `  game: ${quoted(game)},`,
    `  id: ${quoted(chart.id)},`,
    `  title: ${text(chart.title)},`,
    "  lead: t('A throw on this table, with its modifiers.', 'Un jet sur cette table, avec ses modificateurs.'),",
    '  input,',
    `  readings: ${readingsName(plan)},`,
    '  printings: PRINTINGS,',
    '  charts: {',
    ...printings.map(
      (one) =>
        `    ${quoted(one)}: { ${charts.map(({ id }) => `${property(id)}: ${chartName(id, one)}`).join(', ')} },`,
    ),
    '  },',
    `  odds: { result: { label: t('On the table', 'Sur la table'), role: 'table', outcome: (id) => ${outcomeOf(plan, printings, key)} } },`,
    '  examples: [',
    ...examplesSource(plan),
    '  ],',
    '  answer: (context, given) => {',
    `    const total = ${ruleName(plan)}(context, given);`,
    ...(refuses(plan) ? ["    if (typeof total !== 'number') return total;"] : []),
    `    const table = ${member('context.charts', chart.id)};`,
    ...answerLines(plan, die.name),
    '  },',
    '});',
    '',
  ].join('\n');
};

const refuses = (plan: Plan): boolean => laddersOf(plan).length > 0 || plan.grids.size > 0;
