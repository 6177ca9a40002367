/* A draft as a zip and back; fetched when it is asked for. */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { type Draft, formatSheets, listFiles, parseFile } from './draft.ts';

/** The second entries stand in one file beside the sheets: whoever reads a folder of sheets passes over it. */
const SECOND = 'second-entry.txt';

export const zipFiles = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  // A fixed day: the same draft is the same file.
  Uint8Array.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])), {
      mtime: '2000-01-01',
    }),
  );

/** The sheets as `<name>.csv`, as `new-game` and `coup-doeil try` read them. */
export const zipDraft = ({ sheets, second }: Draft): Uint8Array<ArrayBuffer> =>
  zipFiles({
    ...Object.fromEntries(Object.entries(listFiles(sheets)).map(([name, text]) => [`${name}.csv`, text])),
    ...(second.length > 0 ? { [SECOND]: formatSheets(second) } : {}),
  });

/** What most of the paths begin with, where a folder was packed whole. */
const findFolder = (paths: readonly string[]): string => {
  const [first = ''] = paths;
  const folder = first.slice(0, first.indexOf('/') + 1);
  return paths.every((path) => path.startsWith(folder)) ? folder : '';
};

/** The sheets and second entries of a zip; none where it is no zip, or holds no sheet. */
export const unzipDraft = (bytes: Uint8Array): Pick<Draft, 'sheets' | 'second'> => {
  try {
    const files = Object.entries(unzipSync(bytes)).filter(
      ([path]) => /\.(?:csv|tsv|txt)$/i.test(path) && !path.startsWith('__MACOSX'),
    );
    const folder = findFolder(files.map(([path]) => path));
    const byName = files.map(([path, content]) => [path.slice(folder.length), content] as const);
    return {
      sheets: byName
        .filter(([path]) => path !== SECOND)
        .flatMap(([path, content]) => parseFile(path.replace(/\.\w+$/, ''), content)),
      second: byName
        .filter(([path]) => path === SECOND)
        .flatMap(([, content]) => parseFile('second', strFromU8(content))),
    };
  } catch {
    return { sheets: [], second: [] };
  }
};
