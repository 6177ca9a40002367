import { t } from '@coup-doeil/core/chart';
import type { Silence, Source } from '@coup-doeil/core/game';

export const SOURCES: readonly Source[] = [
  {
    id: '002',
    title: t('VaeVictis 142, Corbach 1760, play aid', 'VaeVictis 142, Corbach 1760, aide de jeu'),
    year: null,
    languages: ['en'],
    about: t(
      'One sheet in English with some French left in it. Its text was drawn from the file: the artillery modifiers came out with two columns fused, rows 4 to 6 of the combat table in one cell, some letters Cyrillic; all put right here.',
      'Une feuille en anglais où reste un peu de français. Son texte vient du fichier\u202f: les modificateurs d’artillerie y mêlent deux colonnes, les lignes 4 à 6 du combat tiennent en une case, quelques lettres sont cyrilliques\u202f; tout est remis en ordre ici.',
    ),
  },
];

export const SILENCES: readonly Silence[] = [
  {
    id: 'activation-roll',
    text: t('How an activation or a command check is rolled.', 'Comment se jette une activation ou un commandement.'),
  },
  { id: 'rally-roll', text: t('How an attempt to rally is rolled.', 'Comment se jette une tentative de ralliement.') },
  {
    id: 'disorganisation-roll',
    text: t(
      'The test for disorganisation after climbing two levels.',
      'Le test de désorganisation après deux niveaux montés.',
    ),
  },
  { id: 'facing-cost', text: t('What a change of facing costs.', 'Ce que coûte un changement d’orientation.') },
  {
    id: 'movement-points',
    text: t(
      'How far units move: it stands on the counters.',
      'Le potentiel de mouvement des unités\u202f: il est sur les pions.',
    ),
  },
  {
    id: 'zone-effect',
    text: t('What a zone of control does to who enters it.', 'Ce que fait une zone de contrôle à qui y entre.'),
  },
  {
    id: 'three-levels',
    text: t(
      'Three levels or more in one step, or between shooter and target.',
      'Trois niveaux ou plus en un pas, ou entre tireur et cible.',
    ),
  },
  { id: 'longest-range', text: t('The longest range of artillery.', 'La plus longue portée de l’artillerie.') },
  {
    id: 'heavy-bonus',
    text: t(
      'What gives heavy cavalry its bonus against cavalry.',
      'Ce qui donne à la cavalerie lourde son bonus contre la cavalerie.',
    ),
  },
  {
    id: 'disorganised-again',
    text: t('What becomes of a unit disorganised twice.', 'Ce que devient une unité désorganisée deux fois.'),
  },
  {
    id: 'routed-in-combat',
    text: t(
      'How routed units fight, and how a unit comes to rout.',
      'Comment se bat une unité en déroute, et comment on y tombe.',
    ),
  },
  {
    id: 'row-eight',
    text: t(
      'Why row 8 of the combat table has no star while its mirror, −2, has.',
      'Pourquoi la ligne 8 du combat n’a pas d’astérisque alors que son pendant, −2, en a un.',
    ),
  },
];
