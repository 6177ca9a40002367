import { type Language, TYPOGRAPHY } from '../text/index.ts';
import { OR } from './words.ts';

/** A name with what is said of it: `Arm: foot`. */
export const formatPair = (name: string, value: string, language: Language): string =>
  `${name}${TYPOGRAPHY[language].space}: ${value}`;

/** What is said of several things, in one line: `Arm: foot; Strength: 3`. */
export const joinParts = (parts: readonly string[], language: Language): string =>
  parts.join(`${TYPOGRAPHY[language].space}; `);

/** Several things of which any will do: `1, 2 or 3`. */
export const joinChoices = (parts: readonly string[], language: Language): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${OR[language]} `);
