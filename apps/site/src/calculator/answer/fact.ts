import type { Fact } from '@coup-doeil/core/game';
import { thin } from '../../lib/figures.ts';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

/** What a fact says, without its label. */
export const formatFact = ({ value, text }: Fact, lang: Lang): string =>
  text?.[lang] ??
  (typeof value === 'boolean' ? words[value ? 'yes' : 'no'][lang] : value === null ? '–' : String(value));

/** Facts in a line, each with its label: those that `own` does not hold already, or all where it holds every one. */
export const formatFacts = (facts: readonly Fact[], own: readonly Fact[] = [], lang: Lang): string => {
  const other = facts.filter((fact) => !own.some(({ id, value }) => id === fact.id && value === fact.value));
  return (other[0] ? other : facts)
    .map((fact) => `${fact.label[lang]}${thin(lang)}: ${formatFact(fact, lang)}`)
    .join(`${thin(lang)}; `);
};
