import type { AnyCalculator, Fact, Report } from '@coup-doeil/core/game';

/** The fact that heads an answer before its total, where its calculator has such a fact: the column of an odds table. */
export const findLead = (
  { leadFact }: Pick<AnyCalculator, 'leadFact'>,
  { answer }: Pick<Report, 'answer'>,
): Fact | undefined => (leadFact === undefined ? undefined : answer?.facts.find(({ id }) => id === leadFact));
