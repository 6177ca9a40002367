/* Conditions and goals to choose from, from the words of the game's palette. */
import { type GameBoard, getStack } from '@coup-doeil/core/battle';
import type { Check, Plan, PlanStep } from '@coup-doeil/core/plan';
import { parseHex } from '@coup-doeil/hex';
import { isSameCheck } from './edit.ts';
import { listTakers } from './tell-step.ts';

/** The most steps that a side may be asked to lose at most. */
const MOST_LOST = 3;

/** The hexes that a plan is against, each once. */
export const listTargets = (plan: Plan | undefined): readonly string[] => [
  ...new Set(plan?.steps.flatMap(({ action, follow }) => action?.targets ?? follow?.targets ?? [])),
];

const sideOfPlan = (board: GameBoard, { steps }: Plan): string => {
  const [first] = steps.flatMap((step) => step.action?.side ?? board.byId.get(step.march?.counter ?? '')?.side ?? []);
  return first ?? board.sides[0] ?? '';
};

const listThere = (board: GameBoard, hex: string) => getStack(board, parseHex(board.ground.grid, hex));

const unique = (checks: readonly Check[]): readonly Check[] =>
  checks.filter((check, i) => checks.findIndex((other) => isSameCheck(other, check)) === i);

/** The conditions that a step may have: how earlier steps came out, and who still stands. */
export const listConditions = (board: GameBoard, plan: Plan, step: PlanStep): readonly Check[] => {
  const earlier = plan.steps.slice(0, plan.steps.indexOf(step));
  const side = sideOfPlan(board, plan);
  const came = earlier.flatMap(({ id, march, fates }): Check[] => {
    const done: Check = { check: 'came', step: id, as: 'done' };
    if (march || fates) return [done];
    return [{ check: 'came', step: id, as: 'succeeded' }, { check: 'came', step: id, as: 'failed' }, done];
  });
  const hexes = earlier.length === 0 ? [] : (step.action?.targets ?? listTargets(plan));
  const controlled = hexes.flatMap((hex): Check[] => {
    const there = listThere(board, hex);
    const enemy = there.find((counter) => counter.side !== side)?.side;
    return [
      ...(enemy === undefined ? [] : [{ check: 'held', hex, side: enemy } as const]),
      { check: 'empty', hex },
      ...there.map(({ id }): Check => ({ check: 'stands', counter: id })),
    ];
  });
  const own = earlier.length === 0 ? [] : listTakers(step).map((counter): Check => ({ check: 'stands', counter }));
  return unique([...(step.when ?? []), ...came, ...controlled, ...own]);
};

/** The goals that a plan may have. */
export const listGoals = (board: GameBoard, plan: Plan): readonly Check[] => {
  const { palette } = board.door;
  const own = sideOfPlan(board, plan);
  const states = Object.keys(palette.states);
  const hexes = listTargets(plan);
  const enemies = board.sides.filter((side) => side !== own);
  const there = hexes.flatMap((hex) => listThere(board, hex)).filter(({ side }) => side !== own);
  const takers = [...new Set(plan.steps.flatMap(listTakers))];
  const goals: readonly Check[] = [
    ...hexes.map((hex): Check => ({ check: 'empty', hex })),
    ...hexes.map((hex): Check => ({ check: 'held', hex, side: own })),
    ...enemies.flatMap((side) => states.map((word): Check => ({ check: 'any', side, word }))),
    ...there.flatMap(({ id }) => [
      { check: 'stands', counter: id, not: true } as const,
      ...states.map((word): Check => ({ check: 'has', counter: id, word })),
    ]),
    ...states.map((word): Check => ({ check: 'any', side: own, word, not: true })),
    ...Array.from({ length: MOST_LOST + 1 }, (_, most): Check => ({ check: 'losses', side: own, most })),
    ...takers.map((counter): Check => ({ check: 'stands', counter })),
  ];
  return unique(goals).filter((goal) => !plan.goals?.some((other) => isSameCheck(other, goal)));
};

/** What a plan is asked before anybody says what they want: its hex left, and nobody of its own lost. */
export const listFirstGoals = (board: GameBoard, plan: Plan): readonly Check[] => {
  const [hex] = listTargets(plan);
  return [
    ...(hex === undefined ? [] : [{ check: 'empty', hex } as const]),
    { check: 'losses', side: sideOfPlan(board, plan), most: 0 },
  ];
};
