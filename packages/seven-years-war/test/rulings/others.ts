import type { Ruling } from '@coup-doeil/kit';

const water: readonly Ruling[] = [
  {
    calculator: 'water',
    situation: 'Some land shows: pond or river',
    words: 'blue=part',
    about: ['notes.note-2'],
    answer: { facts: { water: 'pond-river', 'pond-river-foot': '2' } },
    unless: { words: 'blue=none', answer: { facts: { water: 'none' } } },
  },
  {
    calculator: 'water',
    situation: 'Nothing but blue: deep water, closed',
    words: 'blue=all',
    about: ['notes.note-2', 'terrain-hexes.deep-water'],
    answer: { facts: { water: 'deep-water', 'deep-water-foot': 'P' } },
  },
  {
    calculator: 'water',
    situation: 'Hex 3110 of the Leuthen map is the walled town',
    words: 'blue=none map=leuthen number=hex-3110',
    about: ['notes.note-1'],
    answer: { facts: { town: 'walled-town', 'walled-town-infantry': '-3' } },
    unless: { words: 'blue=none map=leuthen number=another', answer: { facts: { town: 'none' } } },
  },
  {
    calculator: 'water',
    situation: 'A pond along the whole hexside closes it',
    words: 'place=hexside covered=all',
    about: ['notes.note-4'],
    answer: { facts: { hexside: 'pond', 'pond-foot': 'P' } },
    unless: { words: 'place=hexside covered=part', answer: { facts: { hexside: 'none' } } },
  },
];

const rally: readonly Ruling[] = [
  {
    calculator: 'rally',
    situation: 'A leader of +2 in the stack',
    words: 'leader=true leaderModifier=2',
    about: ['rally.leader'],
    answer: { total: 6, odds: { result: { rallied: 6, of: 6 } } },
    unless: { words: '', answer: { total: 4, odds: { result: { rallied: 4, shaken: 2, of: 6 } } } },
  },
  {
    calculator: 'rally',
    situation: 'Four hexes from the enemy, and three',
    words: 'distance=4',
    about: ['rally.far'],
    answer: { total: 5, odds: { result: { rallied: 5, of: 6 } } },
    unless: { words: 'distance=3', answer: { total: 4 } },
  },
  {
    calculator: 'rally',
    situation: 'Infantry in woods, and cavalry there',
    words: 'arm=infantry shelter=woods',
    about: ['rally.shelter'],
    answer: { total: 5 },
    unless: { words: 'arm=cavalry shelter=woods', answer: { total: 4 } },
  },
  {
    calculator: 'rally',
    situation: 'A walled town shelters as a town, unless it is read otherwise',
    words: 'shelter=walled-town',
    about: ['rally.shelter'],
    answer: { total: 5 },
    unless: { readings: { 'walled-shelter': 'no' }, answer: { total: 4 } },
  },
  {
    calculator: 'rally',
    situation: 'A friend has routed next to it',
    words: 'friends=true',
    about: ['rally.friends'],
    answer: { total: 3 },
    unless: { words: '', answer: { total: 4 } },
  },
  {
    calculator: 'rally',
    situation: 'An enemy is next to it, and two hexes off',
    words: 'distance=1',
    about: ['rally.enemy'],
    answer: { total: 3 },
    unless: { words: 'distance=2', answer: { total: 4 } },
  },
  {
    calculator: 'rally',
    situation: 'The army is demoralised',
    words: 'army=demoralised',
    about: ['rally.demoralised'],
    answer: { total: 3 },
    unless: { words: 'army=broken', answer: { total: 2 } },
  },
  {
    calculator: 'rally',
    situation: 'The army is broken: that and no more',
    words: 'army=broken',
    about: ['rally.broken'],
    answer: { total: 2, odds: { result: { rallied: 2, shaken: 4, of: 6 } } },
    unless: { words: 'army=demoralised', answer: { total: 3 } },
  },
  {
    calculator: 'rally',
    situation: 'Everything at once',
    words: 'morale=5 leader=true leaderModifier=1 distance=1 shelter=town friends=true army=broken',
    about: ['rally.leader', 'rally.shelter', 'rally.friends', 'rally.enemy', 'rally.broken'],
    answer: { total: 3 },
  },
  {
    calculator: 'rally',
    situation: 'The roll is not printed: without the assumption the morale stands alone',
    words: 'morale=4',
    readings: { 'rally-roll': 'unsaid' },
    about: [],
    answer: { total: 4, facts: { morale: 4 } },
  },
];

const condition = (situation: string, words: string, note: string): Ruling => ({
  calculator: 'deep-charge',
  situation,
  words,
  about: [`deep-charge.${note}`],
  answer: { refused: `deep-charge.${note}` },
  unless: { words: '', answer: { total: 5, facts: { needed: 6 }, odds: { result: { obliged: 1, free: 5, of: 6 } } } },
});

