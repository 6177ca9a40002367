import { t } from '@coup-doeil/core/chart';
import type { Silence, Source } from '@coup-doeil/core/game';

export const SOURCES: readonly Source[] = [
  {
    id: '001',
    title: t('Seven Years War chart', 'Table de la guerre de Sept Ans'),
    year: null,
    languages: ['fr'],
    about: t(
      'A player’s sheet in French, without a title, a name or a year. Hex 3110 of a Leuthen map, the Mietzel, the Elbe, Prussian cavalry and a rule 19.11.1 point to the first Prussia’s Glory (Rossbach, Leuthen, Zorndorf, Torgau): that is our inference, not something it says. Spelling is repaired; the English is ours. No note number can be seen in the table: where each belongs is read from what it says.',
      'Une feuille de joueur en français, sans titre, sans nom et sans année. L’hex 3110 d’une carte de Leuthen, la Mietzel, l’Elbe, la cavalerie prussienne et une règle 19.11.1 désignent le premier Prussia’s Glory (Rossbach, Leuthen, Zorndorf, Torgau)\u202f: c’est notre déduction, la feuille n’en dit rien. L’orthographe est réparée\u202f; l’anglais est de nous. Aucun numéro de note ne se voit dans la table\u202f: leur place est déduite de ce qu’elles disent.',
    ),
  },
  {
    id: 'components',
    title: t('Prussia’s Glory, public component lists', 'Prussia’s Glory, listes publiques du matériel'),
    year: null,
    languages: ['en'],
    about: t(
      'They count one six-sided die; the sheet itself names no die.',
      'Elles comptent un dé à six faces\u202f; la feuille, elle, ne nomme aucun dé.',
    ),
  },
];

export const SILENCES: readonly Silence[] = [
  {
    id: 'combat-results',
    text: t(
      'There is no combat results table on the sheet, and none is made up here: a combat goes as far as its terrain modifier.',
      'La feuille ne contient pas de table de résultats de combat, et l’on n’en invente pas\u202f: un combat va jusqu’à son modificateur de terrain.',
    ),
  },
  {
    id: 'other-modifiers',
    text: t(
      'The other modifiers to a combat, and how the odds are worked out, are not printed.',
      'Les autres modificateurs d’un combat et l’établissement du rapport n’y sont pas.',
    ),
  },
  {
    id: 'rally-roll',
    text: t('How a rally is rolled is not printed.', 'Le jet de ralliement n’est pas imprimé.'),
  },
  {
    id: 'zone-exit',
    text: t(
      'What leaving a zone costs a slow unit that is engaged is not printed.',
      'Ce que coûte la sortie d’une zone à une unité lente engagée n’est pas imprimé.',
    ),
  },
  {
    id: 'allowance',
    text: t(
      'Movement allowances, and whether a zone stops who enters it, are not printed.',
      'Les potentiels de mouvement, et si une zone arrête qui y entre, ne sont pas imprimés.',
    ),
  },
  {
    id: 'all-retreat',
    text: t(
      'What becomes of an attack whose defenders have all gone before combat is not printed.',
      'Ce que devient une attaque dont tous les défenseurs se sont retirés avant combat n’est pas imprimé.',
    ),
  },
  {
    id: 'deep-charge-step',
    text: t(
      'A deep charge is tried once the advance moves are over; which step that is, the sheet does not say. Here it stands with the cavalry action.',
      'Une charge profonde se tente une fois les avances finies\u202f; à quelle étape, la feuille ne le dit pas. Ici, elle est rangée avec l’action de cavalerie.',
    ),
  },
  {
    id: 'morale-3-repeats',
    text: t(
      'For an “r”, the line of morale 3 repeats the disorder of morale 4. It may be a slip; it is kept as printed.',
      'Pour un «\u202fr\u202f», la ligne du moral 3 répète le désordre du moral 4. C’est peut-être une erreur\u202f; on la garde telle quelle.',
    ),
  },
  {
    id: 'surrender',
    text: t(
      'What the results “r” and “S” are beyond these lines is not printed.',
      'Ce que sont les résultats «\u202fr\u202f» et «\u202fS\u202f» hors de ces lignes n’est pas imprimé.',
    ),
  },
];
