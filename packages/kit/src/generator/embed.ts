import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '@coup-doeil/core/sheets';
import { readFolder } from './read-folder.ts';

const escapeTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

/** The sheets as one module of text, as neither plain builds nor browsers import CSV. */
export const embedSheets = (files: Files): string => {
  const decoder = new TextDecoder();
  const texts = Object.entries(files).map(([path, content]) => {
    const text = typeof content === 'string' ? content : decoder.decode(content);
    return `  ${/^[a-z]+$/.test(path) ? path : `'${path}'`}: \`${escapeTemplate(text.replaceAll('\r', ''))}\`,\n`;
  });
  return `// Written from the folder sheets by \`npm run sheets\`; change the sheets and not this file.\n\n/** The sheets by their paths. */\nexport const SHEETS = {\n${texts.join('')}};\n`;
};

/** Writes the module of a package anew from its folder of sheets; says whether that changed it. */
const embedPackage = (folder: string): boolean => {
  const file = join(folder, 'src/sheets.ts');
  const text = embedSheets(readFolder(join(folder, 'sheets')));
  const isChanged = readFileSync(file, 'utf8') !== text;
  if (isChanged) writeFileSync(file, text);
  return isChanged;
};

if (import.meta.main)
  console.log(embedPackage(process.cwd()) ? 'src/sheets.ts is written anew' : 'src/sheets.ts says it all');
