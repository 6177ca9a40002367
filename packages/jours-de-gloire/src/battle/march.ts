import type { Change, MarchRules } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { STATE_NAMES } from '../names.ts';
import { ZONE_READINGS } from '../readings/board/zones.ts';
import { tallyMarch } from '../rules/march.ts';
import { disordered } from '../rules/units.ts';
import { STATES, type State } from '../vocabulary.ts';
import { chartsOf } from './charts.ts';
import { betweenOf } from './ground.ts';
import type { JdgBattle } from './types.ts';

const modeOf = (state: State): number => STATES.indexOf(state);

export const marchRules: MarchRules<JdgBattle> = {
  calculator: 'march',
  scale: 2,
  modes: STATES.map((state) => STATE_NAMES[state]),
  kind: ({ arm }) => arm,
  mode: ({ state }) => modeOf(state),
  allowance: ({ movement }) => movement,
  step: (table, { arm }, crossing, { friend, beside, leaving, entering }, mode) => {
    const state = STATES[mode] ?? 'good-order';
    const marched = tallyMarch(
      { edition: table.edition, charts: chartsOf(table.edition), tally: table.tally, reading: table.reading },
      { arm, disordered: state === 'disordered' },
      { ...betweenOf(crossing), friendly: friend, leaving: leaving > 0, entering: entering > 0, beside },
    );
    if (isRefusal(marched)) return marched;
    const fate = marched.disorders ? disordered(state, () => table.reading('disordered-again')) : 'hold';
    const next = fate === 'disordered' || fate === 'routed' ? fate : state;
    const stops =
      entering > 0 &&
      table.reading('zone-stops') === 'ends' &&
      (arm !== 'general' || table.reading('general-zone') === 'ends');
    return { mode: modeOf(next), stops };
  },
  zoneStopCite: ZONE_READINGS['zone-stops'].cite,
  after: ({ id, state }, mode) => {
    const next = STATES[mode] ?? state;
    const flip: Change[] =
      next === state
        ? []
        : [{ change: 'state', counter: id, add: next === 'good-order' ? [] : [next], remove: [state] }];
    return [...flip, { change: 'mark', counter: id, add: ['moved'], remove: [] }];
  },
  input: (_, { arm, state, movement }, steps) => ({
    arm,
    state,
    allowance: movement,
    steps: steps.map(({ crossing, circumstances: { friend, beside, leaving, entering } }) => ({
      ...betweenOf(crossing),
      friendly: friend,
      leaving: leaving > 0,
      entering: entering > 0,
      beside,
    })),
  }),
};
