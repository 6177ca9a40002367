import { longestWord, pad, widthOf, wrap } from './text.ts';

export interface TableColumn {
  readonly head: string;
  readonly right?: boolean;
  /** Gives up its room first, and breaks its words where that is too little. */
  readonly flows?: boolean;
}

type Cells = readonly string[];

const GAP = 2;
/** A flowing column narrower than this reads badly: others break their words first. */
const READABLE = 24;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Takes room from some columns, the widest first, none below its least, until the table fits. */
const narrow = (widths: readonly number[], least: readonly number[], room: number): number[] => {
  const now = [...widths];
  while (sum(now) > room) {
    const spare = now.map((width, i) => (width > (least[i] ?? width) ? width : 0));
    const widest = Math.max(...spare);
    if (widest === 0) break;
    const at = spare.indexOf(widest);
    now[at] = widest - 1;
  }
  return now;
};

/** The widths of columns that fit, or nothing where not even the longest words do. */
const fit = (columns: readonly TableColumn[], rows: readonly Cells[], width: number): number[] | undefined => {
  const room = width - GAP * (columns.length - 1);
  const most = (measure: (text: string) => number): number[] =>
    columns.map(({ head }, i) => rows.reduce((max, row) => Math.max(max, measure(row[i] ?? '')), measure(head)));
  const natural = most(widthOf);
  const least = most(longestWord);
  const flowing = natural.map((width, i) =>
    columns[i]?.flows ? Math.max(least[i] ?? 0, Math.min(width, READABLE)) : width,
  );
  const widths = narrow(narrow(natural, flowing, room), least, room);
  return sum(widths) <= room ? widths : undefined;
};

/** Each row for itself: its name, then what stands in its columns, by their heads. */
const stackRows = (columns: readonly TableColumn[], rows: readonly Cells[], width: number): string[] => {
  const first = Math.max(
    0,
    columns.findIndex(({ flows, right }) => flows || !right),
  );
  return rows.flatMap((row) => {
    const rest = columns.flatMap(({ head }, i) => {
      const cell = row[i] ?? '';
      const pair = head === '' ? cell : `${head} ${cell}`;
      if (i === first || cell.trim() === '') return [];
      return [widthOf(pair) <= width - 4 ? pair.replaceAll(' ', '\u00a0') : pair];
    });
    const name = row[first] ?? '';
    const inner = rest.length > 0 ? wrap(rest.join('\u00a0· '), width - 2) : [];
    return [...(name.trim() === '' ? [] : wrap(name, width, 4)), ...inner.map((line) => `  ${line}`)];
  });
};

/** Aligned columns that fit the width: words break, and where that is not enough each row stands for itself. */
export const table = (columns: readonly TableColumn[], rows: readonly Cells[], width: number): string[] => {
  const widths = fit(columns, rows, width);
  if (!widths) return stackRows(columns, rows, width);
  const line = (cells: Cells): string =>
    cells
      .map((cell, i) => pad(cell, widths[i] ?? 0, columns[i]?.right))
      .join(' '.repeat(GAP))
      .trimEnd();
  const layOut = (row: Cells, low: boolean): string[] => {
    const broken = columns.map((_, i) => wrap(row[i] ?? '', widths[i] || 1));
    const height = Math.max(...broken.map((lines) => lines.length));
    return Array.from({ length: height }, (_, y) =>
      line(broken.map((lines) => lines[low ? y - height + lines.length : y] ?? '')),
    );
  };
  const body = rows.flatMap((row) => layOut(row, false));
  if (columns.every(({ head }) => head === '')) return body;
  const heads = layOut(
    columns.map(({ head }) => head),
    true,
  );
  return [...heads, widths.map((width) => '─'.repeat(width)).join(' '.repeat(GAP)), ...body];
};
