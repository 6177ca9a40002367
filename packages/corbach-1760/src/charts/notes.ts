import { notes, t } from '@coup-doeil/core/chart';
import type { Arm, Mover } from '../vocabulary.ts';

/** What the notes of the sheet do. */
export type NoteTerms = {
  'light-cavalry': { readonly admits: Mover; readonly disorganises: true };
  'facing-change': { readonly lifts: 'facing-change' };
  'two-levels': { readonly levels: 2 };
  star: { readonly eliminates: Arm; readonly already: 'disorganised' };
};

export const notes142 = notes<NoteTerms>({
  id: 'notes',
  title: t('Notes', 'Notes'),
  document: '002',
  rows: {
    'light-cavalry': {
      mark: '1',
      text: t('Light cavalry may enter, disorganised by it.', 'La cavalerie légère peut entrer, désorganisée.'),
      terms: { admits: 'light-cavalry', disorganises: true },
    },
    'facing-change': {
      mark: '2',
      text: t('Changes of facing too.', 'Changements d’orientation aussi.'),
      terms: { lifts: 'facing-change' },
    },
    'two-levels': {
      mark: '3',
      text: t('Both levels in one hex, such as 1204.', 'Les deux niveaux dans un hex, comme 1204.'),
      terms: { levels: 2 },
    },
    star: {
      mark: '*',
      text: t(
        'Cavalry disorganised by an earlier combat is lost.',
        'La cavalerie désorganisée par un combat précédent est perdue.',
      ),
      terms: { eliminates: 'cavalry', already: 'disorganised' },
    },
  },
});