const charge: readonly Ruling[] = [
  condition('Infantry makes no deep charge', 'arm=infantry', 'cavalry'),
  condition('Cavalry that is not engaged', 'engaged=false', 'engaged'),
  condition('Cavalry that is not formed', 'formed=false', 'formed'),
  condition('Cavalry that made one this turn', 'already=true', 'once'),
  condition('Before the advances are over', 'advanced=false', 'after'),
  {
    calculator: 'deep-charge',
    situation: 'Morale 5 and a leader of +2: a 4 makes 11, which binds it to the next attack',
    words: 'morale=5 leader=true leaderModifier=2',
    about: ['deep-charge.sum', 'deep-charge.11-or-more'],
    answer: {
      total: 7,
      facts: { needed: 4, obliges: 'next-attack' },
      odds: { result: { obliged: 3, free: 3, of: 6 } },
    },
    unless: {
      words: 'morale=5 leader=true leaderModifier=2 formed=false',
      answer: { refused: 'deep-charge.formed' },
    },
  },
  {
    calculator: 'deep-charge',
    situation: 'Morale 4 without a leader: no face reaches 11',
    words: 'morale=4',
    about: [],
    answer: { total: 4, facts: { needed: 7 }, odds: { result: { free: 6, obliged: 0, of: 6 } } },
  },
];

const morale: readonly Ruling[] = [
  {
    calculator: 'morale-effect',
    situation: 'Morale 5 may retreat at will, and an “r” does nothing to it',
    words: 'morale=5 stepLost=true',
    about: ['morale-effects.morale-5'],
    answer: { facts: { retreat: 'yes', 'loss-point': 'unsaid', r: 'none', s: 'unsaid' } },
    unless: {
      words: 'morale=4 stepLost=true',
      answer: { facts: { retreat: 'unsaid', 'loss-point': 'disorder', r: 'disorder', s: 'unsaid' } },
    },
  },
  {
    calculator: 'morale-effect',
    situation: 'Morale 4, its first loss: nothing is said of it',
    words: 'morale=4',
    about: ['morale-effects.morale-4'],
    answer: { facts: { 'loss-point': 'unsaid', r: 'disorder' } },
  },
  {
    calculator: 'morale-effect',
    situation: 'Morale 3 routs on a loss point once a step is gone, and an “S” has it surrender',
    words: 'morale=3 stepLost=true',
    about: ['morale-effects.morale-3'],
    answer: { facts: { retreat: 'unsaid', 'loss-point': 'rout', r: 'disorder', s: 'surrender' } },
  },
  {
    calculator: 'morale-effect',
    situation: 'Morale 6 has no line, unless 5 is read as 5 or more',
    words: 'morale=6',
    about: [],
    answer: { facts: { silent: 'silent' } },
  },
  {
    calculator: 'morale-effect',
    situation: 'Morale 6 read as 5 or more, morale 2 as 3 or less',
    words: 'morale=6',
    readings: { 'morale-bounds': 'bounds' },
    about: ['morale-effects.morale-5'],
    answer: { facts: { retreat: 'yes', r: 'none' } },
    unless: {
      words: 'morale=2',
      answer: { facts: { retreat: 'unsaid', r: 'disorder', s: 'surrender' } },
    },
  },
];

const through = 'attack,stand,odds,lead,modifier,resolve,no-leader,results';
const steps: readonly Ruling[] = [
  {
    calculator: 'combat-steps',
    situation: 'The steps have an order: no die before the odds',
    words: 'choices=attack,stand,resolve',
    about: ['combat-sequence.odds'],
    answer: { refused: 'combat-sequence.odds' },
  },
  {
    calculator: 'combat-steps',
    situation: 'What was not advanced is not extended',
    words: `choices=${through},no-advance,extended-advance`,
    about: ['combat-sequence.advance'],
    answer: { refused: 'combat-sequence.advance' },
  },
  {
    calculator: 'combat-steps',
    situation: 'After an advance it may be extended',
    words: `choices=${through},advance,extended-advance`,
    about: ['combat-sequence.counter'],
    answer: { facts: { step: 'counter', 'may-marker': 'marker' } },
  },
  {
    calculator: 'combat-steps',
    situation: 'The advance of one attack is not extended in the next',
    words: `choices=${through},advance,no-extension,marker,next-attack,${through},no-advance,extended-advance`,
    about: ['combat-sequence.advance'],
    answer: { refused: 'combat-sequence.advance' },
  },
  {
    calculator: 'combat-steps',
    situation: 'A deep charge that comes off binds to one more attack',
    words: `choices=${through},advance,no-extension,marker,charge-obliged,end`,
    about: ['deep-charge.11-or-more'],
    answer: { refused: 'deep-charge.11-or-more' },
  },
  {
    calculator: 'combat-steps',
    situation: 'A deep charge that fails binds to nothing',
    words: `choices=${through},advance,no-extension,marker,charge-free,end`,
    about: [],
    answer: { facts: { step: 'over', attacks: 1, bound: 0 } },
  },
  {
    calculator: 'combat-steps',
    situation: 'The next attack begins with its naming, and takes the bound cavalry in',
    words: `choices=${through},advance,no-extension,marker,charge-obliged,next-attack,attack`,
    about: ['combat-sequence.retreat-before'],
    answer: { facts: { step: 'retreat-before', attacks: 2, bound: 0, aid: 'morale-effect' } },
  },
];

export const OTHER_RULINGS: readonly Ruling[] = [...water, ...rally, ...charge, ...morale, ...steps];
