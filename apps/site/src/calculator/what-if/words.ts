import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of what would change an answer. */
export const words = {
  whatIf: t('What would change it', 'Ce qui changerait la réponse'),
  onTheScale: t('On the scale', 'Sur l’échelle'),
  youCan: t('You can', 'Vous pouvez'),
  ifSo: t('If', 'Si'),
  given: t('If the ground or the enemy were different', 'Si le terrain ou l’ennemi changeait'),
  didNotMatter: t('What did not matter', 'Ce qui n’a pas compté'),
} satisfies Readonly<Record<string, Said>>;
