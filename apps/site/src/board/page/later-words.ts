import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said by the sheets that come when they are asked for. */
export const laterWords = {
  onBoard: t('On the board', 'Sur la carte'),
  myRoll: t('My roll', 'Mon jet'),
  rolledFace: t('I rolled {face}', 'J’ai fait {face}'),
  passedAt: t('passed at or below {need}', 'réussi à {need} ou moins'),
  dieBack: t('One die back', 'Un dé en arrière'),
  throwsTests: t('The page throws the tests', 'La page lance les tests'),
  whoRolled: t(
    'You rolled {rolled}; the page threw {thrown}.',
    'Vous avez fait {rolled}\u202f; la page a fait {thrown}.',
  ),
  next: t('Then', 'Ensuite'),
  others: t('Other sets', 'Autres groupes'),
  leftOut: t(
    'Sets that bring no more than a part of them: {n}',
    'Groupes qui n’apportent pas plus qu’une de leurs parties\u202f: {n}',
  ),
  untried: t('Sets not tried, there are too many: {n}', 'Groupes non essayés, ils sont trop\u202f: {n}'),
  unpriced: t(
    'Sets that are legal and have no figure on the sheet: {n}',
    'Groupes permis sans chiffre sur la feuille\u202f: {n}',
  ),
  askByMail: t('Ask for a throw', 'Demander un jet'),
  toMail: t('By mail', 'Par courrier'),
  openSight: t('the sheet leaves to you what blocks the sight', 'la feuille vous laisse juge de la vue'),
  table: t('How the table reads the rules', 'Comment la table lit les règles'),
  calculator: t('Open as a calculator', 'Ouvrir dans le calcul'),
  way: t('The way to {hex}', 'Le chemin vers {hex}'),
  notReached: t('{hex} is not reached', '{hex} n’est pas atteint'),
  range: t('Range from {from}: {range}', 'Distance depuis {from}\u202f: {range}'),
  seen: t('in sight', 'en vue'),
  unseen: t('out of sight', 'hors de vue'),
  view: t('What is seen from here', 'Ce qu’on voit d’ici'),
  ground: t('Ground', 'Terrain'),
  unpainted: t('nothing is painted: taken as clear', 'rien n’est peint\u202f: compté comme clair'),
  level: t('Level {level}', 'Niveau {level}'),
  hexsides: t('Hexsides', 'Côtés'),
  toward: t('toward {hex}', 'vers {hex}'),
  inZone: t('In the zone of', 'Dans la zone de'),
  whoseTurn: t('Whose turn', 'À qui de jouer'),
  phase: t('Phase', 'Phase'),
  anyPhase: t('not said', 'non dite'),
  newTurn: t('New turn', 'Nouveau tour'),
  newTurnHelp: t('Takes the marks of this turn off all counters.', 'Ôte de tous les pions les marques de ce tour.'),
} satisfies Readonly<Record<string, Said>>;
