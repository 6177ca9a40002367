import type { Note } from '@coup-doeil/core/chart';
import type { KeySpec, NotesSpec } from '../read-folder.ts';
import { chartName, property, quoted, text, valueSource } from './source.ts';

/** The notes, their terms still empty: what a note does is written by hand. */
export const notesSource = ({ id, title, document, rows }: NotesSpec, printing: string): string =>
  [
    "import { notes, t } from '@coup-doeil/core/chart';",
    '',
    '/** What a note does goes into its terms, and the rules read them. */',
    `export const ${chartName('notes', printing)} = notes({`,
    `  id: ${quoted(id)},`,
    `  title: ${text(title)},`,
    `  document: ${quoted(document)},`,
    '  rows: {',
    ...Object.entries(rows).map(
      ([note, { mark, text: said, rules }]) =>
        `    ${property(note)}: { mark: ${quoted(mark)}, text: ${text(said)}, terms: {}${rules ? `, rules: ${quoted(rules)}` : ''} },`,
    ),
    '  },',
    '});',
    '',
  ].join('\n');

export const keySource = ({ id, title, document, rows }: KeySpec, printing: string): string =>
  [
    "import { key, t } from '@coup-doeil/core/chart';",
    '',
    `/** ${title.en}, ${printing}. */`,
    `export const ${chartName('key', printing)} = key({`,
    `  id: ${quoted(id)},`,
    `  title: ${text(title)},`,
    `  document: ${quoted(document)},`,
    '  rows: {',
    ...Object.entries(rows).map(
      ([row, { symbol, meaning, terms }]) =>
        `    ${property(row)}: { symbol: ${text(symbol)}, meaning: ${text(meaning)}${terms ? `, terms: { effect: ${quoted(String(terms.effect))} }` : ''} },`,
    ),
    '  },',
    '});',
    '',
  ].join('\n');

/** Another printing is the same chart in its own document, with what its files say otherwise. */
export const reprintSource = (
  id: string,
  [first, other]: readonly [string, string],
  { document, notes }: { readonly document: string; readonly notes?: readonly Note[] },
  changes: Readonly<Record<string, unknown>>,
): string => {
  const cited = notes?.map((note) => `${chartName('notes', other)}.note(${quoted(note.id)})`);
  const said = [
    `document: ${quoted(document)}`,
    ...(cited ? [`notes: [${cited.join(', ')}]`] : []),
    ...Object.entries(changes).map(([key, value]) => `${property(key)}: ${valueSource(value)}`),
  ];
  return [
    '',
    Object.keys(changes).length > 0
      ? '/** What it prints otherwise. */'
      : '/** The same until a difference is named here. */',
    `export const ${chartName(id, other)} = ${chartName(id, first)}.reprint({ ${said.join(', ')} });`,
    '',
  ].join('\n');
};
