import type { Lang } from '../lib/words.ts';

export const langOf = (address: string): Lang => (address.startsWith('/fr/') ? 'fr' : 'en');
