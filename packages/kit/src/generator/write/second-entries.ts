import { formatChartCsv } from '@coup-doeil/core/chart';
import { cutSheets, type Files, readSheets, type SheetGame } from '@coup-doeil/core/sheets';

/** The second entries of the charts that were typed again whole; one that is half typed is left to be typed. */
export const secondEntryFiles = (
  { data }: SheetGame,
  files: Files,
  text: string,
): readonly (readonly [file: string, text: string])[] => {
  const again = cutSheets('second', text).map(({ name }) => name);
  const others = Object.entries(files).filter(([name]) => !again.includes(name));
  const second = readSheets({ ...Object.fromEntries(others), second: text }).data;
  // The printing that is listed first; an object would list years in another order.
  const newest = data.printings[0]?.id ?? '';
  const first = data.charts[newest] ?? [];
  return (second.charts[newest] ?? []).flatMap(({ built }) => {
    const same = first.find((chart) => chart.built.id === built.id)?.built;
    const isWhole = same?.rows.length === built.rows.length && same.columns.length === built.columns.length;
    return again.includes(built.id) && isWhole ? [[`test/second-entry/${built.id}.csv`, formatChartCsv(built)]] : [];
  });
};
