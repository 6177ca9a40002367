import { notes, t } from '@coup-doeil/core/chart';
import type { Hex, Hexside } from '../vocabulary.ts';
import type { Way } from './figures.ts';

/** What the marks, the notes and the two principles do. */
export type NoteTerms = {
  star: { readonly bars: 'shock'; readonly ways: readonly Way[] };
  'two-stars': { readonly takes: 'allowance'; readonly column: true; readonly command: true };
  'note-1': { readonly map: 'leuthen'; readonly hex: 'hex-3110'; readonly is: Hex };
  'note-2': { readonly part: Hex; readonly all: Hex };
  'note-3': { readonly spans: readonly Hexside[] };
  'note-4': { readonly all: Hexside };
  movement: { readonly hexes: 'highest'; readonly hexsides: 'added' };
  combat: { readonly hexes: 'worse'; readonly hexsides: 'added'; readonly chooses: 'attacker' };
};

/** The marks, notes and principles of the sheet. */
export const notesSheet = notes<NoteTerms>({
  id: 'notes',
  title: t('Notes and principles', 'Notes et principes'),
  document: '001',
  rows: {
    star: {
      mark: '*',
      text: t(
        'No shock value for cavalry that attacks into this terrain or out of it.',
        'Pas de valeur de choc pour une cavalerie qui attaque vers ce terrain ou en en sortant.',
      ),
      terms: { bars: 'shock', ways: ['into', 'out'] },
    },
    'two-stars': {
      mark: '**',
      text: t('IC, and in column; no other way.', 'IC, et en colonne\u202f; pas autrement.'),
      terms: { takes: 'allowance', column: true, command: true },
    },
    'note-1': {
      mark: '1',
      text: t('On the Leuthen map, 3110 is the walled town.', 'Sur la carte de Leuthen, 3110 est la ville ceinturée.'),
      terms: { map: 'leuthen', hex: 'hex-3110', is: 'walled-town' },
    },
    'note-2': {
      mark: '2',
      text: t(
        'Blue in part: the hex is pond or river. Blue all over: deep water, closed to troops.',
        'Bleu en partie\u202f: l’hex est étang ou rivière. Tout bleu\u202f: eau profonde, fermée aux troupes.',
      ),
      terms: { part: 'pond-river', all: 'deep-water' },
    },
    'note-3': {
      mark: '3',
      text: t('Unless a bridge or a crossing is there.', 'Sauf là où un pont ou un passage existe.'),
      terms: { spans: ['stream', 'mietzel', 'elbe'] },
    },
    'note-4': {
      mark: '4',
      text: t(
        'A hexside is a pond once the pond covers the whole of it.',
        'Un bord d’hex est un étang dès que l’étang le recouvre en entier.',
      ),
      terms: { all: 'pond' },
    },
    movement: {
      mark: '',
      text: t(
        'Movement: of the terrains in a hex the dearest is paid for, and every hexside crossed on top.',
        'Mouvement\u202f: des terrains d’un hex on paie le plus cher, plus chaque bord d’hex franchi.',
      ),
      terms: { hexes: 'highest', hexsides: 'added' },
    },
    combat: {
      mark: '',
      text: t(
        'Combat: of the two hexes, the one worse for the attacker gives its figure; the hexsides between them add to it. Attacking from or into several hexes, the attacker names the pair that counts.',
        'Combat\u202f: des deux hex, le pire pour l’attaquant donne son chiffre\u202f; les bords d’hex entre eux s’y ajoutent. S’il y a plusieurs hex d’un côté ou de l’autre, l’attaquant nomme la paire qui compte.',
      ),
      terms: { hexes: 'worse', hexsides: 'added', chooses: 'attacker' },
    },
  },
});
