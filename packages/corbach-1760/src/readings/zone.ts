import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

const zone = (row: string) => ({ document: '002', chart: 'terrain', row, column: 'blocks-zone' });

/** Governs march, combat and zones alike. */
export const slopeDirection = reading({
  question: t('Does a slope count on the way down too?', 'Une pente compte-t-elle aussi en descendant\u202f?'),
  options: { either: t('either way', 'dans les deux sens'), climbing: t('only climbing', 'en montant seulement') },
  why: t(
    'One row for the hexside, without a direction; climbing and going down have rows of their own.',
    'Une seule ligne pour ce bord, sans direction\u202f; monter et descendre ont leurs propres lignes.',
  ),
  confidence: 'weak',
  cite: { document: '002', chart: 'terrain', row: 'slope' },
});

/** What the sheet leaves open about zones of control. */
export const ZONE_READINGS = {
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: { front: t('its front hexes', 'ses hex de front'), six: t('all six', 'les six') },
    why: t(
      'The sheet says what stops a zone, not where it lies.',
      'La feuille dit ce qui arrête une zone, non où elle est.',
    ),
    confidence: 'fair',
    cite: zone('stream'),
  }),
  'zone-village': reading({
    question: t('Which way does a village stop a zone?', 'Dans quel sens un village arrête-t-il une zone\u202f?'),
    options: {
      entering: t('entering it', 'en y entrant'),
      both: t('entering and leaving it', 'en y entrant et en en sortant'),
    },
    why: t('The sheet says that it blocks, not which way.', 'La feuille dit qu’il bloque, non dans quel sens.'),
    confidence: 'fair',
    cite: zone('village'),
  }),
  'zone-bridge': reading({
    question: t('Does a zone pass over a bridge?', 'Une zone passe-t-elle un pont\u202f?'),
    options: {
      passes: t('it does: the bridge stands in for the stream', 'oui\u202f: le pont tient lieu de ruisseau'),
      stopped: t('the stream stops it', 'le ruisseau l’arrête'),
    },
    why: t(
      'The stream blocks, the bridge over it does not; both are on the hexside.',
      'Le ruisseau bloque, le pont qui le franchit non\u202f; tous deux sont sur le bord.',
    ),
    confidence: 'weak',
    cite: zone('bridge'),
  }),
  'slope-direction': slopeDirection,
};
