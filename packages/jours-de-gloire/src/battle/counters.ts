import type { BattleUnit, CounterReader, Palette, Table } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { ARM_NAMES, FATE_NAMES, STATE_NAMES } from '../names.ts';
import type { Way } from '../vocabulary.ts';
import { ARMS, FIGHTERS, STATES } from '../vocabulary.ts';
import type { Figures, JdgBattle } from './types.ts';
import { FEATURE_WORDS, type Feature, type Ground, ROAD_WORDS, TERRAIN_WORDS, WORKS_WORDS } from './words.ts';

const rating = (label: ReturnType<typeof t>, min: number, max: number) => ({ label, min, max });

export const palette: Palette<Ground, Feature, Way> = {
  terrains: TERRAIN_WORDS,
  features: FEATURE_WORDS,
  roads: ROAD_WORDS,
  levels: true,
  arms: { general: t('general', 'général'), ...ARM_NAMES },
  strength: { ...rating(t('Strength', 'Force'), 1, 30), neededBy: FIGHTERS },
  ratings: {
    cohesion: { ...rating(t('Cohesion', 'Cohésion'), 0, 12), neededBy: FIGHTERS },
    movement: rating(t('Movement allowance', 'Potentiel de mouvement'), 1, 30),
    range: rating(t('Effective range of the battery', 'Portée efficace de la batterie'), 1, 30),
    shock: rating(t('Strength in a shock', 'Force au choc'), 1, 30),
    test: rating(t('Rating for the test, if another', 'Valeur pour le test, si elle diffère'), 0, 12),
  },
  states: { ...STATE_NAMES, square: t('in square', 'en carré') },
  traits: { heavy: t('heavy', 'lourde') },
  marks: {
    moved: t('has moved', 'a bougé'),
    fired: t('has fired', 'a tiré'),
    attacked: t('has attacked', 'a attaqué'),
    'disordered-again': FATE_NAMES['disordered-again'],
  },
  formationStates: {},
  sideStates: {},
  exclusive: [STATES, WORKS_WORDS],
  signs: {
    'frozen-pond': 'ice',
    'redoubt-lower': { sign: 'works', of: 'lower' },
    'redoubt-higher': { sign: 'works', of: 'higher' },
    'fortification-lower': { sign: 'works', of: 'lower' },
    'fortification-higher': { sign: 'works', of: 'higher' },
  },
  phases: {},
};

/** The figures that the rules read: those of the face that shows. What the back does not give, the front stands in for. */
export const readCounter = (_: BattleUnit, reads: CounterReader, table: Table<JdgBattle>): Figures => {
  const arm = reads.arm(ARMS);
  const state = reads.state(STATES);
  const front = {
    strength: arm === 'general' ? 0 : reads.needs('strength'),
    cohesion: arm === 'general' ? 0 : reads.needs('cohesion'),
  };
  const back = {
    strength: reads.figure('strength', 'back'),
    // In the first version of documents the other face had this figure alone.
    cohesion: reads.figure('cohesion', 'back') ?? reads.figure('test'),
  };
  const flipped = state === 'disordered' || (state === 'routed' && table.reading('routed-face') === 'back');
  const figureOf = (name: string): number | null => (flipped ? reads.figure(name, 'back') : null) ?? reads.figure(name);
  return {
    arm,
    state,
    square: arm === 'infantry' && reads.has('square'),
    heavy: arm === 'cavalry' && reads.has('heavy'),
    strength: (flipped ? back.strength : null) ?? front.strength,
    cohesion: (flipped ? back.cohesion : null) ?? front.cohesion,
    shockStrength: figureOf('shock'),
    backCohesion: back.cohesion ?? front.cohesion,
    movement: figureOf('movement'),
    range: figureOf('range'),
    backMissing: arm !== 'general' && back.cohesion === null,
    shownMissing: arm !== 'general' && flipped && (back.strength === null || back.cohesion === null),
  };
};
