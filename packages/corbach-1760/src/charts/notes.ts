import { type Favour, notes, t } from '@coup-doeil/core/chart';
import type { Arm, Mover } from '../vocabulary.ts';

/** What the notes of the sheet do, and the sentences that it prints about a whole chart, without a mark. */
export type NoteTerms = {
  'light-cavalry': { readonly admits: Mover; readonly disorganises: true };
  'facing-change': { readonly lifts: 'facing-change' };
  'two-levels': { readonly levels: 2 };
  star: { readonly eliminates: Arm; readonly already: 'disorganised' };
  target: { readonly of: 'target' };
  cumulative: { readonly modifiers: 'added' };
  'combat-die': { readonly die: 'd6' };
  rounding: { readonly favours: Favour };
};

/** The notes of the sheet. */
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
      text: t('Both levels in one hex, such as 1204 or 1104.', 'Les deux niveaux dans un hex, comme 1204 ou 1104.'),
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
    target: {
      mark: '',
      text: t(
        'The modifiers are those of whoever is shot at or attacked in this terrain.',
        'Les modificateurs valent pour qui est visé ou attaqué dans ce terrain.',
      ),
      terms: { of: 'target' },
    },
    cumulative: {
      mark: '',
      text: t('All modifiers that apply are added up.', 'Tous les modificateurs qui s’appliquent se cumulent.'),
      terms: { modifiers: 'added' },
    },
    'combat-die': {
      mark: '',
      text: t('Combat: one d6, plus or minus the modifiers.', 'Combat\u202f: un d6, plus ou moins les modificateurs.'),
      terms: { die: 'd6' },
    },
    rounding: {
      mark: '',
      text: t(
        'Between two ratios, the one better for the defender.',
        'Entre deux rapports, le plus favorable au défenseur.',
      ),
      terms: { favours: 'defender' },
    },
  },
});
