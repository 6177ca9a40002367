import type { BattleUnit, CounterReader, Palette } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { terrain142 } from '../charts/terrain.ts';
import { ARM_NAMES, ROAD_NAMES, STATE_NAMES } from '../names.ts';
import { type Arm, HEXES, HEXSIDES, type Hex, type Hexside, MOVERS, type Mover, type Road } from '../vocabulary.ts';
import { type Figures, ORDERS } from './types.ts';

const FIGHTERS: readonly Mover[] = MOVERS.filter((arm) => arm !== 'commander');

const labelRows = <K extends Hex | Hexside>(rows: readonly K[]) =>
  Object.fromEntries(rows.map((row) => [row, terrain142.row(row).label])) as Readonly<Record<K, Text>>;

export const palette = {
  terrains: labelRows(HEXES),
  features: labelRows(HEXSIDES),
  roads: { road: ROAD_NAMES.road, 'sunken-road': ROAD_NAMES['sunken-road'] },
  levels: true,
  arms: {
    ...ARM_NAMES,
    'light-cavalry': t('light cavalry', 'cavalerie légère'),
    commander: t('commander', 'chef'),
  },
  strength: { label: t('Strength', 'Force'), min: 1, max: 30, neededBy: FIGHTERS },
  ratings: {
    morale: { label: t('Morale', 'Moral'), min: 0, max: 9, neededBy: FIGHTERS },
    'morale-after': { label: t('Morale after the loss of a step', 'Moral après la perte d’un pas'), min: 0, max: 9 },
    movement: { label: t('Movement points', 'Points de mouvement'), min: 0, max: 40 },
  },
  states: {
    ...STATE_NAMES,
    'disorganised-by-combat': t('disorganised by a combat', 'désorganisée par un combat'),
    routed: t('routed', 'en déroute'),
    reduced: t('has lost a step', 'a perdu un pas'),
    'march-column': t('in march column', 'en colonne de marche'),
    'line-of-battle': t('in a line of battle', 'en ligne de bataille'),
  },
  lossStates: ['reduced'],
  traits: {
    heavy: t('heavy', 'lourde'),
    light: t('light', 'légère'),
    line: t('line', 'de ligne'),
    bonus: t('with a bonus against cavalry', 'avec un bonus contre la cavalerie'),
    'twelve-pounder': t('12-pounder', 'pièce de 12 livres'),
    army: t('commander of the army', 'chef de l’armée'),
    independent: t('independent', 'indépendante'),
  },
  marks: {
    moved: t('has moved a hex', 'a bougé d’un hex'),
    fired: t('has fired', 'a tiré'),
    attacked: t('has attacked', 'a attaqué'),
    reordered: t('rearranged in an enemy ZoC', 'réordonnée en ZdC ennemie'),
    'morale-test': t('owes a morale test', 'doit un test de moral'),
    'unprinted-test': t('owes a test that is not printed', 'doit un test qui n’est pas imprimé'),
    'disorganised-again': t('disorganised again', 'à nouveau désorganisée'),
  },
  formationStates: { demoralised: t('demoralised', 'démoralisée'), tried: t('has been tried', 'déjà tentée') },
  sideStates: {},
  exclusive: [ORDERS, ['good-order', 'disorganised-by-combat'], ['heavy', 'light'], ['light', 'line']],
  signs: {
    'light-cavalry': 'cavalry',
    commander: 'general',
    disorganised: 'disordered',
    'disorganised-by-combat': 'disordered',
  },
  phases: {},
} satisfies Palette<Hex, Hexside, Road>;

const armOf = (mover: Mover): Arm | null => {
  if (mover === 'commander') return null;
  return mover === 'light-cavalry' ? 'cavalry' : mover;
};

const kindOf = (mover: Mover, reads: CounterReader): Figures['kind'] => {
  if (mover !== 'infantry' || reads.has('line')) return 'line';
  return reads.has('light') ? 'light' : 'other';
};

/** The figures of the face that shows; one that the file lacks stands as the other has it. */
export const readCounter = (_: BattleUnit, reads: CounterReader): Figures => {
  const word = reads.arm(MOVERS);
  const heavy = word === 'cavalry' && reads.has('heavy');
  const light = word === 'light-cavalry' || (word === 'cavalry' && !heavy && reads.has('light'));
  const mover = light ? 'light-cavalry' : word;
  const arm = armOf(mover);
  const reduced = reads.has('reduced');
  const figureOf = (name: string): number | null => (reduced ? reads.figure(name, 'back') : null) ?? reads.figure(name);
  const moraleAfter = reads.figure('morale', 'back') ?? reads.figure('morale-after');
  const byCombat = reads.has('disorganised-by-combat');
  const order = reads.state(ORDERS);
  return {
    mover,
    arm,
    order: order === 'good-order' && byCombat ? 'disorganised' : order,
    byCombat,
    heavy,
    light,
    kind: kindOf(mover, reads),
    bonus: heavy && reads.has('bonus'),
    twelvePounder: arm === 'artillery' && reads.has('twelve-pounder'),
    marchColumn: reads.has('march-column'),
    reduced,
    strength: arm === null ? 0 : (figureOf('strength') ?? reads.needs('strength')),
    morale: arm === null ? 0 : ((reduced ? moraleAfter : null) ?? reads.needs('morale')),
    moraleAfter: reduced ? null : moraleAfter,
    movement: figureOf('movement'),
  };
};
