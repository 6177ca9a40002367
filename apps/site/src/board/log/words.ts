import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What the log says around its entries. */
export const words = {
  log: t('Log', 'Journal'),
  earlier: t('Earlier entries: {n}', 'Entrées précédentes\u202f: {n}'),
  nothing: t('Nothing has happened yet.', 'Rien ne s’est encore passé.'),
  undo: t('Undo', 'Annuler'),
  redo: t('Redo', 'Rétablir'),
  toStart: t('To the start', 'Au début'),
  toHere: t('To here', 'Jusqu’ici'),
  toEntry: t('To entry {n}: {title}', 'Jusqu’à l’entrée {n}\u202f: {title}'),
  report: t('Its report', 'Son rapport'),
  undone: t('undone', 'annulé'),
  closed: t('sealed by a letter', 'scellé par une lettre'),
  saveText: t('Save as text', 'Enregistrer le texte'),
  print: t('Print', 'Imprimer'),
  note: t('Add a note', 'Ajouter une note'),
  add: t('Add', 'Ajouter'),
} satisfies Readonly<Record<string, Said>>;
