import type { Style } from '../io.ts';
import { WORDS } from '../words.ts';
import { cellSpeller, LIT } from './chart.ts';
import { colon, heading, keyOf, type Shown } from './shown.ts';
import { table } from './table.ts';
import { paint, signed } from './text.ts';

/** Exact ways of ways as a percentage for the eye, the last thing done; never none or sure where it is not. */
export const percent = (ways: number, of: number, style: Style): string => {
  const value = (100 * ways) / of;
  const whole = (100 * ways) % of === 0;
  const shown = whole
    ? `${value}`
    : ways > 0 && value < 0.1
      ? '<0.1'
      : ways < of && value > 99.9
        ? '>99.9'
        : value.toFixed(1);
  return style.language === 'fr' ? `${shown.replace('.', ',')}\u202f%` : `${shown}%`;
};

const bar = (ways: number, of: number, { width }: Style): string => {
  const eighths = Math.round((8 * (width < 60 ? 10 : 20) * ways) / of);
  const part = ' ▏▎▍▌▋▊▉'[eighths % 8] ?? '';
  return `${'█'.repeat(Math.floor(eighths / 8))}${part.trim()}`;
};

/** What each face of the die would bring; the face that was thrown, or the row that was lit, carries the sign. */
export const showFaces = (shown: Shown): string[] => {
  const { report, charts, style, thrown } = shown;
  const faces = report.answer?.faces;
  if (!faces) return [];
  const spell = cellSpeller(keyOf(shown), style);
  const columns = charts.find(({ id }) => id === faces.chart)?.columns;
  const sides = Object.keys(faces.rows[0]?.cells ?? {});
  const used = (row: string) => report.lit.some((cell) => cell.chart === faces.chart && cell.row === row);
  // A sign on every row says nothing.
  const telling = !faces.rows.every(({ row }) => used(row));
  const isLit = (face: number, row: string) => (thrown === undefined ? telling && used(row) : face === thrown);
  const rows = faces.rows.map(({ face, total, row, cells }) => [
    `${isLit(face, row) ? LIT : ''}${face}`,
    signed(total),
    ...sides.map((side) => spell(cells[side] ?? '')),
  ]);
  const heads = sides.map((side) => {
    const label = columns?.find(({ id }) => id === side)?.label;
    return { head: label ? style.say(label) : side, flows: true };
  });
  const lines = table(
    [{ head: faces.die, right: true }, { head: style.say(WORDS.total), right: true }, ...heads],
    rows,
    style.width,
  );
  return [...heading(style, style.say(WORDS.table)), ...lines.map((line) => lighten(line, style))];
};

/** A lit line is bold where there is colour; its sign stands in any case. */
export const lighten = (line: string, style: Style): string => (line.includes(LIT) ? paint(style, 'bold', line) : line);

export const showOdds = ({ report, calculator, style }: Shown): string[] =>
  Object.entries(report.odds).flatMap(([name, ways]) => {
    const label = calculator.odds?.[name]?.label;
    const rows = [...ways]
      .sort((a, b) => b.ways - a.ways)
      .map((way) => [
        style.say(way.label),
        percent(way.ways, way.of, style),
        `${way.ways}/${way.of}`,
        bar(way.ways, way.of, style),
      ]);
    const columns = [{ head: '', flows: true }, { head: '', right: true }, { head: '', right: true }, { head: '' }];
    return [
      ...heading(style, `${style.say(WORDS.odds)}${colon(style)} ${label ? style.say(label) : name}`),
      ...table(columns, rows, style.width),
    ];
  });
