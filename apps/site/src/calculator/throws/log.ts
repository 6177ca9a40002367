/* The dice thrown for a calculator, and their log in the browser. */
import type { CheckedAsk, OddsRole } from '@coup-doeil/core/game';
import { langs, type Said } from '../../lib/words.ts';
import { rollInAll } from '../actions/every-language.ts';
import { isList, isRecord, recall, store } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import { throwsKey } from './use-throws.ts';

/** A throw as it is stored: the seed gives it again, and the texts are for people. */
export interface Throw {
  readonly seed: string;
  readonly total: number | null;
  readonly rolls: readonly { readonly face: number; readonly for: Said }[];
  /** What came of it, each with the id of its list of odds. */
  readonly outcome: readonly (Said & { readonly list?: string })[];
}

const isText = (value: unknown): value is Said =>
  isRecord(value) && langs.every((lang) => typeof value[lang] === 'string');
const isRoll = (value: unknown): value is Throw['rolls'][number] =>
  isRecord(value) && typeof value.face === 'number' && isText(value.for);
const isThrow = (value: unknown): value is Throw =>
  isRecord(value) &&
  typeof value.seed === 'string' &&
  (value.total === null || typeof value.total === 'number') &&
  isList(isRoll)(value.rolls) &&
  isList(isText)(value.outcome);

const MOST = 50;

export const recallThrows = (subject: Subject): readonly Throw[] => recall(throwsKey(subject), isList(isThrow), []);
export const storeThrows = (subject: Subject, throws: readonly Throw[]): boolean => store(throwsKey(subject), throws);

/** The log with another throw before it. */
export const addThrow = (thrown: Throw, throws: readonly Throw[]): readonly Throw[] =>
  [thrown, ...throws].slice(0, MOST);

const isOfSide = (role: OddsRole | undefined): boolean => typeof role === 'object' && 'side' in role;

/** Throws the dice. Its log holds what became of each side, or the only outcome there is. */
export const throwDice = async (subject: Subject, asked: CheckedAsk, seed: string): Promise<Throw> => {
  const rolled = await rollInAll(subject, asked, seed);
  const { odds = {} } = subject.calculator;
  const outcomes = Object.entries(rolled.outcome ?? {});
  return {
    seed: rolled.seed,
    total: rolled.answer?.total ?? null,
    rolls: rolled.rolls.map(({ face, for: why }) => ({ face, for: why })),
    outcome: outcomes
      .filter(([list]) => outcomes.length === 1 || isOfSide(odds[list]?.role))
      .map(([list, { label }]) => ({ list, ...label })),
  };
};
