import { same, type Text } from '../text/index.ts';

const SIGN = /(?<=[\p{L}\d)»])([;:!?%])(?=\s|$)/gu;

/** Sets a narrow no-break space before French punctuation, whatever was typed. */
const typesetFrench = (text: string): string =>
  text
    .replace(/[ \u00a0]([;:!?%»])/g, '\u202f$1')
    .replace(/«[ \u00a0]/g, '«\u202f')
    .replace(SIGN, '\u202f$1');

/** A text that stands in a sheet. Other than those of `t`, it has every language on a page in one language too: ids are made of it. */
export const sheetText = (en: string, fr: string): Text => ({ ...same(en), fr: typesetFrench(fr) });
