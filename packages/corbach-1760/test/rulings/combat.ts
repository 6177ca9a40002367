import type { Ruling } from '@coup-doeil/kit';
import { on } from './ruling.ts';

const combat = on('combat');
const m = (line: string) => `combat-modifiers.${line}`;

const ORIENTATION: readonly Ruling[] = [
  combat('The better morale counts its lead', 'attackers.1.morale=6', {
    about: [m('morale')],
    answer: { total: 2 },
    unless: { words: 'attackers.1.morale=4', answer: { total: 0 } },
  }),
  combat(
    'The best of each side is compared',
    'attackers.1.strength=2 attackers.2.strength=2 attackers.2.morale=3 defenders.1.morale=5',
    {
      about: [m('morale')],
      answer: { total: -1 },
    },
  ),
  combat('In flank', 'attackers.1.from=flank', {
    about: [m('flank')],
    answer: { total: 2 },
    unless: { words: 'attackers.1.from=front', answer: { total: 0 } },
  }),
  combat('Infantry in a village has no flank', 'attackers.1.from=flank hex=village', {
    about: ['terrain.village.observations'],
    answer: { total: -1 },
    unless: { words: 'attackers.1.from=flank hex=woods', answer: { total: 1 } },
  }),
  combat('Cavalry in a village keeps its flank', 'attackers.1.from=flank hex=village defenders.1.arm=cavalry', {
    about: [m('flank')],
    answer: { total: 1 },
  }),
  combat('In rear', 'attackers.1.from=rear', {
    about: [m('rear')],
    answer: { total: 3 },
    unless: { words: 'attackers.1.from=flank', answer: { total: 2 } },
  }),
  combat('A rear stays a rear in a village', 'attackers.1.from=rear hex=village', {
    about: [m('rear')],
    answer: { total: 2 },
  }),
  combat(
    'Flank and rear add up',
    'attackers.1.strength=2 attackers.1.from=flank attackers.2.strength=2 attackers.2.from=rear',
    {
      about: [m('flank'), m('rear')],
      answer: { total: 5 },
    },
  ),
  combat(
    'Flank and rear, the higher',
    'attackers.1.strength=2 attackers.1.from=flank attackers.2.strength=2 attackers.2.from=rear',
    {
      about: [m('rear')],
      readings: { 'flank-and-rear': 'higher' },
      answer: { total: 3 },
    },
  ),
];

const heavy = 'attackers.1.arm=cavalry attackers.1.heavy=true';
const mixed = `${heavy} attackers.1.strength=2 attackers.2.strength=2`;

