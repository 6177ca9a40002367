/* Files that were dropped or chosen: sheets, or a whole draft in a zip. */
import { type Draft, parseFile } from '../draft/draft.ts';

/** `Fire Modifiers.csv` as the name of a sheet. */
const nameOf = (file: string): string =>
  file
    .replace(/\.\w+$/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'sheet';

/** The sheets of some files, with the second entries of a zip. */
export const openFiles = async (files: readonly File[]): Promise<Pick<Draft, 'sheets' | 'second'>> => {
  const opened = await Promise.all(
    files.map(async (file) => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (/\.zip$/i.test(file.name)) return (await import('../draft/zip.ts')).unzipDraft(bytes);
      return { sheets: parseFile(nameOf(file.name), bytes).filter(({ cells }) => cells.length > 0), second: [] };
    }),
  );
  return { sheets: opened.flatMap(({ sheets }) => sheets), second: opened.flatMap(({ second }) => second) };
};
