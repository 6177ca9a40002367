import type { BattleTypes, GameBoard } from '@coup-doeil/core/battle';
import { computePlan, type Fraction, isTooMany, type Plan, type PlanAnswer } from '@coup-doeil/core/plan';
import { ALL_WAYS, addWays, describeCounter, joinCounters, type PlanWays, partOf } from './ways.ts';

/** The stages of a plan, each figure in its ways of all. */
const countStages = ({ stages }: Pick<PlanAnswer, 'stages'>): Map<string, bigint> => {
  const waysByFigure = new Map<string, bigint>();
  const count = (key: string, { ways, of }: Fraction): void => {
    if (ways > 0n) addWays(waysByFigure, key, partOf(ALL_WAYS, ways, of));
  };
  stages.forEach(({ done, skipped, stopped, rows, measure, fates }, i) => {
    count(`${i + 1} done`, done);
    count(`${i + 1} skipped`, skipped);
    for (const { chance } of stopped) count(`${i + 1} stopped`, chance);
    for (const { row, chance } of rows) count(`${i + 1} row ${row}`, chance);
    if (measure) count(`${i + 1} measure`, measure.chance);
    for (const { counter, fate, chance } of fates) count(`${i + 1} fate ${counter} ${fate}`, chance);
  });
  return waysByFigure;
};

/** Throws where the ends of each counter are not those of the joint ends, added up. */
const checkCounters = ({ of, ends, counters }: PlanAnswer): void => {
  counters.forEach(({ counter, ends: own }, i) => {
    const added = new Map<string, bigint>();
    for (const end of ends) addWays(added, JSON.stringify(end.counters[i]), end.ways);
    const isSame = own.every(
      ({ chance, ...end }) => added.get(JSON.stringify(end)) === partOf(of, chance.ways, chance.of),
    );
    if (!isSame || own.length !== added.size) throw new Error(`${counter} ends otherwise by itself than among all`);
  });
};

/** What a plan comes to, out of as many ways as `rollEverySequence` has. */
export const countPlan = <G extends BattleTypes>(board: GameBoard<G>, plan: Plan): PlanWays => {
  const answer = computePlan(board, plan);
  if (isTooMany(answer)) throw new Error('too many states');
  checkCounters(answer);
  const ends = new Map<string, bigint>();
  let sum = 0n;
  for (const { ways, counters } of answer.ends) {
    sum += ways;
    const changed = new Map(counters.map((end) => [end.counter, end]));
    const left = board.document.units.filter(({ id }) => !changed.get(id)?.gone);
    const units = left.map((unit) => describeCounter(unit.id, changed.get(unit.id) ?? { ...unit, hex: unit.hex }));
    addWays(ends, joinCounters(units), partOf(ALL_WAYS, ways, answer.of));
  }
  if (sum !== answer.of) throw new Error('the ways do not add up to the whole');
  return { ends, stages: countStages(answer) };
};
