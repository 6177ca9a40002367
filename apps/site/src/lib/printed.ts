import { replaceMinus } from '@coup-doeil/core/tell';

/** How a printed cell is set: digits under digits, so the sign hangs at the left and a letter at the right. */
export type Setting =
  | { readonly as: 'figure'; readonly sign: string; readonly digits: string; readonly after: string }
  /** Two figures with a bar: two storeys on a phone. */
  | { readonly as: 'pair'; readonly parts: readonly [string, string] }
  /** An abbreviation in capitals: NE, UOT. `barred`: NA and its kin stand bold. */
  | { readonly as: 'word'; readonly word: string; readonly barred: boolean }
  | { readonly as: 'text'; readonly text: string };

const figure = /^([+-])?(\d+|½)([A-Z]{1,2})?$/;
const pair = /^([+-]?\w+)\/([+-]?\w+)$/;
const word = /^[A-Z]{2,4}$/;

/** `halves`: a grid of costs, where 1/2 is a half and not odds. */
export const settingOf = (printed: string, halves: boolean): Setting => {
  const text = halves && printed === '1/2' ? '½' : printed;
  const [, sign = '', digits, after = ''] = figure.exec(text) ?? [];
  if (digits !== undefined) return { as: 'figure', sign: replaceMinus(`${sign}0`).slice(0, -1), digits, after };
  const [, left, right] = (halves && pair.exec(text)) || [];
  if (left !== undefined && right !== undefined)
    return { as: 'pair', parts: [replaceMinus(left), replaceMinus(right)] };
  if (text === '-') return { as: 'text', text: '–' };
  if (word.test(text)) return { as: 'word', word: text, barred: text === 'NA' };
  // Two signs stay on one line.
  return { as: 'text', text: replaceMinus(text[0] === '+' ? text.replaceAll(' ', '\u00a0') : text) };
};
