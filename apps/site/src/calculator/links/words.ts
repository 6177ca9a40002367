import type { Said } from '../../lib/words.ts';

/** What is said of a link that a page was opened by. */
export const words = {
  wasThen: { en: 'When this link was made the answer was', fr: 'Quand ce lien a été fait, la réponse était' },
  isNow: { en: 'today it is', fr: 'aujourd’hui elle est' },
  notValid: { en: 'Not valid in this link, and left out', fr: 'Invalide dans ce lien, et laissé de côté' },
  another: { en: 'another', fr: 'une autre' },
} satisfies Readonly<Record<string, Said>>;
