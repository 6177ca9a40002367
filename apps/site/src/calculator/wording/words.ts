import type { Said } from '../../lib/words.ts';

/** What is said of a value that no option names. */
export const words = {
  unsaid: { en: 'not said', fr: 'non dit' },
  none: { en: 'none', fr: 'rien' },
} satisfies Readonly<Record<string, Said>>;