const TROOPS: readonly Ruling[] = [
  combat('Heavy cavalry on shaken infantry', `${heavy} defenders.1.state=disorganised`, {
    about: [m('heavy-disorganised-infantry')],
    answer: { total: 2 },
    unless: { words: heavy, answer: { total: -1 } },
  }),
  combat('Heavy cavalry on steady line infantry', heavy, {
    about: [m('heavy-line-infantry')],
    answer: { total: -1 },
    unless: { words: `${heavy} defenders.1.kind=other`, answer: { total: 0 } },
  }),
  combat('Shaken line infantry is shaken infantry', `${heavy} defenders.1.state=disorganised`, {
    about: [m('heavy-disorganised-infantry')],
    answer: { total: 2 },
  }),
  combat('Heavy cavalry with its bonus on cavalry', `${heavy} attackers.1.bonus=true defenders.1.arm=cavalry`, {
    about: [m('heavy-bonus')],
    answer: { total: 1 },
    unless: { words: `${heavy} defenders.1.arm=cavalry`, answer: { total: 0 } },
  }),
  combat('One heavy attacker is enough', mixed, { about: [m('heavy-line-infantry')], answer: { total: -1 } }),
  combat('All are heavy', heavy, {
    about: [m('heavy-line-infantry')],
    readings: { 'heavy-mix': 'all' },
    answer: { total: -1 },
  }),
  combat('All must be heavy', mixed, { about: [], readings: { 'heavy-mix': 'all' }, answer: { total: 0 } }),
  combat(
    'A disorganised attacker among two',
    'attackers.1.strength=2 attackers.2.strength=2 attackers.2.state=disorganised',
    {
      about: [m('attacker-disorganised')],
      answer: { total: -1 },
      unless: { words: 'attackers.1.strength=2 attackers.2.strength=2', answer: { total: 0 } },
    },
  ),
  combat(
    'A disorganised defender among two',
    'defenders.1.strength=2 defenders.2.strength=2 defenders.2.state=disorganised',
    {
      about: [m('defender-disorganised')],
      answer: { total: 1 },
      unless: { words: 'defenders.1.strength=2 defenders.2.strength=2', answer: { total: 0 } },
    },
  ),
  combat(
    'Light attackers only',
    'attackers.1.strength=2 attackers.1.kind=light attackers.2.strength=2 attackers.2.kind=light',
    {
      about: [m('light-attackers')],
      answer: { total: -1 },
      unless: {
        words: 'attackers.1.strength=2 attackers.1.kind=light attackers.2.strength=2',
        answer: { total: 0 },
      },
    },
  ),
  combat('Light defenders in the clear', 'defenders.1.kind=light', {
    about: [m('light-defenders')],
    answer: { total: 1 },
    unless: { words: 'defenders.1.kind=light hex=woods', answer: { total: -1 } },
  }),
  combat('Light defenders on a sunken road in the clear', 'defenders.1.kind=light road=sunken-road', {
    about: [m('light-defenders'), 'terrain.sunken-road.combat'],
    answer: { total: 0 },
  }),
  combat('Light defenders on a sunken road, which is not clear', 'defenders.1.kind=light road=sunken-road', {
    about: ['terrain.sunken-road.combat'],
    readings: { 'sunken-light': 'road' },
    answer: { total: -1 },
  }),
  combat('Light cavalry is light too', 'defenders.1.arm=cavalry defenders.1.light=true', {
    about: [m('light-defenders')],
    answer: { total: 1 },
    unless: { words: 'defenders.1.arm=cavalry', answer: { total: 0 } },
  }),
  combat(
    'One defender among two is not light',
    'defenders.1.strength=2 defenders.1.kind=light defenders.2.strength=2',
    {
      about: ['ratio.1-1'],
      answer: { total: 0 },
    },
  ),
  combat('A unit out of the fight does not weigh', 'attackers.2.strength=4 attackers.2.out=true', {
    about: ['ratio.1-1'],
    answer: { total: 0 },
    unless: { words: 'attackers.2.strength=4', answer: { total: 2 } },
  }),
  combat('Nobody attacks', 'attackers.1.out=true', { about: [], answer: { refused: 'ratio' } }),
  combat('Nobody defends', 'defenders.1.out=true', { about: [], answer: { refused: 'ratio' } }),
];

const split = 'attackers.1.strength=2 attackers.2.strength=2 attackers.2.hexsides=stream';

