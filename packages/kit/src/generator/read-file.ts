import { readFileSync } from 'node:fs';
import { type CsvTable, parseCsv } from '@coup-doeil/core/chart/import';
import { failAt, rewordErrors } from './mistake.ts';

/** Decodes UTF-8; a mistake names the first row in another encoding. */
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

/** Spreadsheets separate cells by semicolons where a comma is the decimal sign; pasted cells are separated by tabs. */
const withCommas = (text: string): string => {
  const head = headIn(text);
  const sign = [';', '\t'].find((one) => count(head, one) > count(head, ','));
  if (sign === undefined) return text;
  const cells = new RegExp(`("(?:[^"]|"")*")|([^"${sign}\n]+)|${sign}`, 'g');
  return text.replace(cells, (_, inQuotes?: string, bare?: string) =>
    inQuotes !== undefined ? inQuotes : bare === undefined ? ',' : bare.includes(',') ? `"${bare}"` : bare,
  );
};

/** Removes empty columns after the last. */
const withoutMargin = (text: string): string => {
  const [margin = ''] = /,*$/.exec(headIn(text)) ?? [];
  return margin === '' ? text : text.replace(new RegExp(`,{${margin.length}}$`, 'gm'), '');
};

/** Fills empty lines with empty cells, so that the rows after them keep their numbers. */
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

/** Replaces the minus signs and dashes that may begin a cell by a hyphen. */
const withMinus = (cell: string): string => cell.replace(/^[−–—](?=\d|$| ?\[)/, '-');

/** Reads a CSV file of the folder; empty rows are left out. */
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
