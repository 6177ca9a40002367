import { t } from '@coup-doeil/core/chart';
import { type ColumnBy, choice, listRowOptions } from '@coup-doeil/core/game';
import { terrain2016 } from '../charts/terrain.ts';
import { WAYS } from '../vocabulary.ts';

export const wayField = (columnBy?: ColumnBy) =>
  choice({
    label: t('Road or trail', 'Route ou chemin'),
    options: { none: t('none', 'aucun'), ...listRowOptions(terrain2016, WAYS) },
    default: 'none',
    decisions: { road: t('follow a road', 'suivre une route'), trail: t('follow a trail', 'suivre un chemin') },
    ...(columnBy && { columnBy }),
  });
