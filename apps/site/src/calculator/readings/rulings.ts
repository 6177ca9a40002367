/* A rulings profile: the readings that a table plays by, under the name it gave them. */
import { type AnyCalculator, type CheckedAsk, checkAsk } from '@coup-doeil/core/game';
import { isRecord, isStrings, recall, store } from '../state/storage.ts';
import { defaultAsked, type GameCalculator } from '../state/subject.ts';

export interface Rulings {
  readonly name: string;
  readonly readings: Readonly<Record<string, string>>;
}

export const NO_RULINGS: Rulings = { name: '', readings: {} };

const isRulings = (value: unknown): value is Rulings =>
  isRecord(value) && typeof value.name === 'string' && isStrings(value.readings);

export const recallRulings = (game: string): Rulings => recall(`rulings/${game}`, isRulings, NO_RULINGS);
export const storeRulings = (game: string, rulings: Rulings): boolean => store(`rulings/${game}`, rulings);

/** Of some readings, those that this calculator has, with options that it has. */
const ownReadings = ({ readings }: AnyCalculator, chosen: Rulings['readings']): Rulings['readings'] =>
  Object.fromEntries(
    Object.entries(chosen).filter(([id, option]) => {
      const spec = Object.hasOwn(readings, id) ? readings[id] : undefined;
      return spec !== undefined && Object.hasOwn(spec.options, option);
    }),
  );

/** Every reading of a calculator as a table plays it. */
export const readingsUnder = (subject: GameCalculator, { readings }: Rulings): Rulings['readings'] => ({
  ...defaultAsked(subject).readings,
  ...ownReadings(subject.calculator, readings),
});

/** The state of a page whose address says nothing. */
export const openingUnder = ({ calculator }: GameCalculator, { readings }: Rulings): CheckedAsk =>
  checkAsk(calculator, { readings: ownReadings(calculator, readings) });

/** Whether every reading is the table's: only then does the answer bear the table's name. */
export const playsBy = (subject: GameCalculator, asked: CheckedAsk, rulings: Rulings): boolean =>
  Object.entries(readingsUnder(subject, rulings)).every(([id, option]) => asked.readings[id] === option);
