import { type Text, t } from '../../text/index.ts';

/** The rows of a group of zones, by their ids: what a step costs that enters one, leaves one, goes from one to another. */
export const ZONE_ROWS = ['entering', 'leaving', 'within'] as const;

/** What a step has to do with enemy zones. */
export type ZoneStep = 'none' | (typeof ZONE_ROWS)[number];

export const ZONE_STEPS: Readonly<Record<ZoneStep, Text>> = {
  none: t('none', 'aucune'),
  entering: t('enters one', 'entre dans une'),
  leaving: t('leaves one', 'quitte une'),
  within: t('goes from one to another', 'passe de l’une à l’autre'),
};

/** A step by the zones at its two ends. */
export const findZoneStep = (leaving: boolean, entering: boolean): ZoneStep => {
  if (leaving) return entering ? 'within' : 'leaving';
  return entering ? 'entering' : 'none';
};

/** The rows that a step pays, of those that are printed: from zone to zone their own, else that of leaving and that of entering. */
export const listZoneRows = (printed: readonly string[], step: ZoneStep): readonly string[] => {
  const wanted = step === 'within' && !printed.includes('within') ? ['leaving', 'entering'] : [step];
  return wanted.filter((row) => printed.includes(row));
};
