import type { BattleUnit, CounterReader, Palette, Table } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { ARMY_NAMES } from '../inputs/army.ts';
import { MOVER_NAMES } from '../names.ts';
import { HEXES, type Hex, MOVERS } from '../vocabulary.ts';
import { type Figures, ORDERS, type WarBattle } from './types.ts';
import { FEATURE_WORDS, type HexsideWord, TERRAIN_WORDS } from './words.ts';

const UNITS = MOVERS.filter((arm) => arm !== 'leader');

export const palette: Palette<Hex, HexsideWord, never> = {
  terrains: TERRAIN_WORDS,
  mostTerrains: HEXES.length,
  features: FEATURE_WORDS,
  roads: {},
  levels: false,
  arms: MOVER_NAMES,
  // Told beside the terrain, never used: the sheet has no combat table.
  strength: { label: t('Strength', 'Force'), min: 0, max: 30 },
  ratings: {
    morale: { label: t('Morale', 'Moral'), min: 0, max: 10, neededBy: UNITS },
    movement: { label: t('Movement points', 'Points de mouvement'), min: 0, max: 30 },
    modifier: { label: t('Morale modifier', 'Modificateur de moral'), min: -5, max: 5 },
    range: { label: t('Range of its bombardment', 'Portée de son bombardement'), min: 1, max: 20 },
    shock: { label: t('Shock value', 'Valeur de choc'), min: 0, max: 30 },
  },
  states: {
    'good-order': t('in good order', 'en bon ordre'),
    disordered: t('disordered', 'en désordre'),
    'disordered-again': t('disordered again', 'de nouveau en désordre'),
    routed: t('routed', 'en déroute'),
    column: t('in column', 'en colonne'),
    'out-of-command': t('out of command', 'hors commandement'),
    support: t('in support', 'en soutien'),
    engaged: t('engaged', 'engagée'),
    formed: t('formed', 'formée'),
    'step-lost': t('has lost a step', 'a perdu un pas'),
    bound: t('bound to the next attack', 'tenue à la prochaine attaque'),
  },
  lossStates: ['step-lost'],
  traits: { prussian: t('Prussian', 'prussienne'), fast: t('fast', 'rapide') },
  marks: {
    moved: t('has moved', 'a bougé'),
    attacked: t('has attacked', 'a attaqué'),
    charged: t('has made a deep charge', 'a fait une charge profonde'),
    'loss-point': t('a loss point', 'un point de perte'),
  },
  formationStates: {},
  sideStates: { demoralised: ARMY_NAMES.demoralised, broken: ARMY_NAMES.broken },
  exclusive: [
    ORDERS,
    ['good-order', 'disordered-again'],
    ['slope-lower', 'slope-higher'],
    ['entrenchment-lower', 'entrenchment-higher'],
  ],
  signs: {
    'pond-river': 'water',
    'deep-water': 'water',
    crossing: 'bridge',
    pond: 'water',
    mietzel: 'water',
    elbe: 'water',
    'slope-lower': { sign: 'slope', of: 'lower' },
    'slope-higher': { sign: 'slope', of: 'higher' },
    'entrenchment-lower': { sign: 'works', of: 'lower' },
    'entrenchment-higher': { sign: 'works', of: 'higher' },
    leader: 'general',
    'disordered-again': 'disordered',
  },
  phases: {},
};

/** The figures that the rules read: those of the reduced face once a step is lost; the other stands in where it is not given. */
export const readCounter = (_: BattleUnit, reads: CounterReader, table: Table<WarBattle>): Figures => {
  const arm = reads.arm(MOVERS);
  // Who is disordered again is disordered.
  const ordered = reads.state(ORDERS);
  const order = ordered === 'good-order' && reads.has('disordered-again') ? 'disordered' : ordered;
  const stepLost = reads.has('step-lost');
  const reduced = stepLost && table.reading('loss-point') === 'step';
  const figureOf = (name: string): number | null => (reduced ? reads.figure(name, 'back') : null) ?? reads.figure(name);
  return {
    arm,
    order,
    prussian: arm === 'cavalry' && reads.has('prussian'),
    fast: reads.has('fast'),
    column: reads.has('column'),
    command: !reads.has('out-of-command'),
    support: reads.has('support'),
    markedEngaged: reads.has('engaged'),
    formed: arm === 'cavalry' && (table.reading('formed') === 'marked' ? reads.has('formed') : order === 'good-order'),
    stepLost,
    bound: reads.has('bound'),
    morale: figureOf('morale'),
    modifier: reads.figure('modifier'),
    movement: figureOf('movement'),
    range: figureOf('range'),
    faceMissing: reduced && arm !== 'leader' && reads.figure('morale', 'back') === null,
  };
};
