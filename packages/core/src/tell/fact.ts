import type { Fact } from '../game/calculator.ts';
import type { Language } from '../text/index.ts';
import { formatFigure } from './figure.ts';
import { formatPair, joinParts } from './punctuation.ts';
import { NO, YES } from './words.ts';

/** What a fact says, without its label. */
export const formatFact = ({ value, text }: Pick<Fact, 'value' | 'text'>, language: Language): string => {
  if (text) return text[language];
  if (value === null) return '–';
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  return typeof value === 'number' ? formatFigure(value) : value;
};

/** Facts in a line, each with its label: those that `own` does not hold already, or all where it holds every one. */
export const formatFacts = (facts: readonly Fact[], own: readonly Fact[], language: Language): string => {
  const other = facts.filter((fact) => !own.some(({ id, value }) => id === fact.id && value === fact.value));
  const pairs = (other.length > 0 ? other : facts).map((fact) =>
    formatPair(fact.label[language], formatFact(fact, language), language),
  );
  return joinParts(pairs, language);
};
