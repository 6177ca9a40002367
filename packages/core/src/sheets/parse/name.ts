import { same, type Text } from '../../text/index.ts';

/** An id from a name: `Dry lake` → `dry-lake`, `+1` → `plus-1`; never one that an object would sort as a number. */
export const toSlug = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<![a-z\d])[−-](?=\d)/g, ' minus ')
    .replace(/\+(?=\d)/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^\d/.test(plain) ? `n-${plain}` : plain;
};

export const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const SIGN = /(?<=[\p{L}\d)»])([;:!?%])(?=\s|$)/gu;

/** Sets a narrow no-break space before French punctuation, whatever was typed. */
const typesetFrench = (text: string): string =>
  text
    .replace(/[ \u00a0]([;:!?%»])/g, '\u202f$1')
    .replace(/«[ \u00a0]/g, '«\u202f')
    .replace(SIGN, '\u202f$1');

/** A text that stands in a sheet. Other than those of `t`, it has every language on a page in one language too: ids are made of it. */
export const sheetText = (en: string, fr: string): Text => ({ ...same(en), fr: typesetFrench(fr) });

/** What a symbol looks like in a cell: `#` stands for the number printed with it. */
export const symbolForm = (symbol: string): string =>
  symbol.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace('#', '(\\d{1,2})');

const STROKE = ' / ';

/** `Firer / Tireur`: English and French; without the stroke the same in both. */
export const bothOf = (text: string): Text => {
  const at = text.indexOf(STROKE);
  // Two strokes would be three names.
  if (at < 0 || at < text.lastIndexOf(STROKE)) return same(text);
  return sheetText(text.slice(0, at), text.slice(at + STROKE.length));
};
