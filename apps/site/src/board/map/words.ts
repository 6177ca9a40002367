import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What the map of the board says beside the words of the game. */
export const words = {
  map: t('Map', 'Carte'),
  mapOf: t('Map: {title}', 'Carte\u202f: {title}'),
  help: t(
    'Arrows walk the hexes; Home, Page Up, End and Page Down go by the corners. Enter asks about the hex, 1 to 6 about one of its sides, clockwise from the top. M brings the counter chosen here, Shift with left and right turns it. Plus and minus zoom, 0 shows all of the map.',
    'Les flèches parcourent les hex\u202f; Origine, Page précédente, Fin et Page suivante vont par les coins. Entrée interroge l’hex, 1 à 6 un de ses côtés, dans le sens des aiguilles d’une montre depuis le haut. M amène ici le pion choisi, Majuscule avec gauche et droite le tourne. Plus et moins agrandissent et réduisent, 0 montre toute la carte.',
  ),
  keys: t(
    'Arrows walk the hexes, Enter asks, M moves',
    'Flèches\u202f: parcourir, Entrée\u202f: interroger, M\u202f: déplacer',
  ),
  nearer: t('Nearer', 'Plus près'),
  farther: t('Farther', 'Plus loin'),
  all: t('All of the map', 'Toute la carte'),
  level: t('level', 'niveau'),
  unpainted: t('not painted', 'non peint'),
  nobody: t('no counter', 'aucun pion'),
  faces: t('faces', 'fait face'),
  selected: t('chosen', 'choisi'),
  sides: {
    flat: [
      t('north', 'nord'),
      t('north-east', 'nord-est'),
      t('south-east', 'sud-est'),
      t('south', 'sud'),
      t('south-west', 'sud-ouest'),
      t('north-west', 'nord-ouest'),
    ],
    pointed: [
      t('north-east', 'nord-est'),
      t('east', 'est'),
      t('south-east', 'sud-est'),
      t('south-west', 'sud-ouest'),
      t('west', 'ouest'),
      t('north-west', 'nord-ouest'),
    ],
  },
  corners: {
    flat: [
      t('north-north-east', 'nord-nord-est'),
      t('east', 'est'),
      t('south-south-east', 'sud-sud-est'),
      t('south-south-west', 'sud-sud-ouest'),
      t('west', 'ouest'),
      t('north-north-west', 'nord-nord-ouest'),
    ],
    pointed: [
      t('east-north-east', 'est-nord-est'),
      t('east-south-east', 'est-sud-est'),
      t('south', 'sud'),
      t('west-south-west', 'ouest-sud-ouest'),
      t('west-north-west', 'ouest-nord-ouest'),
      t('north', 'nord'),
    ],
  },
} satisfies Readonly<Record<string, Said | Readonly<Record<string, readonly Said[]>>>>;
