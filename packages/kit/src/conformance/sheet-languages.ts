import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cutSheets } from '@coup-doeil/core/sheets';
import { readFolder } from '../generator/read-folder.ts';
import type { Subject } from './subject.ts';

const PAIRS = [
  ['fr', 'French', 'en', 'English'],
  ['en', 'English', 'fr', 'French'],
] as const;
/** So many words are named where a language is missing. */
const NAMED = 4;

/** The words of a sheet that stand in one language and not in the other. */
const listAlone = ([heads = [], ...rows]: readonly (readonly string[])[], missing: string, there: string): string[] =>
  rows.flatMap((cells) => {
    const [absent, words] = [missing, there].map((head) => cells[heads.indexOf(head)]?.trim() ?? '');
    return words && !absent ? [words] : [];
  });

/** What the sheets of a game say in one language alone: a draft may, a checked game is in both. */
export const languageGaps = ({ at }: Subject): string[] => {
  const folder = join(at, '../sheets');
  if (!existsSync(folder)) return [];
  return Object.entries(readFolder(folder)).flatMap(([path, content]) =>
    cutSheets(path, content).flatMap(({ name, rows }) => {
      const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
      return PAIRS.flatMap(([missing, language, there, other]) => {
        const alone = listAlone(filled, missing, there);
        if (alone.length === 0) return [];
        const words = alone.slice(0, NAMED).map((word) => `“${word}”`);
        const more = alone.length > NAMED ? ` and ${alone.length - NAMED} more` : '';
        return [`say in ${language}, column ${missing}, what ${name}.csv says in ${other}: ${words.join(', ')}${more}`];
      });
    }),
  );
};
