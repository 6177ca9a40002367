import type { Ruling } from '../src/conformance/ruling.ts';

/** Counted by hand on the page of the duel. */
export const RULINGS: readonly Ruling[] = [
  {
    calculator: 'fire',
    situation: 'From the flank',
    words: 'flank=true',
    about: ['lines.flank'],
    answer: { total: 2, odds: { result: { of: 3, hit: 2, miss: 1 } } },
    unless: { words: '', answer: { total: 0, odds: { result: { of: 3, hit: 1 } } } },
  },
  {
    calculator: 'fire',
    situation: 'A volley in the open',
    words: 'volley=true',
    about: ['lines.volley'],
    answer: { total: 1, facts: { targets: 1 } },
    unless: { words: 'volley=true ground=wood', answer: { total: -1 } },
  },
  {
    calculator: 'fire',
    situation: 'A volley at night',
    words: 'volley=true night=true',
    about: ['notes.b'],
    answer: { refused: 'notes.b' },
    unless: { words: 'volley=true', answer: { total: 1 } },
  },
  {
    calculator: 'fire',
    situation: 'A volley into a wood',
    words: 'volley=true ground=wood',
    about: ['notes.a'],
    answer: { total: -1 },
    unless: { edition: '2010', answer: { total: 0 } },
  },
  {
    calculator: 'fire',
    situation: 'From the flank into a wood, of which the sheet says nothing',
    words: 'flank=true ground=wood',
    about: [],
    answer: { total: 1 },
  },
  {
    calculator: 'fire',
    situation: 'From the flank into a wood, where the flank is lost',
    words: 'flank=true ground=wood',
    readings: { 'flank-in-wood': 'lost' },
    about: [],
    answer: { total: -1 },
  },
];
export const EXEMPT = { 'notes.a@2010': 'bars nothing, so that nothing shows' };
