import { bands, column, t } from '@coup-doeil/core/chart';
import { notes142 } from './notes.ts';
import { result } from './results.ts';

/** Row 8 bears no star though its mirror, −2, does: kept as printed. */
export const combat142 = bands({
  id: 'combat',
  title: t('Combat results', 'Table de combat'),
  document: '002',
  notes: [notes142.note('star'), notes142.note('combat-die')],
  columns: {
    attacker: column(t('Attacker', 'Attaquant'), result),
    defender: column(t('Defender', 'Défenseur'), result),
  },
  rows: [
    ['-3 -', '2D-R2 [*]  | -'],
    ['-2', '  1D-R1 [*]  | -'],
    ['-1', '  1-TM+2-R1  | -'],
    ['0', '   TM+2-R1    | -'],
    ['1', '   TM+2       | -'],
    ['2', '   TM+1       | TM'],
    ['3', '   TM         | TM'],
    ['4', '   TM         | TM+1'],
    ['5', '   TM-1       | TM+2'],
    ['6', '   TM-1       | 1-TM+2'],
    ['7', '   -          | 1-TM+2-R1'],
    ['8', '   -          | 1D-R1'],
    ['9', '   -          | 2D-R2 [*]'],
    ['10', '  -          | 3D-R2 [*]'],
    ['11 +', '-          | E'],
  ],
});
