import { thin } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';

/** What the words of a chart's page speak of: its printing, and the one that it is compared with. */
type Subject = {
  readonly year: number | null;
  readonly label: string;
  readonly against: string | undefined;
  readonly newer: boolean;
  readonly lang: Lang;
};

/** The words of a chart's page; the script that opens notes gets them too. */
export const makeWords = ({ year, label, against, newer, lang }: Subject) => ({
  en: {
    printed: year === null ? `As printed: ${label}.` : `As printed in ${year}.`,
    changed: newer ? `changed since ${against}` : `printed otherwise in ${against}`,
    colon: `${thin(lang)}:`,
    was: `In ${against}`,
    notThere: `not in ${against}`,
    hint: 'Touch a figure: its notes, its source and its link open beneath it.',
    notes: 'Notes, in our words',
    readings: 'Readings',
    reading: 'Reading',
    house: 'The house:',
    see: 'other readings',
    used: 'Used by',
    away: 'Take it away',
    next: 'Next charts',
    all: 'All the charts',
    card: 'Player’s card',
    row: 'row',
    column: 'column',
    link: 'Link to it',
    copy: 'Copy the link',
    copied: 'Copied',
    back: 'Back to the sum',
    close: 'Close',
    lit: 'The lit cell',
    note: 'Note',
  },
  fr: {
    printed: year === null ? `Telle qu’imprimée\u202f: ${label}.` : `Telle qu’imprimée en ${year}.`,
    changed: newer ? `changé depuis ${against}` : `imprimé autrement en ${against}`,
    colon: `${thin(lang)}:`,
    was: `En ${against}`,
    notThere: `absent en ${against}`,
    hint: 'Touchez un chiffre\u202f: ses notes, sa source et son lien s’ouvrent dessous.',
    notes: 'Notes, avec nos mots',
    readings: 'Lectures',
    reading: 'Lecture',
    house: 'La maison\u202f:',
    see: 'autres lectures',
    used: 'Utilisée par',
    away: 'Emporter',
    next: 'Tables suivantes',
    all: 'Toutes les tables',
    card: 'Fiche du joueur',
    row: 'ligne',
    column: 'colonne',
    link: 'Lien vers cet endroit',
    copy: 'Copier le lien',
    copied: 'Copié',
    back: 'Revenir au calcul',
    close: 'Fermer',
    lit: 'La case éclairée',
    note: 'Note',
  },
});
