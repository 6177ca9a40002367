import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What a plan says beside the labels of the input. */
export const words = {
  rose: t(
    'Tap a hexside for what lies on it. Tap a counter, then the hex that it comes from.',
    'Touchez un bord d’hex pour dire ce qui s’y trouve. Touchez un pion, puis l’hex d’où il vient.',
  ),
  shot: t('Tap the hexside for what lies on it.', 'Touchez le bord d’hex pour dire ce qui s’y trouve.'),
  pairs: t(
    'Tap a hex for its terrains, a hexside for what lies on it, an empty hex to attack or defend there.',
    'Touchez un hex pour ses terrains, un bord pour ce qui s’y trouve, un hex vide pour y attaquer ou y défendre.',
  ),
  way: t(
    'Tap a hex for what it is, a hexside for what lies on it.',
    'Touchez un hex pour dire ce qu’il est, un bord pour ce qui s’y trouve.',
  ),
  noMap: t(
    'No map has hexes that touch like this: see the list.',
    'Aucune carte n’a d’hex qui se touchent ainsi\u202f: voyez la liste.',
  ),
  emptyHex: t('Empty hex', 'Hex vide'),
  hexside: t('Hexside', 'Bord d’hex'),
  nobody: t('nobody crosses it yet', 'personne ne le franchit encore'),
} satisfies Readonly<Record<string, Said>>;
