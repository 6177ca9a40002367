/* A calculator counts the parts of its input; on the board they have names of their own: hexes their printed numbers. */
import type { Report } from '../game/index.ts';
import type { Language, Text } from '../text/index.ts';
import type { PartName } from './action-rules.ts';
import type { ActionReport } from './run-action.ts';

const replaceNames = (text: Text, names: readonly PartName[]): Text => {
  const replace = (language: Language): string =>
    names.reduce((words, { called, name }) => words.replace(called[language], name[language]), text[language]);
  const replaced = Object.keys(text).map((language) => [language, replace(language as Language)]);
  // It has the languages of `text`.
  return Object.fromEntries(replaced) as Text;
};

/** The report of an action, in which the parts of the input go by their names on the board. */
export const nameParts = ({ report, names }: Pick<ActionReport, 'report' | 'names'>): Report => {
  if (names.length === 0) return report;
  // The longest first: “hex 1” begins “hex 12”.
  const sorted = names.toSorted((a, b) => b.called.en.length - a.called.en.length);
  const { working, answer } = report;
  return {
    ...report,
    working: working.map((step) => ({ ...step, label: replaceNames(step.label, sorted) })),
    answer: answer && {
      ...answer,
      facts: answer.facts.map(({ label, text, ...fact }) => ({
        ...fact,
        label: replaceNames(label, sorted),
        ...(text && { text: replaceNames(text, sorted) }),
      })),
    },
  };
};
