import type { Problem } from '../sheets/problem.ts';
import { type Language, t } from '../text/index.ts';
import { cleanText, quoteValue } from './quote.ts';

const tellPlace = ({ file, line, column }: Problem, language: Language): string =>
  t('{file}, row {line}, column {column}', '{file}, ligne {line}, colonne {column}', { file, line, column })[language];

const tellGiven = ({ given }: Problem, language: Language): string => {
  if (given === undefined) return '';
  if (given === '') return t('; it is empty', '\u202f; elle est vide')[language];
  return t('; it says {given}', '\u202f; on y lit {given}', { given: quoteValue(given, language) })[language];
};

/** A mistake in a sheet in one line: `terrain.csv, row 4, column fire: it should be a figure such as +1; it says “x”`. */
export const tellProblem = (problem: Problem, language: Language): string => {
  const values = {
    place: cleanText(tellPlace(problem, language)),
    text: problem.text,
    given: tellGiven(problem, language),
  };
  return t('{place}: {text}{given}', '{place}\u202f: {text}{given}', values)[language];
};
