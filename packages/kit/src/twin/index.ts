/**
 * For the slow twin of a battle door: random numbers, the geometry of a map and the sets of counters once more, as plainly as
 * can be and without the helpers that doors use. A twin that reads the board with these shares no mistake with the door.
 */
export { createJointDoor, runCalculator, sortLists } from './answers.ts';
export {
  countHexes,
  findHexEntry,
  findHexsideEntry,
  findNeighbour,
  findSideTo,
  getFacing,
  listLabels,
  listLine,
  listNeighbours,
  listUnitsAt,
  SIDES,
} from './board.ts';
export { type Came, type Chain, type ChainStep, createChain, createPlan } from './chain.ts';
export { answerListed, findMarchProblems, findUntried, type ListedAnswer, type SlowMarch } from './compare.ts';
export { countPlan } from './count-plan.ts';
export { createField } from './field.ts';
export { type CheckedSets, checkSets, type TwinAction, type TwinPart } from './legal.ts';
export { createRandom, listSeeds, pickItem, type Random } from './random.ts';
export { drawBattle, type MapShape, type RandomBattle } from './random-map.ts';
export { findBattleProblems } from './ready-battle.ts';
export { rollEverySequence } from './roll.ts';
export { formatBestSets, type LegalSet, listChoices } from './sets.ts';
export { listReadings, listTables, type OtherTable } from './tables.ts';
export { ALL_WAYS, listIdleStages, type PlanWays } from './ways.ts';
