import { bands, column, t } from '@coup-doeil/core/chart';
import { result } from './results.ts';

/** The artillery table. */
export const artillery142 = bands({
  id: 'artillery',
  title: t('Artillery table', 'Table d’artillerie'),
  document: '002',
  columns: { target: column(t('Target', 'Cible'), result) },
  rows: [
    ['0 -', '-'],
    ['1', '-'],
    ['2', 'TM'],
    ['3', 'TM'],
    ['4', 'TM+1'],
    ['5', 'TM+2'],
    ['6', 'D'],
    ['7', '1D-R1'],
    ['8', '1D-R2'],
    ['9 +', '2D-R2'],
  ],
});
