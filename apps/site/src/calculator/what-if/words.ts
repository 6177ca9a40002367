import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of what would change an answer. */
export const words = {
  whatIf: t('What would change it', 'Ce qui changerait'),
  onTheScale: t('On the scale', 'Sur l’échelle'),
  ifSo: t('If', 'Si'),
  moreChanges: t('Others, and what is not allowed', 'D’autres, et ce qui est interdit'),
  didNotMatter: t('What did not matter', 'Ce qui n’a pas compté'),
} satisfies Readonly<Record<string, Said>>;
