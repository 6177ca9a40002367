import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What the board's page says around its map and its answers. */
export const words = {
  sheet: t('What was touched', 'Ce qui est touché'),
  undo: t('Undo', 'Annuler'),
  play: t('Play', 'Jouer'),
  plan: t('Plan', 'Plan'),
  turn: t('Turn', 'Tour'),
  ground: t('Ground', 'Terrain'),
  log: t('Log, {n}', 'Journal, {n}'),
  toLog: t('Open the log', 'Ouvrir le journal'),
  badLink: t('The link could not be opened.', 'Le lien n’a pas pu être ouvert.'),
  close: t('Close', 'Fermer'),
  more: t('More of it', 'Plus'),
  no: t('no', 'non'),
  nameIn: t('{names}, {hex}', '{names}, {hex}'),
  nobody: t('Nobody from where it stands.', 'Personne d’où elle est.'),
  searching: t('Still counting…', 'Calcul en cours…'),
  best: t('{side}: the best attacks', '{side}\u202f: les meilleures attaques'),
  threats: t('{side}: what threatens them', '{side}\u202f: ce qui les menace'),
  threatened: t('What threatens us?', 'Qui nous menace\u202f?'),
  noThreat: t('No enemy can hurt anybody now.', 'Aucun ennemi ne peut toucher personne maintenant.'),
  turnNow: t('Turn {n}', 'Tour {n}'),
  turnOf: t('{side} to move', 'à jouer\u202f: {side}'),
  changeTurn: t('Change', 'Changer'),
  bothSides: t('Both sides cannot stand in one hex.', 'Deux camps ne peuvent être dans le même hex.'),
  hint: t(
    'Touch one of your counters: its reach and whom it can hurt. Touch an enemy: the best attack on it.',
    'Touchez l’un de vos pions\u202f: où il va et qui il peut toucher. Touchez un ennemi\u202f: la meilleure attaque contre lui.',
  ),
  vassal: t('Open a VASSAL game', 'Ouvrir une partie VASSAL'),
  noScript: t(
    'With scripts, every counter answers here. Without, this one answer, counted when the page was made.',
    'Avec les scripts, chaque pion répond ici. Sans eux, cette seule réponse, comptée à la fabrication de la page.',
  ),
} satisfies Readonly<Record<string, Said>>;
