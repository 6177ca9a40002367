import { notes, t } from '@aide-de-camp/core/chart';
import type { Arm, Hexside, Mover } from '../vocabulary.ts';

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

export type ObservationTerms = {
  'no-flank': { readonly of: Arm };
  lifts: { readonly cost: true; readonly disorganisation: true; readonly ban: true };
  'with-road': { readonly instead: Hexside };
  test: { readonly for: 'disorganisation' };
  steep: { readonly forbidden: Mover; readonly disorganises: true };
};

/** The observations of the terrain chart: a cell names one of them. */
export const observations142 = notes<ObservationTerms>({
  id: 'terrain',
  title: t('Observations', 'Observations'),
  document: '002',
  rows: {
    'no-flank': {
      mark: 'No flank',
      text: t('Infantry here counts its flanks as front.', 'L’infanterie y a ses flancs pour front.'),
      terms: { of: 'infantry' },
    },
    lifts: {
      mark: 'Lifts',
      text: t(
        'Along it, ground that is not clear neither adds points, nor disorganises, nor bars the way.',
        'En la suivant, un terrain non clair ne coûte rien de plus, ne désorganise pas et n’arrête personne.',
      ),
      terms: { cost: true, disorganisation: true, ban: true },
    },
    'with-road': {
      mark: 'With road',
      text: t('Wherever a road crosses.', 'Partout où passe une route.'),
      terms: { instead: 'stream' },
    },
    test: {
      mark: 'Test',
      text: t('The unit tests, or is disorganised.', 'L’unité passe un test, sinon elle se désorganise.'),
      terms: { for: 'disorganisation' },
    },
    steep: {
      mark: 'Forb Art, D',
      text: t(
        'Closed to artillery; whoever crosses is disorganised.',
        'Fermée à l’artillerie\u202f; qui la franchit se désorganise.',
      ),
      terms: { forbidden: 'artillery', disorganises: true },
    },
  },
});
