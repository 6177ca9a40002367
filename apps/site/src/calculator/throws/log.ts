/* The dice thrown for a calculator, and their log in the browser. */
import type { CheckedAsk } from '@coup-doeil/core/game';
import { rollReport } from '@coup-doeil/core/game/roll';
import { langs, type Said } from '../../lib/words.ts';
import { tellInAll } from '../actions/every-language.ts';
import { isList, isRecord, recall, store } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import { throwsKey } from './throws-key.ts';

/** A throw as it is stored: its faces give it again, and what it came to is for people. */
export interface Throw {
  /** Empty where the dice were rolled by hand. */
  readonly seed: string;
  readonly faces: readonly number[];
  readonly told: Said;
}

const isText = (value: unknown): value is Said =>
  isRecord(value) && langs.every((lang) => typeof value[lang] === 'string');
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isThrow = (value: unknown): value is Throw =>
  isRecord(value) && typeof value.seed === 'string' && isList(isNumber)(value.faces) && isText(value.told);

const MOST = 50;

export const recallThrows = (subject: Subject): readonly Throw[] => recall(throwsKey(subject), isList(isThrow), []);
export const storeThrows = (subject: Subject, throws: readonly Throw[]): boolean => store(throwsKey(subject), throws);

/** The log with another throw before it. */
export const addThrow = (thrown: Throw, throws: readonly Throw[]): readonly Throw[] =>
  [thrown, ...throws].slice(0, MOST);

/** A seed draws a sequence: `valmy`, then `valmy.2`, `valmy.3`, each of which throws the same anywhere, for ever. */
const nextSeed = (seed: string, throws: readonly Throw[]): string => {
  const drawn = throws.map((thrown) => {
    if (thrown.seed === seed) return 1;
    const number = thrown.seed.startsWith(`${seed}.`) ? thrown.seed.slice(seed.length + 1) : '';
    return /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0;
  });
  const last = Math.max(0, ...drawn);
  return last === 0 ? seed : `${seed}.${last + 1}`;
};

/** Faces that were rolled, told in every language. */
export const tellThrow = async (
  subject: Subject,
  asked: CheckedAsk,
  faces: readonly number[],
  seed: string,
): Promise<Throw> => ({ seed, faces, told: await tellInAll(subject, asked, faces) });

/** Throws the dice of an answer by the next of a seed's sequence, or by a fresh seed. */
export const throwDice = (
  subject: Subject,
  asked: CheckedAsk,
  seed: string,
  throws: readonly Throw[],
): Promise<Throw> => {
  const own = seed === '' ? undefined : nextSeed(seed, throws);
  const { rolls, seed: thrown } = rollReport(subject.game, subject.calculator, asked, own);
  const faces = rolls.map(({ face }) => face);
  return tellThrow(subject, asked, faces, thrown);
};
