import type { Circumstances, MarchRules, RuleTable } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { isRefusal, silentTally } from '@coup-doeil/core/game';
import { notesSheet } from '../charts/notes.ts';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { zoneExit } from '../charts/zone-exit.ts';
import { BOARD_READINGS } from '../readings/board.ts';
import { type Marcher, type MarchStep, takesAllPoints, tallyStep } from '../rules/march.ts';
import { betweenOf } from './ground.ts';
import type { WarBattle, WarCounter, WarCrossing } from './types.ts';
import { FORMED } from './zones.ts';

const CHARTS = {
  'terrain-hexes': terrainHexes,
  'terrain-hexsides': terrainHexsides,
  'zone-exit': zoneExit,
  notes: notesSheet,
};

/** Every cost known, or a part of one that the sheet does not print. */
const MODES = [
  t('every cost known', 'tous les coûts connus'),
  t('one cost is not printed', 'un coût n’est pas imprimé'),
] as const;
const UNKNOWN = 1;

const marcherOf = ({ arm, prussian, fast, column, command, movement }: WarCounter): Marcher => ({
  mover: arm,
  prussian,
  fast,
  column,
  command,
  allowance: movement,
});

type Leaver = Pick<WarCounter, 'support' | 'markedEngaged'>;

/** How a unit stands in the zone that it leaves. */
const leavingOf = (
  reading: RuleTable<WarBattle>['reading'],
  { support, markedEngaged }: Leaver,
  leaving: number,
): MarchStep['leaving'] => {
  if (leaving === 0) return 'none';
  if (support) return 'support';
  return reading('engaged') === 'marked' && !markedEngaged ? 'none' : 'engaged';
};

const stepOf = (
  reading: RuleTable<WarBattle>['reading'],
  counter: Leaver,
  crossing: WarCrossing,
  { leaving }: Pick<Circumstances, 'leaving'>,
): MarchStep => {
  const stands = leavingOf(reading, counter, leaving);
  return { ...betweenOf(crossing), leaving: stands, formed: stands === 'engaged' && (leaving & FORMED) !== 0 };
};

export const marchRules: MarchRules<WarBattle> = {
  calculator: 'march',
  scale: 1,
  modes: MODES,
  ownBits: 1,
  kind: (counter) => JSON.stringify([marcherOf(counter), counter.support, counter.markedEngaged]),
  mode: () => 0,
  allowance: ({ movement }) => movement,
  step: ({ edition, reading, tally }, counter, crossing, circumstances, mode) => {
    const context = { edition, charts: CHARTS, tally, reading };
    const step = stepOf(reading, counter, crossing, circumstances);
    const unit = marcherOf(counter);
    const gaps = tallyStep(context, unit, step, tally);
    if (isRefusal(gaps)) return gaps;
    const stops = circumstances.entering > 0 && reading('zone-stops') === 'yes';
    const takesAll = takesAllPoints(context, unit, step.hexsides);
    const takesRest = takesAll && unit.allowance !== null && reading('mietzel-all') === 'rest';
    const next = gaps.length > 0 ? UNKNOWN : mode;
    if (!takesRest) return { mode: next, stops };
    // The rest is what leaving the zone leaves of it.
    const leaving = silentTally();
    tallyStep({ ...context, tally: leaving }, unit, { ...step, hexsides: [], terrains: [] }, leaving);
    return { mode: next, stops, takesRest, needs: leaving.total };
  },
  zoneStopCite: BOARD_READINGS['zone-stops'].cite,
  after: ({ id }) => [{ change: 'mark', counter: id, add: ['moved'], remove: [] }],
  input: (board, counter, steps) => {
    const { mover, ...unit } = marcherOf(counter);
    return {
      ...unit,
      mover,
      steps: steps.map(({ crossing, circumstances }) => stepOf(board.reading, counter, crossing, circumstances)),
    };
  },
};
