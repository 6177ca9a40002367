import { column, figure, ladder, t } from '@coup-doeil/core/chart';
import { notes142 } from './notes.ts';

/** The ratio table. */
export const ratio142 = ladder({
  id: 'ratio',
  title: t('Strength ratio', 'Rapport de force'),
  document: '002',
  notes: [notes142.note('rounding')],
  column: column(t('Modifier', 'Modificateur'), figure),
  rungs: [
    ['6/1 +', '+6'],
    ['5/1', '+5'],
    ['4/1', '+4'],
    ['3/1', '+3'],
    ['2/1', '+2'],
    ['3/2', '+1'],
    ['1/1', '0'],
    ['2/3', '-1'],
    ['1/2', '-2'],
    ['1/3 -', '-3'],
  ],
});
