import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of dice that were thrown. */
export const words = {
  thrown: t('Thrown', 'Lancé'),
  clearLog: t('Clear the log', 'Vider le registre'),
  seed: t('Seed', 'Graine'),
  seedHelp: t(
    'The same seed throws the same. Leave it empty for a fresh one.',
    'La même graine donne le même lancer. Vide, elle est tirée au sort.',
  ),
} satisfies Readonly<Record<string, Said>>;
