import { createSpeller } from '@coup-doeil/core/chart';
import {
  countPercentDigits,
  formatCell,
  formatCount,
  formatPair,
  formatPercent,
  formatTotal,
  TOTAL,
  tellLeftOut,
} from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { formatMarks, LIT } from './chart.ts';
import { findChartIn, findKey, type ReportView, sectionTitle } from './report-view.ts';
import { table } from './table.ts';
import { paint, wrap } from './text.ts';

const drawBar = (ways: number, of: number, { width }: Style): string => {
  const eighths = Math.round((8 * (width < 60 ? 10 : 20) * ways) / of);
  const part = ' ▏▎▍▌▋▊▉'[eighths % 8] ?? '';
  return `${'█'.repeat(Math.floor(eighths / 8))}${part.trim()}`;
};

/** What each face of the die would bring; the face that was thrown, or the row that was lit, carries the sign. */
export const showFaces = (view: ReportView): string[] => {
  const { report, calculator, style, thrown } = view;
  const faces = report.answer?.faces;
  if (!faces) return [];
  const { translate } = style;
  const spell = createSpeller(findKey(view), style.language);
  const columns = findChartIn(view)(faces.chart)?.columns;
  const sides = Object.keys(faces.rows[0]?.cells ?? {});
  const isUsed = (row: string) => report.lit.some((cell) => cell.chart === faces.chart && cell.row === row);
  // A sign on every row says nothing.
  const tellsApart = !faces.rows.every(({ row }) => isUsed(row));
  const isLit = (face: number, row: string) => (thrown === undefined ? tellsApart && isUsed(row) : face === thrown);
  const rows = faces.rows.map(({ face, total, row, cells, marks }) => [
    `${isLit(face, row) ? LIT : ''}${face}`,
    formatTotal(total, calculator),
    ...sides.map((side) => formatCell(cells[side] ?? '', 'bands', spell) + formatMarks(marks[side])),
  ]);
  const heads = sides.map((side) => {
    const label = columns?.find(({ id }) => id === side)?.label;
    return { head: label ? translate(label) : '', flows: true };
  });
  const lines = table(
    [{ head: faces.die, right: true }, { head: translate(TOTAL), right: true }, ...heads],
    rows,
    style.width,
  );
  return [...sectionTitle(style, translate(WORDS.table)), ...lines.map((line) => lighten(line, style))];
};

/** A lit line is bold where there is colour; its sign stands in any case. */
export const lighten = (line: string, style: Style): string => (line.includes(LIT) ? paint(style, 'bold', line) : line);

const showLists = ({ report, calculator, style }: ReportView): string[] =>
  Object.entries(report.odds).flatMap(([name, chances]) => {
    const { language, translate } = style;
    const label = calculator.odds?.[name]?.label;
    const digits = countPercentDigits(chances);
    const rows = [...chances]
      .sort((a, b) => b.ways - a.ways)
      .map((chance) => [
        translate(chance.label),
        formatPercent(chance, language, digits),
        `${formatCount(chance.ways)}/${formatCount(chance.of)}`,
        drawBar(chance.ways, chance.of, style),
      ]);
    const columns = [{ head: '', flows: true }, { head: '', right: true }, { head: '', right: true }, { head: '' }];
    const head = translate(WORDS.odds);
    return [
      ...sectionTitle(style, label ? formatPair(head, translate(label), language) : head),
      ...table(columns, rows, style.width),
    ];
  });

export const showOdds = (view: ReportView): string[] => {
  const { translate, width } = view.style;
  const leftOut = tellLeftOut(view.calculator, view.report).flatMap((text) => wrap(translate(text), width));
  return [...showLists(view), ...(leftOut.length > 0 ? ['', ...leftOut] : [])];
};
