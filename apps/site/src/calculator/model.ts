import {
  type AnyCalculator,
  type Asked,
  checkAsk,
  editionsOf,
  type Meta,
  type Report,
  report,
  settle,
  type Value,
} from '@coup-doeil/core/game';
import type { Said } from '../lib/words.ts';
import { isRecord, isStrings, keep, recall } from './keep.ts';

/** What a page is about; the same for its whole life. */
export interface Subject {
  readonly game: Pick<Meta, 'id' | 'version' | 'title'>;
  /** The calculator's name in both languages; its own texts are in the page's alone. */
  readonly title: Said;
  readonly calculator: AnyCalculator;
  /** The key's symbols, English to French, for cells shown in French. */
  readonly symbols: Readonly<Record<string, string>>;
  /** Whether its units come from somewhere, so that a plan shows them. */
  readonly plan: boolean;
}

/** What is asked, wherever it is shown. */
export type Asks = Pick<Subject, 'game' | 'calculator'>;

/** The readings that a table plays by, under the name it gave them. */
export interface Rulings {
  readonly name: string;
  readonly readings: Readonly<Record<string, string>>;
}

const isRulings = (value: unknown): value is Rulings =>
  isRecord(value) && typeof value.name === 'string' && isStrings(value.readings);

const HOUSE: Rulings = { name: '', readings: {} };
export const recallRulings = (game: string): Rulings => recall(`rulings/${game}`, isRulings, HOUSE);
export const keepRulings = (game: string, rulings: Rulings): boolean => keep(`rulings/${game}`, rulings);

/** Of some readings, those that this calculator has, with options that it has. */
export const ownReadings = ({ readings }: AnyCalculator, chosen: Rulings['readings']): Rulings['readings'] =>
  Object.fromEntries(
    Object.entries(chosen).filter(([id, option]) => {
      const spec = Object.hasOwn(readings, id) ? readings[id] : undefined;
      return spec !== undefined && Object.hasOwn(spec.options, option);
    }),
  );

export const opening = ({ calculator }: Subject): Asked => checkAsk(calculator, {});

export const reportOn = ({ game, calculator }: Subject, asked: Asked): Report => report(game, calculator, asked);

/** What a calculator shows before anybody has asked: the built page and the live one start from the same. */
export interface First {
  readonly asked: Asked;
  readonly report: Report;
}

export const firstOf = (subject: Subject): First => {
  const asked = opening(subject);
  return { asked, report: reportOn(subject, asked) };
};

/** The state of a page whose address says nothing: the table's own way of playing. */
export const openingKept = ({ game, calculator }: Subject): Asked =>
  checkAsk(calculator, { readings: ownReadings(calculator, recallRulings(game.id).readings) });

/** Whether a state is read as a table plays, in everything: only then does the answer bear the table's name. */
export const playsBy = (subject: Subject, asked: Asked, { readings }: Rulings): boolean => {
  const own = { ...opening(subject).readings, ...ownReadings(subject.calculator, readings) };
  return Object.entries(own).every(([id, option]) => asked.readings[id] === option);
};

/** The state with another input; fields that no longer apply go back to their defaults. */
export const withInput = ({ calculator }: Subject, asked: Asked, input: unknown): Asked =>
  checkAsk(calculator, { ...asked, input: settle(calculator.input, input) });

export const withReading = ({ calculator }: Subject, asked: Asked, id: string, option: string): Asked =>
  checkAsk(calculator, { ...asked, readings: { ...asked.readings, [id]: option } });

export const withEdition = ({ calculator }: Subject, asked: Asked, edition: string): Asked =>
  checkAsk(calculator, { ...asked, edition });

export const editions = ({ calculator }: Subject): readonly string[] => editionsOf(calculator);

/** What comes to stand at a place: a value, or what is made of the one that stands there. */
export type Change = Value | ((before: Value) => Value);

/** A value with another at a place in it. */
export const put = (value: Value, path: readonly (string | number)[], to: Change): Value => {
  const [head, ...rest] = path;
  if (head === undefined) return typeof to === 'function' ? to(value) : to;
  if (Array.isArray(value)) return value.map((one: Value, i) => (i === head ? put(one, rest, to) : one));
  if (isRecord(value)) return { ...value, [head]: put((value[head] ?? null) as Value, rest, to) };
  return value;
};
