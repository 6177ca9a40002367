import type { Language } from '../text.ts';

/** A colon as the language sets it. */
export const COLON = { en: ':', fr: '\u202f:' } as const satisfies Record<Language, string>;
/** A semicolon as the language sets it. */
export const SEMICOLON = { en: ';', fr: '\u202f;' } as const satisfies Record<Language, string>;

/** A name with what is said of it: `Arm: foot`. */
export const formatPair = (name: string, value: string, language: Language): string =>
  `${name}${COLON[language]} ${value}`;
