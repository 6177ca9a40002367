import { t } from '@coup-doeil/core/chart';

/** What the words of a chart's page speak of: its printing, and the one that it is compared with. */
type Subject = {
  readonly year: number | null;
  readonly label: string;
  /** Empty where there is nothing to compare with. */
  readonly against: string;
  readonly newer: boolean;
};

/** The words of a chart's page; the script that opens notes gets them too. */
export const makeWords = ({ year, label, against, newer }: Subject) => ({
  printed:
    year === null
      ? t('Printing: {label}.', 'Édition\u202f: {label}.', { label })
      : t('From the sheet of {year}.', 'D’après la feuille de {year}.', { year }),
  changed: newer
    ? t('changed since {against}', 'changé depuis {against}', { against })
    : t('printed differently in {against}', 'imprimé autrement en {against}', { against }),
  colon: t(':', '\u202f:'),
  was: t('In {against}', 'En {against}', { against }),
  notThere: t('not in {against}', 'absent en {against}', { against }),
  hint: t(
    'Tap a figure: its notes, its source and its link open beneath it.',
    'Touchez un chiffre\u202f: ses notes, sa source et son lien s’ouvrent dessous.',
  ),
  notes: t('Notes, in our words', 'Notes, avec nos mots'),
  readings: t('Readings', 'Lectures'),
  reading: t('Reading', 'Lecture'),
  house: t('Ours:', 'La nôtre\u202f:'),
  see: t('other readings', 'autres lectures'),
  used: t('Calculate with it', 'Calculer avec'),
  away: t('Download', 'Télécharger'),
  next: t('Next charts', 'Tables suivantes'),
  all: t('All the charts', 'Toutes les tables'),
  card: t('Player’s card', 'Fiche du joueur'),
  row: t('row', 'ligne'),
  column: t('column', 'colonne'),
  link: t('Link to it', 'Lien vers cet endroit'),
  copy: t('Copy the link', 'Copier le lien'),
  copied: t('Copied', 'Copié'),
  back: t('Back to the calculation', 'Revenir au calcul'),
  close: t('Close', 'Fermer'),
  lit: t('The cell in question', 'La case en question'),
  note: t('Note', 'Note'),
});