const GROUND: readonly Ruling[] = [
  combat('Into woods', 'hex=woods', {
    about: [m('terrain'), 'terrain.woods.combat'],
    answer: { total: -1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  combat('A road leaves its hex as it is', 'hex=woods road=road', {
    about: ['terrain.road.combat'],
    answer: { total: -1 },
  }),
  combat('A sunken road in the clear', 'road=sunken-road', {
    about: ['terrain.sunken-road.combat'],
    answer: { total: -1 },
  }),
  combat('A sunken road in woods', 'hex=woods road=sunken-road', {
    about: ['terrain.sunken-road.combat'],
    answer: { total: -1 },
    unless: { words: 'hex=woods', answer: { total: -1 } },
  }),
  combat('A sunken road added to woods', 'hex=woods road=sunken-road', {
    about: ['terrain.sunken-road.combat', 'terrain.woods.combat'],
    readings: { 'sunken-road': 'adds' },
    answer: { total: -2 },
  }),
  combat('Over a stream', 'attackers.1.hexsides=stream', { about: ['terrain.stream.combat'], answer: { total: -1 } }),
  combat('Over a bridge on a stream', 'attackers.1.hexsides=stream,bridge', {
    about: ['terrain.bridge.combat'],
    answer: { total: -2 },
    unless: { words: 'attackers.1.hexsides=stream', answer: { total: -1 } },
  }),
  combat('Bridge and stream both', 'attackers.1.hexsides=stream,bridge', {
    about: ['terrain.bridge.combat', 'terrain.stream.combat'],
    readings: { 'bridge-and-stream': 'adds' },
    answer: { total: -3 },
  }),
  combat('Over a bridge, the stream under it unsaid', 'attackers.1.hexsides=bridge', {
    about: ['terrain.stream.combat'],
    readings: { 'bridge-and-stream': 'adds' },
    answer: { total: -3 },
    unless: { readings: { 'bridge-and-stream': 'replaces' }, answer: { total: -2 } },
  }),
  combat('Down a slope', 'attackers.1.hexsides=slope attackers.1.level=-1', {
    about: ['terrain.slope.combat'],
    answer: { total: -1 },
    unless: { readings: { 'slope-direction': 'climbing' }, answer: { total: 1 } },
  }),
  combat('Up a slope, whichever way it counts', 'attackers.1.hexsides=slope attackers.1.level=1', {
    about: ['terrain.slope.combat', 'terrain.up-one.combat'],
    readings: { 'slope-direction': 'climbing' },
    answer: { total: -3 },
  }),
  combat('Over a slope', 'attackers.1.hexsides=slope', { about: ['terrain.slope.combat'], answer: { total: -2 } }),
  combat('One level up', 'attackers.1.level=1', { about: ['terrain.up-one.combat'], answer: { total: -1 } }),
  combat('Two levels up', 'attackers.1.level=2', { about: ['terrain.up-two.combat'], answer: { total: -2 } }),
  combat('One level down', 'attackers.1.level=-1', { about: ['terrain.down.combat'], answer: { total: 1 } }),
  combat('Two levels down', 'attackers.1.level=-2', { about: ['terrain.down.combat'], answer: { total: 1 } }),
  combat('Two ways in: the worse', split, { about: ['terrain.stream.combat'], answer: { total: -1 } }),
  combat('Two ways in: the better', split, {
    about: ['ratio.1-1'],
    readings: { 'split-hexsides': 'best' },
    answer: { total: 0 },
  }),
];

const CIRCUMSTANCES: readonly Ruling[] = [
  combat('An attacking stack was rearranged', 'attackerChangedOrder=true', {
    about: [m('changed-order')],
    answer: { total: -2 },
    unless: { words: '', answer: { total: 0 } },
  }),
  combat('A defending stack was rearranged', 'defenderChangedOrder=true', {
    about: ['ratio.1-1'],
    answer: { total: 0 },
  }),
  combat('A defending stack was rearranged, and counts', 'defenderChangedOrder=true', {
    about: [m('changed-order')],
    readings: { 'changed-order': 'defender' },
    answer: { total: 2 },
  }),
  combat('An attacking stack does not count then', 'attackerChangedOrder=true', {
    about: ['ratio.1-1'],
    readings: { 'changed-order': 'defender' },
    answer: { total: 0 },
  }),
  combat('A commander attacks', 'attackerCommander=true', {
    about: [m('commander')],
    answer: { total: 1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  combat('A commander defends', 'defenderCommander=true', { about: ['ratio.1-1'], answer: { total: 0 } }),
  combat('A commander defends, and counts', 'defenderCommander=true', {
    about: [m('commander')],
    readings: { commander: 'either' },
    answer: { total: -1 },
  }),
  combat('The attackers are demoralised', 'attackerDemoralised=true', {
    about: [m('demoralised')],
    answer: { total: -1 },
    unless: { words: '', answer: { total: 0 } },
  }),
  combat('The defenders are demoralised', 'defenderDemoralised=true', {
    about: [m('demoralised')],
    answer: { total: 1 },
  }),
  combat('Caught in march column', 'defenders.1.marchColumn=true', {
    about: [m('march-column')],
    answer: { total: 2 },
    unless: { words: '', answer: { total: 0 } },
  }),
];

// One against four is -3; disorganised, -4: the faces read -3 to 2.
const broken = 'attackers.1.arm=cavalry attackers.1.strength=1 attackers.1.state=disorganised';
// Six to one is +6: the faces read 7, 8, 9, 10, and twice 11.
const crushing = 'attackers.1.strength=24 defenders.1.strength=2 defenders.2.strength=2';
const overrun = 'attackers.1.strength=24';
// The same against cavalry that the star strikes, beside infantry that it does not.
const starred =
  'attackers.1.strength=24 attackers.1.state=disorganised defenders.1.strength=2 defenders.1.arm=cavalry defenders.1.state=disorganised defenders.1.byCombat=true defenders.2.strength=2';
const left = (...steps: readonly [nine: number, ten: number]) =>
  Object.fromEntries(steps.map((n) => [`disorganised-1-eliminated-1-steps-${n}-retreat-2`, 1]));

const FATES: readonly Ruling[] = [
  combat('The star strikes cavalry broken by an earlier combat', `${broken} attackers.1.byCombat=true`, {
    about: ['notes.star'],
    answer: { total: -4, odds: { attacker: { of: 6, 'eliminated-1': 2 } } },
    unless: {
      words: broken,
      answer: {
        total: -4,
        odds: {
          attacker: {
            of: 36,
            'eliminated-1': 0,
            'disorganised-again-1-steps-2-retreat-2': 6,
            'disorganised-again-1-steps-1-retreat-1': 10,
          },
        },
      },
    },
  }),
  combat('Read so, it strikes cavalry disorganised by anything', broken, {
    about: ['notes.star'],
    readings: { 'star-cause': 'any' },
    answer: { odds: { attacker: { of: 6, 'eliminated-1': 2 } } },
  }),
  combat(
    'It does not strike infantry',
    'attackers.1.strength=1 attackers.1.state=disorganised attackers.1.byCombat=true',
    {
      about: ['ratio.1-3'],
      answer: { odds: { attacker: { of: 6, 'eliminated-1': 0 } } },
    },
  ),
  combat(
    'Row 8 has no star',
    `${overrun} defenders.1.arm=cavalry defenders.1.state=disorganised defenders.1.byCombat=true attackers.1.state=disorganised`,
    {
      about: ['notes.star'],
      // +6 -1 +1: again 7 to 12. Row 7 fails four times in six, row 8 always; 9 and 10 have the star, 11 and 12 the E.
      answer: {
        total: 6,
        odds: { defender: { of: 36, 'eliminated-1': 24, 'disorganised-again-1-steps-1-retreat-1': 10 } },
      },
    },
  ),
  combat('The steps are the side’s', crushing, {
    about: ['ratio.6-1'],
    answer: { total: 6, odds: { defender: { of: 216, 'disorganised-2-steps-1-retreat-1': 52, 'eliminated-2': 72 } } },
  }),
  combat('The steps are each one’s', crushing, {
    about: ['ratio.6-1'],
    readings: { losses: 'each' },
    answer: { odds: { defender: { of: 216, 'disorganised-2-steps-2-retreat-1': 52 } } },
  }),
  combat('Who is struck by the star bears no step of its side', starred, {
    about: ['notes.star'],
    // +6 -1 +1: rows 7 to 12. Rows 9 and 10 have the star: two and three steps for the infantry alone.
    answer: { total: 6, odds: { defender: { of: 6, ...left(2, 3) } } },
  }),
  combat('Who is struck by the star bears one step first', starred, {
    about: ['notes.star'],
    readings: { 'star-steps': 'one' },
    answer: { total: 6, odds: { defender: { of: 6, ...left(1, 2) } } },
  }),
  combat('Steps fall on each of those who live', starred, {
    about: ['notes.star'],
    readings: { losses: 'each' },
    answer: { total: 6, odds: { defender: { of: 6, ...left(2, 3) } } },
  }),
  combat('The morale given holds after a loss', `${overrun} defenders.1.moraleAfter=2`, {
    about: ['ratio.6-1'],
    answer: { odds: { defender: { of: 36, 'holds-1-steps-1-retreat-1': 2 } } },
  }),
  combat('The second morale holds after a loss', `${overrun} defenders.1.moraleAfter=3`, {
    about: ['ratio.6-1'],
    readings: { 'morale-after-loss': 'second' },
    answer: { odds: { defender: { of: 36, 'holds-1-steps-1-retreat-1': 1 } } },
  }),
  combat('Tests left open', overrun, {
    about: ['ratio.6-1'],
    readings: { 'morale-test': 'open' },
    answer: { odds: { defender: { of: 6, 'tests-1-steps-1-retreat-1': 1, 'eliminated-1': 2 } } },
  }),
];

export const COMBAT: readonly Ruling[] = [...ORIENTATION, ...TROOPS, ...GROUND, ...CIRCUMSTANCES, ...FATES];
