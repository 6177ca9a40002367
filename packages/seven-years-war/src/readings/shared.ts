import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

export const noteCite = (note: string) => ({ document: '001', chart: 'notes', note });
export const hexsideCite = (row: string, column?: string) => ({
  document: '001',
  chart: 'terrain-hexsides',
  row,
  ...(column === undefined ? {} : { column }),
});

export const entrenchmentDirection = reading({
  question: t('Which way does an entrenchment count?', 'Dans quel sens un retranchement compte-t-il\u202f?'),
  options: {
    both: t('either way across it', 'dans les deux sens'),
    inward: t('only inward', 'seulement vers l’intérieur'),
  },
  why: t(
    'The row prints no direction, where the slopes have a row for each.',
    'La ligne n’indique pas de sens, alors que les pentes ont une ligne pour chacun.',
  ),
  confidence: 'fair',
  cite: hexsideCite('entrenchment'),
});

export const note3 = reading({
  question: t('On which rows does note 3 stand?', 'À quelles lignes la note 3 renvoie-t-elle\u202f?'),
  options: { stream: t('on the stream', 'au ruisseau'), rivers: t('on the two rivers', 'aux deux rivières') },
  why: t(
    'Its mark is lost; the note numbers run down the chart. Either way a bridge or crossing stands in for the water.',
    'Son appel est perdu\u202f; les numéros descendent le long de la table. Dans les deux cas, le pont ou le passage tient lieu de l’eau.',
  ),
  confidence: 'fair',
  cite: noteCite('note-3'),
});
