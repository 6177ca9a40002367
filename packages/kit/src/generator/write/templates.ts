import type { Folder } from '../read-folder.ts';

/** The header of a second entry, without rows: rows copied by a program would prove nothing. */
const headOf = (sheet: Folder['charts'][number]): string => {
  switch (sheet.kind) {
    case 'ladder':
      return 'row,value';
    case 'modifiers':
      return 'row,group,value';
    default:
      return ['row', ...Object.keys(sheet.spec.columns)].join(',');
  }
};

/** A blank second entry for every chart of every printing; the default printing's files do not carry its name. */
export const templates = (folder: Folder, printings: readonly string[]): [file: string, text: string][] => {
  const heads = [
    ...folder.charts.map((sheet) => [sheet.id, headOf(sheet)] as const),
    ...(folder.key ? [['key', 'row,name'] as const] : []),
    ...(folder.notes ? [['notes', 'row,name'] as const] : []),
  ];
  return printings.flatMap((printing, i) =>
    heads.map(([id, head]): [string, string] => [i === 0 ? `${id}.csv` : `${id}.${printing}.csv`, `${head}\n`]),
  );
};
