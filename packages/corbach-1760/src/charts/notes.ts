import { notes, t } from '@aide-de-camp/core/chart';
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
      text: t(
        'Light cavalry can go into woods, and comes out of order by it.',
        'La cavalerie légère peut pénétrer dans un bois, et s’y désorganise.',
      ),
      terms: { admits: 'light-cavalry', disorganises: true },
    },
    'facing-change': {
      mark: '2',
      text: t(
        'What the ground adds for a change of facing goes too.',
        'Le surcoût d’un changement d’orientation aussi.',
      ),
      terms: { lifts: 'facing-change' },
    },
    'two-levels': {
      mark: '3',
      text: t('A hex that holds both levels, such as 1204.', 'Un hex qui contient les deux niveaux, comme 1204.'),
      terms: { levels: 2 },
    },
    star: {
      mark: '*',
      text: t(
        'Cavalry that an earlier combat had put out of order is lost.',
        'La cavalerie qu’un combat précédent avait désorganisée est perdue.',
      ),
      terms: { eliminates: 'cavalry', already: 'disorganised' },
    },
  },
});
