import { type PreparedAsk, testSight } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type Refusal, refuse } from '@coup-doeil/core/game';
import { fire2016 } from '../charts/fire.ts';
import { fireModifiers2016 } from '../charts/fire-modifiers.ts';
import type { Occasion } from '../vocabulary.ts';
import { chartsOf } from './charts.ts';
import { listFrontWays, type ShotWay } from './line.ts';
import type { JdgBattle, JdgBoard, JdgCounter } from './types.ts';
import { barsOrder, type Fighting, refuseCounter } from './units.ts';

const FIRE_TABLE = { cite: { document: fire2016.document, chart: fire2016.id } };

/** Why a counter cannot fire at a hex at all. */
export const barsBattery = (board: JdgBoard, counter: JdgCounter, ways: readonly ShotWay[]): Refusal | undefined => {
  if (counter.arm !== 'artillery')
    return refuseCounter(t('only artillery fires', 'seule l’artillerie tire'), counter, FIRE_TABLE);
  if (counter.hex < 0) return refuseCounter(t('off the map', 'hors de la carte'), counter, FIRE_TABLE);
  const barred = barsOrder(board, counter, FIRE_TABLE);
  if (barred) return barred;
  return listFrontWays(board, counter, ways).length === 0
    ? refuseCounter(
        t('the shot would not leave over its front', 'le tir ne partirait pas par son front'),
        counter,
        fireModifiers2016.line('six-fronts'),
      )
    : undefined;
};

/** Why this target is not to be fired at: out of sight, or nothing there for a counter-battery. */
export const barsTarget = (
  board: JdgBoard,
  { from, target }: { readonly from: number; readonly target: number },
  {
    targets,
    occasion,
    answer,
  }: { readonly targets: readonly Fighting[]; readonly occasion: Occasion } & Pick<PreparedAsk<JdgBattle>, 'answer'>,
): Refusal | undefined => {
  if (targets.length === 0)
    return refuse(t('No enemy unit stands there.', 'Aucune unité ennemie ne s’y trouve.'), FIRE_TABLE);
  const { range, blockedAt } = testSight(board, from, target);
  const f = chartsOf(board.edition).notes.note('f');
  const judged = board.reading('line-of-sight') === 'caller' && answer('line-of-sight') === 'blocked';
  if (range > f.value.range && (blockedAt > 0 || judged))
    return refuse(t('The line of sight is blocked.', 'La ligne de vue est bloquée.'), f);
  const guns = targets.some(({ arm }) => arm === 'artillery');
  return occasion === 'counter-battery' && !guns && board.reading('counter-battery-target') === 'artillery'
    ? refuse(
        t(
          'No artillery stands there for a counter-battery.',
          'Aucune artillerie ne s’y trouve pour une contre-batterie.',
        ),
        fireModifiers2016.line('reaction'),
      )
    : undefined;
};

/** The two batteries, the one that leads first; or why they do not fire together. */
export const pairBatteries = (
  parts: PreparedAsk<JdgBattle>['parts'],
): readonly [JdgCounter, JdgCounter | undefined] | Refusal => {
  const [lead, ...others] = parts.filter(({ as }) => as === 'leads');
  const second = parts.find(({ as }) => as === 'supports')?.counter;
  const line = fireModifiers2016.line('combined');
  if (!lead || others.length > 0 || parts.length > 2)
    return refuse(
      t('One battery leads, one more may join it.', 'Une batterie mène, une autre peut s’y joindre.'),
      line,
    );
  const { counter } = lead;
  if (
    second &&
    (second.hex !== counter.hex || second.formation === undefined || second.formation !== counter.formation)
  )
    return refuse(
      t(
        'They are not two stacked batteries of one formation.',
        'Ce ne sont pas deux batteries empilées d’une même formation.',
      ),
      line,
    );
  return [counter, second];
};
