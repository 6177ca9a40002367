import type { Change, MarchRules } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, refuse } from '@coup-doeil/core/game';
import { notes142 } from '../charts/notes.ts';
import { terrain142 } from '../charts/terrain.ts';
import { STATE_NAMES } from '../names.ts';
import { tallyStep } from '../rules/march.ts';
import { palette } from './counters.ts';
import { betweenOf, MOST_LEVELS } from './ground.ts';
import { barsMove } from './moves.ts';
import { barsMarch } from './order.ts';
import type { CorbachBattle, CorbachCounter } from './types.ts';

const CHARTS = { terrain: terrain142, notes: notes142 };

const IN_ORDER = 0;
const DISORGANISED = 1;
const TEST_OWED = 2;
const TEST_OPEN = 3;

const MODES = [
  STATE_NAMES['good-order'],
  STATE_NAMES.disorganised,
  palette.marks['morale-test'],
  palette.marks['unprinted-test'],
] as const;

const markWith = (counter: string, word: string): Change => ({ change: 'mark', counter, add: [word], remove: [] });

const CHANGES: Readonly<Record<number, (counter: string) => Change>> = {
  [DISORGANISED]: (counter) => ({ change: 'state', counter, add: ['disorganised'], remove: ['good-order'] }),
  [TEST_OWED]: (counter) => markWith(counter, 'morale-test'),
  [TEST_OPEN]: (counter) => markWith(counter, 'unprinted-test'),
};

const startOf = ({ order }: CorbachCounter): number => (order === 'good-order' ? IN_ORDER : DISORGANISED);

/** The march; zones cost and stop nothing that is printed, and turning has no printed cost. */
export const marchRules: MarchRules<CorbachBattle> = {
  calculator: 'march',
  scale: 2,
  modes: MODES,
  kind: ({ mover }) => mover,
  mode: startOf,
  allowance: ({ movement }) => movement,
  barsMarch,
  barsEnd: barsMove,
  step: ({ edition, reading, tally }, { mover }, crossing, _, mode) => {
    const between = betweenOf(crossing);
    if (Math.abs(between.level) > MOST_LEVELS)
      return refuse(
        t('No row for more than two levels.', 'Aucune ligne au-delà de deux niveaux.'),
        terrain142.row('up-two'),
      );
    const step = { ...between, turning: 0, turningGround: 0 };
    const stepped = tallyStep({ edition, reading, tally, charts: CHARTS }, mover, step, tally);
    if (isRefusal(stepped)) return stepped;
    const test = reading('climb-test') === 'morale' ? TEST_OWED : TEST_OPEN;
    const next = stepped.disorganised ? DISORGANISED : stepped.tests && mode === IN_ORDER ? test : mode;
    return { mode: next, stops: false };
  },
  after: (counter, mode) => {
    // Who sets out disorganised or routed stays as he was.
    const change = mode === startOf(counter) ? undefined : CHANGES[mode]?.(counter.id);
    return [...(change ? [change] : []), markWith(counter.id, 'moved')];
  },
  input: (_, { mover, movement }, steps) => ({
    mover,
    allowance: movement,
    steps: steps.map(({ crossing }) => ({ ...betweenOf(crossing), turning: 0, turningGround: 0 })),
  }),
};
