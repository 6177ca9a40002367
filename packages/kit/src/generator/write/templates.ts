import type { Chart } from '@coup-doeil/core/chart';

const CELLS = 'as printed, with its marks: -1 [a]';
const WORDS = 'the words of the sheet that carry it, and its figures, never a whole sentence';

/** What stands in the first columns of a second entry, by the kind of its chart. */
const FIRST: Readonly<Record<Chart['kind'], readonly (readonly [column: string, holds: string])[]>> = {
  grid: [['row', 'the name of the row, as printed, with its marks: Woods [a]']],
  bands: [['row', 'what is thrown, as printed: 1, 2 to 5, 6 +']],
  matrix: [['row', 'what is thrown, as printed: 1, 2 to 5, 6 +']],
  ladder: [['row', 'the odds or the difference, as printed: 6:1, 3/2 +, +3 to +5']],
  modifiers: [
    ['row', `the line: ${WORDS}, such as: beyond 3 hexes`],
    ['group', 'the heading that the line stands under'],
  ],
  notes: [
    ['row', 'the mark'],
    ['name', WORDS],
  ],
  key: [
    ['row', 'the symbol'],
    ['name', `what it means: ${WORDS}`],
  ],
  sequence: [
    ['row', 'the number of the step'],
    ['name', 'the name of the step'],
  ],
};

const OWN = ['row', 'name', 'group', 'rules'];

/** The columns as they are printed, where that tells them apart; else by their ids. */
const headsOf = ({ columns }: Chart): readonly string[] => {
  const printed = columns.map(({ label }) => label.en);
  const tells = new Set(printed).size === printed.length && !printed.some((head) => OWN.includes(head));
  return tells ? printed : columns.map(({ id }) => id);
};

const quote = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The head of a second entry and what its columns hold, without rows: rows copied by a program would prove nothing. */
const blankOf = (chart: Chart, file: string): string => {
  const first = FIRST[chart.kind].filter(([column]) => column !== 'group' || chart.groups.length > 1);
  const cells = first.some(([column]) => column === 'name') ? [] : headsOf(chart);
  const remarks = [
    `${chart.title.en}: type it here from the sheet, without a look at what was typed before; then move ${file} up a folder.`,
    ...first.map(([column, holds]) => `${column}: ${holds}`),
    ...(cells.length > 0 ? [`${cells.join(' | ')}: the cell of that column, ${CELLS}`] : []),
  ];
  const head = [...first.map(([column]) => column), ...cells].map(quote).join(',');
  return `${remarks.map((line) => `# ${line}`).join('\n')}\n${head}\n`;
};

/** A blank second entry for every chart of every printing; the default printing's files do not carry its name. */
export const templates = (
  printings: readonly (readonly [id: string, charts: readonly Chart[]])[],
): [file: string, text: string][] =>
  printings.flatMap(([printing, charts], i) =>
    charts.map((chart): [string, string] => {
      const file = `${chart.id}${i === 0 ? '' : `.${printing}`}.csv`;
      return [`test/second-entry/blank/${file}`, blankOf(chart, file)];
    }),
  );
