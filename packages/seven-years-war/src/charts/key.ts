import { key, same, t } from '@coup-doeil/core/chart';
import { SIGNS } from './signs.ts';

/** The sheet explains its brackets and its P; its abbreviations it leaves unexplained, and these words are ours. */
export const keySheet = key({
  id: 'key',
  title: t('Signs and abbreviations', 'Signes et abréviations'),
  document: '001',
  rows: {
    plain: {
      symbol: same('#'),
      meaning: t(
        'a bare figure weighs on the attacker who goes into the terrain',
        'un chiffre nu pèse sur l’attaquant qui entre dans le terrain',
      ),
      terms: { ways: SIGNS.plain.ways },
    },
    round: {
      symbol: same('()'),
      meaning: t(
        'it weighs on who attacks into the hex, and on who attacks out of it',
        'il pèse sur qui attaque vers l’hex, et sur qui attaque en en sortant',
      ),
      terms: { ways: SIGNS.round.ways },
    },
    square: {
      symbol: same('[]'),
      meaning: t(
        'it weighs on who attacks out of the terrain, and on nobody else',
        'il pèse sur qui attaque en sortant du terrain, et sur personne d’autre',
      ),
      terms: { ways: SIGNS.square.ways },
    },
    barred: { symbol: same('P'), meaning: t('forbidden', 'interdit'), terms: { bars: true } },
    'movement-points': { unprinted: true, symbol: t('MP', 'PM'), meaning: t('movement points', 'points de mouvement') },
    infantry: { unprinted: true, symbol: same('Inf'), meaning: t('infantry', 'infanterie') },
    artillery: { unprinted: true, symbol: same('Art'), meaning: t('artillery', 'artillerie') },
    cavalry: { unprinted: true, symbol: same('Cav'), meaning: t('cavalry', 'cavalerie') },
    bombardment: { unprinted: true, symbol: same('Bomb'), meaning: t('bombardment', 'bombardement') },
    command: {
      unprinted: true,
      symbol: same('IC'),
      meaning: t('in command, as it is read', 'en commandement, à ce qu’on lit'),
    },
    zone: {
      unprinted: true,
      symbol: t('EZOC', 'ZDCE'),
      meaning: t('enemy zone of control', 'zone de contrôle ennemie'),
    },
    modifier: { unprinted: true, symbol: same('DRM'), meaning: t('die-roll modifier', 'modificateur au dé') },
    'morale-modifier': {
      unprinted: true,
      symbol: same('MM'),
      meaning: t('a leader’s morale modifier', 'modificateur de moral d’un chef'),
    },
    'morale-value': { unprinted: true, symbol: t('MV', 'VM'), meaning: t('morale value', 'valeur de moral') },
    // Words that cells say in full, so that French cells say them in French.
    whole: {
      unprinted: true,
      symbol: t('all', 'tous'),
      meaning: t('all the movement points', 'tous les points de mouvement'),
    },
    willing: { unprinted: true, symbol: t('yes', 'oui'), meaning: t('if its owner wants it', 'si son joueur le veut') },
    unhurt: {
      unprinted: true,
      symbol: t('none', 'aucun'),
      meaning: t('nothing befalls the unit', 'rien n’arrive à l’unité'),
    },
    disorder: {
      unprinted: true,
      symbol: t('Disorder', 'Désordre'),
      meaning: t('the unit falls into disorder', 'l’unité tombe en désordre'),
    },
    rout: { unprinted: true, symbol: t('Rout', 'Déroute'), meaning: t('the unit routs', 'l’unité part en déroute') },
    surrender: {
      unprinted: true,
      symbol: t('surrender', 'reddition'),
      meaning: t('the unit surrenders', 'l’unité se rend'),
    },
    obliged: {
      unprinted: true,
      symbol: t('required', 'obligatoire'),
      meaning: t('it must take part', 'elle doit y prendre part'),
    },
    'loss-point': { unprinted: true, symbol: t('LP', 'PP'), meaning: t('loss point', 'point de perte') },
  },
});
