/**
 * Calculators over charts: an input described once, an answer that tells its working, a report.
 *
 * ```ts
 * import { bands, column, t, verbatim } from '@coup-doeil/core/chart';
 * import { d6 } from '@coup-doeil/dice';
 * import { defineDiceCalculator, describeInput, endRow, listRows, run, wholeNumber } from '@coup-doeil/core/game';
 *
 * const volley = bands({
 *   id: 'volley',
 *   title: t('Volley', 'Salve'),
 *   document: 'sheet',
 *   columns: { target: column(t('Target', 'Cible'), verbatim) },
 *   rows: [
 *     ['6 +', 'hit'],
 *     ['5 -', '-'],
 *   ],
 * });
 * const calculator = defineDiceCalculator({
 *   id: 'volley',
 *   title: t('Volley', 'Salve'),
 *   lead: t('One volley at one hex.', 'Une salve sur un hex.'),
 *   input: describeInput({ guns: wholeNumber({ label: t('Guns', 'Canons'), min: 1, max: 6, default: 2 }) }),
 *   charts: { first: { volley } },
 *   readings: {},
 *   odds: { result: { label: t('Effect', 'Effet'), role: 'table', outcome: (id) => t(id, id) } },
 *   examples: [],
 *   answer: ({ charts, tally }, { guns }) => {
 *     tally.add({ label: t('Guns', 'Canons'), cite: { document: 'sheet', chart: 'volley' } }, guns);
 *     const dice = [{ die: d6, why: t('the volley', 'la salve') }];
 *     const rows = listRows(dice, (face) => ({ id: charts.volley.at(face + guns).cells.target.value }), endRow);
 *     return { total: guns, branches: { dice, fates: [], rows } };
 *   },
 * });
 * const result = run({ id: 'the-ford', version: '1.0.0' }, calculator, { input: { guns: 3 } });
 * if (!result.ok) throw result.error;
 * const { answer, working, odds } = result.report;
 * console.log(answer?.total, working.map(({ label, value }) => `${label.en} ${value}`).join());
 * console.log(odds.result?.map(({ id, ways, of }) => `${id} ${ways}/${of}`).join(', '));
 * // 3 Guns 3
 * // - 2/6, hit 4/6
 * ```
 */
export { type Allowed, type CoreRule, InputError, type InputFault, isInputError } from '../error.ts';
export * from './aftermath.ts';
export type { Alternative, FieldChange } from './alternatives.ts';
export {
  type Brief,
  type ContextOf,
  computeAnswer,
  computeUnfolded,
  countsMeasure,
  createBrief,
  createContext,
  measureAnswer,
} from './answer.ts';
export {
  type Ask,
  type CheckedAsk,
  checkAsk,
  type EditionOf,
  type InputOf,
  listEditions,
  type PartialInput,
  type TableChoice,
} from './ask.ts';
export { createBranchMemory } from './branch-memory.ts';
export {
  type AskedDie,
  type Bears,
  type Branch,
  type Branches,
  type DieFaces,
  endAlone,
  endRow,
  listBandRows,
  listRows,
  type Party,
  type RowBranch,
  type Test,
  type UnitEnd,
} from './branches.ts';
export * from './calculator.ts';
export type { ReadingUse } from './decide.ts';
export { defineDiceCalculator } from './dice-calculator.ts';
export { tellOptionsApart } from './differences.ts';
export { toInputError } from './fault.ts';
export * from './field.ts';
export { listFields, type NamedField } from './field-parts.ts';
export { foldOdds } from './fold-odds.ts';
export * from './game.ts';
export { createInputSchema, createJsonSchema, type JsonSchema } from './json-schema.ts';
export { addLines, type Claim } from './lines.ts';
export * from './link.ts';
export { listEffects } from './list-effects.ts';
export { type BranchEnd, type BranchEnds, listEnds } from './list-ends.ts';
export * from './make-fields.ts';
export { type FieldNeighbours, listNeighbours, type Neighbour } from './neighbours.ts';
export { describeUnitOdds, type OddsList, type OddsRole, type Ways } from './odds-list.ts';
export { memoiseById } from './once.ts';
export { parseInput } from './parse.ts';
export { type FieldPlace, getInputPlace, listAllFields, listInnerFields, put } from './place.ts';
export * from './reading.ts';
export {
  createPlainReport,
  type GameVersion,
  type OddsNameOf,
  type Report,
  type ReportAnswer,
  type ReportOdds,
  type ShortReport,
  type Way,
} from './report.ts';
export type { AspectRole, Roles, RolesOf, StateMark, StateRole } from './roles.ts';
export { answer, bindCalculator, type Call, type GameOf, type Result, run } from './run.ts';
export * from './same-brief.ts';
export { type Pick, sampleInput } from './sample.ts';
export {
  type Choice,
  defineSequel,
  type Effect,
  type Entered,
  type Moment,
  type NextAsk,
  type Sequel,
  type UnitEffect,
} from './sequel.ts';
export { settleInput } from './settle.ts';
export { hasTwoSides, swapSides } from './swap-sides.ts';
export * from './tally.ts';
export { getDefault, isSameValue } from './value.ts';
export * from './walk.ts';
export {
  type DiceEnd,
  type DiceWalk,
  endBranch,
  endWalk,
  type NextDie,
  type ThrownDie,
  walkDice,
} from './walk-dice.ts';
export { type FacesWalk, walkFaces } from './walk-faces.ts';
export { type ParsedWay, parseWay, type WordFault } from './way.ts';
export * from './what-if.ts';
export { createReport } from './whole-report.ts';
export { formatWords, parseWord, parseWords, splitWords, type Word } from './words.ts';
