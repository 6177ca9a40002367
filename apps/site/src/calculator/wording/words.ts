import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of a value that no option names. */
export const words = {
  unsaid: t('not said', 'non dit'),
  none: t('none', 'rien'),
} satisfies Readonly<Record<string, Said>>;
