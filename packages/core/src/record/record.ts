import type { ActionAsk, ActionOutcome } from '../battle/action-rules.ts';
import type { Battlefield } from '../battle/battlefield.ts';
import type { Change } from '../battle/change.ts';
import type { Plan } from '../plan/plan.ts';
import type { Mail } from './mail.ts';

export const RECORD_FORMAT = 'coup-doeil/record';
export const RECORD_VERSION = 1;

/** The dice of an action: their faces in the order thrown, and where they come from. */
export type Thrown = { readonly faces: readonly number[] } & (
  | { readonly by: 'hand' }
  /** Thrown by the program: the same seed throws them again, but for the first ones where a player rolled those by hand. */
  | { readonly by: 'seed'; readonly seed: string; readonly byHand?: number | undefined }
  /** From the secrets of both sides: throw n of the record's mail. */
  | { readonly by: 'secrets'; readonly number: number }
);

/** How many of the faces, from the first, a player rolled. */
export const countByHand = (thrown: Thrown): number => {
  if (thrown.by === 'seed') return thrown.byHand ?? 0;
  return thrown.by === 'hand' ? thrown.faces.length : 0;
};

/** An action that was carried out, asked on the board as it stood before. */
export interface ActionEntry {
  readonly entry: 'action';
  /** With every choice of players that it came to, before the dice and after them. */
  readonly ask: ActionAsk;
  readonly outcome: ActionOutcome;
  readonly thrown: Thrown;
  /** The answer at the time, in no language. */
  readonly headline: string;
  readonly changes: readonly Change[];
}

/** A counter that marched. */
export interface MarchEntry {
  readonly entry: 'march';
  readonly counter: string;
  readonly to: string;
  /** What the way cost at the time, in points. */
  readonly cost?: number | undefined;
  readonly changes: readonly Change[];
}

/** Anything that players changed themselves: counters set down, moved, turned or taken off, ground painted, a new phase. */
export interface HandEntry {
  readonly entry: 'hand';
  readonly changes: readonly Change[];
}

/** A remark; it changes nothing. */
export interface NoteEntry {
  readonly entry: 'note';
  readonly text: string;
}

/** One thing that happened in a battle. */
export type RecordEntry = ActionEntry | MarchEntry | HandEntry | NoteEntry;

/** A battle as it was played: the document it began with, and all that happened since, in order. */
export interface BattleRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly start: Battlefield;
  readonly entries: readonly RecordEntry[];
  /** How many of the entries hold; those after them were undone, and can be redone. */
  readonly at: number;
  /** What the program's throws are drawn from. */
  readonly seed: string;
  /** How many were drawn: one that was undone is never drawn again. */
  readonly drawn: number;
  /** Play by mail with dice from both sides' secrets. */
  readonly mail?: Mail | undefined;
  /** What is planned from here; no part of what happened. */
  readonly plan?: Plan | undefined;
}
