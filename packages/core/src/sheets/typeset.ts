import type { Text } from '../text/index.ts';

const SIGN = /(?<=[\p{L}\d)»])([;:!?%])(?=\s|$)/gu;

/** Sets a narrow no-break space before French punctuation, whatever was typed. */
export const typesetFrench = (text: Text): Text => ({
  ...text,
  fr: text.fr
    .replace(/[ \u00a0]([;:!?%»])/g, '\u202f$1')
    .replace(/«[ \u00a0]/g, '«\u202f')
    .replace(SIGN, '\u202f$1'),
});
