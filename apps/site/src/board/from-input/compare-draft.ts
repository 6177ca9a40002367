/* A draft of a battle compared with the input that it is to ask: how many fields differ from what its door makes of it. */
import { type BattleDoor, isUnpriced, openBoard, prepareAction, readBattlefield } from '@coup-doeil/core/battle';
import {
  type AnyCalculator,
  checkAsk,
  type FieldPlace,
  getInputPlace,
  isInputError,
  isRefusal,
  isSameValue,
  listAllFields,
} from '@coup-doeil/core/game';
import type { Values } from '../../calculator/form/field-props.ts';
import type { Draft } from './draft.ts';

/** What of an input counts: the fields that apply and hold no others. */
export const listLeaves = (calculator: AnyCalculator, input: Values): ReadonlyMap<string, FieldPlace> =>
  new Map(
    listAllFields(getInputPlace(calculator.input, input))
      .filter(
        ({ applies, field }) =>
          applies &&
          field.kind !== 'group' &&
          field.kind !== 'unit' &&
          !(field.kind === 'list' && 'fields' in field.of),
      )
      .map((place) => [place.path, place]),
  );

/** A draft on which the action may be asked. */
export interface ComparedDraft {
  readonly draft: Draft;
  /** The fields that differ, by path. */
  readonly differing: readonly string[];
  /** The counters, by the path of the part of the input that they make. */
  readonly roles: readonly { readonly path: string; readonly counter: string }[];
}

const sortedList = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

export const compareDraft = (
  door: BattleDoor,
  calculator: AnyCalculator,
  wanted: ReadonlyMap<string, FieldPlace>,
  draft: Draft,
): ComparedDraft | undefined => {
  try {
    const ready = prepareAction(openBoard(door, readBattlefield(draft.battlefield)), draft.ask);
    if (isRefusal(ready) || isUnpriced(ready) || ready.calculator !== calculator.id) return undefined;
    const leaves = listLeaves(calculator, checkAsk(calculator, { input: ready.input as never }).input as Values);
    const paths = new Set([...wanted.keys(), ...leaves.keys()]);
    const differing = [...paths].filter((path) => {
      const [a, b] = [wanted.get(path), leaves.get(path)];
      return !a || !b || !isSameValue(sortedList(a.value) as never, sortedList(b.value) as never);
    });
    return { draft, differing, roles: ready.roles };
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

/** The nearest to the input first. */
export const compareNearness = (a: ComparedDraft, b: ComparedDraft): number => a.differing.length - b.differing.length;
