export { CHECKS } from './checks.ts';
export { conform } from './conform.ts';
export { dues, nextStage } from './dues.ts';
export type { Expected, ExpectedOdds, NearMiss, Ruling } from './ruling.ts';
export { type Check, type Exemptions, type Options, type Subject, subjectOf } from './subject.ts';
