/* The search for the battle nearest to an input: drafts are set right word by word. */
import { type BattleDoor, openBoard, prepareAction, readBattlefield } from '@coup-doeil/core/battle';
import { type ComparedDraft, compareNearness } from './compare-draft.ts';
import type { Draft } from './draft.ts';
import { listTweaks } from './tweaks.ts';

/** How far the search for a battle is: how many were compared, and how many fields differ in the nearest so far. */
export interface OpenProgress {
  readonly compared: number;
  /** Nothing before a battle was found on which the action may be asked at all. */
  readonly differing?: number;
}

/** Work that tells now and then how far it is. */
export type Search<R> = Generator<OpenProgress, R>;

/** How often the draft is set right; each time by the change that brings it nearest. */
const MOST_ROUNDS = 30;

const isIn = (path: string, outer: string): boolean => outer === '' || path === outer || path.startsWith(`${outer}.`);

const listOwners = ({ differing, roles, draft }: ComparedDraft): readonly string[] => {
  const inner = roles.filter(({ path }) => path !== '' && differing.some((field) => isIn(field, path)));
  const isWhole = differing.some((field) => !roles.some(({ path }) => path !== '' && isIn(field, path)));
  return isWhole ? draft.battlefield.units.map(({ id }) => id) : inner.map(({ counter }) => counter);
};

const listAnswers = (door: BattleDoor, { draft }: ComparedDraft): readonly Draft[] => {
  const ready = prepareAction(openBoard(door, readBattlefield(draft.battlefield)), draft.ask);
  if (!('questions' in ready)) return [];
  return ready.questions.flatMap(({ id, options }) =>
    options.map((option) => ({ ...draft, ask: { ...draft.ask, answers: { ...draft.ask.answers, [id]: option.id } } })),
  );
};

/** What a search compares drafts with, and how far it is. */
export interface Comparison {
  readonly door: BattleDoor;
  readonly figures: readonly number[];
  readonly compare: (draft: Draft) => ComparedDraft | undefined;
  compared: number;
}

/** Those of some drafts on which the action may be asked. */
export function* compareAll(comparison: Comparison, drafts: readonly Draft[]): Search<readonly ComparedDraft[]> {
  const legal: ComparedDraft[] = [];
  for (const draft of drafts) {
    const result = comparison.compare(draft);
    if (result) legal.push(result);
    yield { compared: ++comparison.compared };
  }
  return legal;
}

function* improve(comparison: Comparison, start: ComparedDraft): Search<ComparedDraft> {
  const { door, figures, compare } = comparison;
  let best = start;
  for (let round = 0; round < MOST_ROUNDS && best.differing.length > 0; round++) {
    const before = best;
    for (const draft of [
      ...listAnswers(door, before),
      ...listTweaks(door, before.draft, figures, listOwners(before)),
    ]) {
      const result = compare(draft);
      if (result && result.differing.length < best.differing.length) best = result;
      yield { compared: ++comparison.compared, differing: best.differing.length };
      if (best.differing.length < before.differing.length) break;
    }
    if (best === before) break;
  }
  return best;
}

/** A draft with any of its counters set right. */
export const tweakAll = ({ door, figures }: Comparison, draft: Draft): readonly Draft[] =>
  listTweaks(
    door,
    draft,
    figures,
    draft.battlefield.units.map(({ id }) => id),
  );

/** The best that comes of the nearest start of each action; none is looked at after one that agrees. */
export function* findNearest(
  comparison: Comparison,
  starts: readonly ComparedDraft[],
): Search<ComparedDraft | undefined> {
  const nearest = Map.groupBy(starts.toSorted(compareNearness), ({ draft }) => draft.ask.action);
  let best: ComparedDraft | undefined;
  for (const [first] of nearest.values()) {
    const next = first && (yield* improve(comparison, first));
    if (next && (!best || compareNearness(next, best) < 0)) best = next;
    if (best?.differing.length === 0) break;
  }
  return best;
}
