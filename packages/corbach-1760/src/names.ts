import { joinCell, type Text, t } from '@coup-doeil/core/chart';
import type { Decisions } from '@coup-doeil/core/game';
import { describeUnits, formatCell } from '@coup-doeil/core/tell';
import { FATES, type Fate } from './rules/fates.ts';
import { countOutcome } from './rules/outcomes.ts';
import type { Approach, Arm, Aspect, Kind, Road, State } from './vocabulary.ts';

export const ARM_NAMES = {
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  artillery: t('artillery', 'artillerie'),
} satisfies Record<Arm, Text>;

/** A result as it is printed, with its marks; its signs are the same in every language. */
export const printResult = ({
  printed,
  marks,
}: {
  readonly printed: string;
  readonly marks: readonly string[];
}): string => joinCell({ printed: formatCell(printed, 'bands', (text) => text), marks });

/** Strength is what a player brings. */
export const MORE_STRENGTH: Decisions<'more' | 'less'> = {
  more: t('bring {n} more strength', 'engager {n} de force en plus'),
  less: t('bring {n} less strength', 'engager {n} de force en moins'),
};

export const STATE_NAMES = {
  'good-order': t('in good order', 'en bon ordre'),
  disorganised: t('disorganised', 'désorganisée'),
} satisfies Record<State, Text>;

export const KIND_NAMES = {
  line: t('line', 'de ligne'),
  light: t('light', 'légère'),
  other: t('other', 'autre'),
} satisfies Record<Kind, Text>;

/** The states that a counter shows. */
export const STATE_MARKS = { disorganised: 'disordered' } as const;

export const ASPECT_NAMES = {
  front: t('front', 'front'),
  flank: t('flank', 'flanc'),
  rear: t('rear', 'arrière'),
} satisfies Record<Aspect, Text>;

export const APPROACH_NAMES = {
  ...ASPECT_NAMES,
  'flank-and-rear': t('flank of one, rear of another', 'flanc de l’un, arrière de l’autre'),
} satisfies Record<Approach, Text>;

export const ROAD_NAMES = {
  none: t('none', 'aucune'),
  road: t('road', 'route'),
  'sunken-road': t('sunken road', 'chemin creux'),
} satisfies Record<Road | 'none', Text>;

/** The same to choose from, as a map draws them. */
export const ROAD_OPTIONS = {
  none: ROAD_NAMES.none,
  road: ROAD_NAMES.road,
  'sunken-road': { label: ROAD_NAMES['sunken-road'], sign: 'road' },
} as const;

/** A fate of one unit, and of several. */
const FATE_NAMES: Readonly<Record<Fate, readonly [singular: Text, plural: Text]>> = {
  holds: [t('holds', 'tient'), t('hold', 'tiennent')],
  tests: [t('tests its morale', 'teste son moral'), t('test their morale', 'testent leur moral')],
  disorganised: [t('disorganised', 'désorganisée'), t('disorganised', 'désorganisées')],
  'disorganised-again': [
    t('disorganised again', 'à nouveau désorganisée'),
    t('disorganised again', 'à nouveau désorganisées'),
  ],
  eliminated: [t('eliminated', 'éliminée'), t('eliminated', 'éliminées')],
};

/** `holds-2-disorganised-1-steps-1-retreat-2` in words. */
export const sideText = (id: string): Text => {
  const counts = countOutcome(id);
  const { steps = 0, retreat = 0 } = counts;
  const parts = [describeUnits(FATES.map((fate) => [counts[fate] ?? 0, ...FATE_NAMES[fate]]))];
  if (steps === 1) parts.push(t('1 step lost', '1 pas perdu'));
  if (steps > 1) parts.push(t('{steps} steps lost', '{steps} pas perdus', { steps }));
  if (retreat > 0) parts.push(t('retreat of {retreat}', 'recul de {retreat}', { retreat }));
  return parts.reduce((first, next) => t('{first}, {next}', '{first}, {next}', { first, next }));
};

/** Both sides, the attacker first. */
export const bothText = (id: string): Text =>
  id
    .split('_')
    .map(sideText)
    .reduce((attacker, defender) => t('{attacker} – {defender}', '{attacker} – {defender}', { attacker, defender }));
