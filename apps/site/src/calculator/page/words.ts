import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What a calculator's page says around its form and its answer. */
export const words = {
  presets: t('Examples', 'Exemples'),
  choose: t('choose…', 'choisir…'),
  printing: t('Printing', 'Édition'),
  undo: t('Undo', 'Annuler'),
  why: t('Why', 'Pourquoi'),
  storage: t(
    'The browser would not keep this; nothing on the page is lost.',
    'Le navigateur n’a pas voulu enregistrer ceci\u202f; rien de la page n’est perdu.',
  ),
} satisfies Readonly<Record<string, Said>>;
