import { LANGUAGES, type Text } from '@coup-doeil/core/chart';

/** A string as our sources write it. */
export const quoted = (text: string): string =>
  `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('${', '\\u0024{')
    .replaceAll('\u202f', '\\u202f')
    .replaceAll('\u00a0', '\\u00a0')}'`;

/** A text as it stands in the code: in English and French. */
export const text = ({ en, fr }: Pick<Text, 'en' | 'fr'>): string => `t(${quoted(en)}, ${quoted(fr)})`;

/** A key of an object; one that looks like a number stays quoted. */
export const property = (name: string): string => (/^[a-z][a-zA-Z0-9]*$/.test(name) ? name : quoted(name));

/** Plain data as source; what has both languages is a text. */
export const valueSource = (value: unknown): string => {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return `[${value.map(valueSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { en, fr }: Readonly<Record<string, unknown>> = { ...value };
  const isText = Object.keys(value).every((key) => LANGUAGES.some((language) => language === key));
  if (isText && typeof en === 'string' && typeof fr === 'string') return text({ en, fr });
  const parts = Object.entries(value).map(([key, inner]) => `${property(key)}: ${valueSource(inner)}`);
  return `{ ${parts.join(', ')} }`;
};

const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const pascal = (id: string): string => camel(id).replace(/^./, (letter) => letter.toUpperCase());

/** The chart of a printing as a name: `fire2016`, `fireSheet`. */
export const chartName = (id: string, printing: string): string => `${camel(id)}${pascal(printing)}`;

/** Rows set in columns, as on the sheet. */
export const aligned = (rows: readonly (readonly string[])[], between: string): string[] => {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => [...(row[i] ?? '')].length)));
  return rows.map((row) =>
    row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell)).join(between),
  );
};
