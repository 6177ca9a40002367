import { type Language, TYPOGRAPHY } from '../text/index.ts';

/** A name with what is said of it: `Arm: foot`. */
export const formatPair = (name: string, value: string, language: Language): string =>
  `${name}${TYPOGRAPHY[language].space}: ${value}`;

/** What is said of several things, in one line: `Arm: foot; Strength: 3`. */
export const joinParts = (parts: readonly string[], language: Language): string =>
  parts.join(`${TYPOGRAPHY[language].space}; `);
