import { type Text, t } from '@coup-doeil/core/chart';
import type { Gap } from '../rules/march.ts';
import { yesNo } from './yes-no.ts';

const GAPS: Readonly<Record<Gap, readonly [what: Text, silence: Text]>> = {
  exit: [
    t('A slow unit leaves an engagement', 'Une unité lente se dégage'),
    t('the sheet has no figure for it', 'la feuille n’a pas de chiffre pour cela'),
  ],
  allowance: [
    t('The crossing takes every point', 'Le passage prend tous les points'),
    t('say how many it has', 'dites combien elle en a'),
  ],
};

/** What a march has to say. */
export const MARCH_WORDS = {
  held: () => t('Formed cavalry holds it in place.', 'De la cavalerie formée la fixe sur place.'),
  barred: () => t('Troops may not go there.', 'Les troupes n’y passent pas.'),
  'column-only': () => t('Only a unit in column crosses here.', 'Seule une unité en colonne passe ici.'),
  'not-opened': () => t('The note does not open this river to it.', 'La note ne lui ouvre pas cette rivière.'),
  step: (step: number) => t(`Step ${step}`, `Pas ${step}`),
  gap: (gap: Gap) => GAPS[gap][0],
  'gap-silence': (gap: Gap) => GAPS[gap][1],
  fits: () => t('Within its points', 'Dans ses points'),
  'fits-so': yesNo,
  left: () => t('Points left', 'Points restants'),
  goes: () => t('Steps it can make', 'Pas qu’elle peut faire'),
};
