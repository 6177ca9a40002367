import { t } from '@coup-doeil/core/chart';

type Subject = { readonly dice: string; readonly sheet: string; readonly version: string };

/** The words of a player's card: `sheet` is what it was typed from. */
export const makeWords = ({ dice, sheet, version }: Subject) => ({
  title: t('Player’s card', 'Fiche du joueur'),
  sub: t(
    'Every chart on one or two sheets, A4 or Letter. The print of this page is the card alone.',
    'Toutes les tables sur une ou deux feuilles, A4 ou Letter. L’impression de cette page est la fiche seule.',
  ),
  print: t('Print', 'Imprimer'),
  dice: t('Dice: {dice};', 'Dés\u202f: {dice}\u202f;', { dice }),
  paper: t('Paper', 'Papier'),
  ink: t('Ink', 'Encre'),
  colours: t('Two colours', 'Deux couleurs'),
  black: t('Black', 'Noir'),
  foot: t(
    'our reading; see Sources and doubts. The figures of “{sheet}”, words of our own; this card does not replace the rules.',
    'notre lecture\u202f; voir Sources et doutes. Les chiffres de «\u202f{sheet}\u202f», des mots à nous\u202f; cette fiche ne remplace pas les règles.',
    { sheet },
  ),
  data: t('Coup d’œil, data {version}', 'Coup d’œil, données {version}', { version }),
});
