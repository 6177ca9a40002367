import { readFileSync } from 'node:fs';
import { type CsvTable, parseCsv } from '@coup-doeil/core/chart/import';
import { failAt, rewordErrors } from './mistake.ts';

/** The bytes as text; what a program saved in another encoding is told by the row where it shows. */
const decoded = (bytes: Buffer, file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const row = bytes.toString('utf8').split('\ufffd', 1).join('').split('\n').length;
    return failAt({ file, row }, 'its letters are not UTF-8: save the file as “CSV UTF-8”');
  }
};

const count = (text: string, sign: string): number => text.split(sign).length - 1;
const headIn = (text: string): string => text.split('\n', 1).join('');

/** Where a comma is the decimal sign, spreadsheets part cells by semicolons; pasted cells come parted by tabs. */
const withCommas = (text: string): string => {
  const head = headIn(text);
  const sign = [';', '\t'].find((one) => count(head, one) > count(head, ','));
  if (sign === undefined) return text;
  const cells = new RegExp(`("(?:[^"]|"")*")|([^"${sign}\n]+)|${sign}`, 'g');
  return text.replace(cells, (_, inQuotes?: string, bare?: string) =>
    inQuotes !== undefined ? inQuotes : bare === undefined ? ',' : bare.includes(',') ? `"${bare}"` : bare,
  );
};

/** Columns left empty beyond the last are no columns. */
const withoutMargin = (text: string): string => {
  const [margin = ''] = /,*$/.exec(headIn(text)) ?? [];
  return margin === '' ? text : text.replace(new RegExp(`,{${margin.length}}$`, 'gm'), '');
};

/** A line left empty keeps its number: it gets the cells it lacks, so that the rows after it are counted right. */
const withBlanks = (text: string): string => {
  const lines = text.trimEnd().split('\n');
  const blank = ','.repeat(count(lines[0] ?? '', ','));
  let open = false;
  return lines
    .map((line) => {
      const inside = open;
      if (count(line, '"') % 2 === 1) open = !open;
      return /^[\s,]*$/.test(line) && !inside ? blank : line;
    })
    .join('\n');
};

/** A minus is typed and printed in many ways; at the beginning of a cell it is one sign. */
const withMinus = (cell: string): string => cell.replace(/^[−–—](?=\d|$| ?\[)/, '-');

/** A file of the folder as its rows, those left empty aside. */
export const readFile = (path: string, file: string): CsvTable => {
  const text = decoded(readFileSync(path), file)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const table = rewordErrors(() => parseCsv(withBlanks(withoutMargin(withCommas(text))), file));
  const rows = table.rows
    .filter(({ cells }) => [...cells.values()].some((cell) => cell !== ''))
    .map(({ line, cells }) => ({ line, cells: new Map([...cells].map(([name, cell]) => [name, withMinus(cell)])) }));
  return { ...table, rows };
};
