/* A calculator's link opened as a battle: set out, compared with what its door makes of it, and set right word by word. */
import { type BattleDoor, isUnpriced, openBoard, prepareAction, readBattlefield } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import {
  type AnyCalculator,
  checkAsk,
  type FieldPlace,
  getInputPlace,
  isInputError,
  isRefusal,
  isSameValue,
  listAllFields,
  parseQuery,
} from '@coup-doeil/core/game';
import { formatPair, formatValue } from '@coup-doeil/core/tell';
import type { Values } from '../../calculator/form/field-props.ts';
import type { Lang, Said } from '../../lib/words.ts';
import { type Draft, draftInput, OTHER, OWN } from './draft.ts';
import { listTweaks } from './tweaks.ts';

/** A battle made of an input, the action that asks the same, and what of the input the board does not say. */
export interface OpenedInput extends Draft {
  readonly missing: readonly string[];
}

/** What of an input counts: the fields that apply and hold no others. */
const listLeaves = (calculator: AnyCalculator, input: Values): ReadonlyMap<string, FieldPlace> =>
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

/** How far the search for a battle is: how many were compared, and how many fields differ in the nearest so far. */
export interface OpenProgress {
  readonly compared: number;
  /** Nothing before a battle was found on which the action may be asked at all. */
  readonly differing?: number;
}

/** Work that tells now and then how far it is. */
type Search<R> = Generator<OpenProgress, R>;

interface Tried {
  readonly draft: Draft;
  /** The fields that differ, by path. */
  readonly differing: readonly string[];
  /** The counters, by the path of the part of the input that they make. */
  readonly roles: readonly { readonly path: string; readonly counter: string }[];
}

const sortedList = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

const compareDraft = (
  door: BattleDoor,
  calculator: AnyCalculator,
  wanted: ReadonlyMap<string, FieldPlace>,
  draft: Draft,
): Tried | undefined => {
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

const compareTried = (a: Tried, b: Tried): number => a.differing.length - b.differing.length;

const SIDE_NAMES: Readonly<Record<string, Said>> = {
  [OWN]: t('Our side', 'Notre camp'),
  [OTHER]: t('The enemy', 'L’ennemi'),
};

/** How often the draft is set right; each time by the change that brings it nearest. */
const MOST_ROUNDS = 30;

const isIn = (path: string, outer: string): boolean => outer === '' || path === outer || path.startsWith(`${outer}.`);

const ownersOf = ({ differing, roles, draft }: Tried): readonly string[] => {
  const inner = roles.filter(({ path }) => path !== '' && differing.some((field) => isIn(field, path)));
  const isWhole = differing.some((field) => !roles.some(({ path }) => path !== '' && isIn(field, path)));
  return isWhole ? draft.battlefield.units.map(({ id }) => id) : inner.map(({ counter }) => counter);
};

const answersOf = (door: BattleDoor, { draft }: Tried): readonly Draft[] => {
  const ready = prepareAction(openBoard(door, readBattlefield(draft.battlefield)), draft.ask);
  if (!('questions' in ready)) return [];
  return ready.questions.flatMap(({ id, options }) =>
    options.map((option) => ({ ...draft, ask: { ...draft.ask, answers: { ...draft.ask.answers, [id]: option.id } } })),
  );
};

/** What a search compares drafts with, and how far it is. */
interface Comparison {
  readonly door: BattleDoor;
  readonly figures: readonly number[];
  readonly compare: (draft: Draft) => Tried | undefined;
  compared: number;
}

/** Those of some drafts on which the action may be asked. */
function* compareAll(comparison: Comparison, drafts: readonly Draft[]): Search<readonly Tried[]> {
  const legal: Tried[] = [];
  for (const draft of drafts) {
    const tried = comparison.compare(draft);
    if (tried) legal.push(tried);
    yield { compared: ++comparison.compared };
  }
  return legal;
}

function* improve(comparison: Comparison, start: Tried): Search<Tried> {
  const { door, figures, compare } = comparison;
  let best = start;
  for (let round = 0; round < MOST_ROUNDS && best.differing.length > 0; round++) {
    const before = best;
    for (const draft of [...answersOf(door, before), ...listTweaks(door, before.draft, figures, ownersOf(before))]) {
      const tried = compare(draft);
      if (tried && tried.differing.length < best.differing.length) best = tried;
      yield { compared: ++comparison.compared, differing: best.differing.length };
      if (best.differing.length < before.differing.length) break;
    }
    if (best === before) break;
  }
  return best;
}

const tweakAll = ({ door, figures }: Comparison, draft: Draft): readonly Draft[] =>
  listTweaks(
    door,
    draft,
    figures,
    draft.battlefield.units.map(({ id }) => id),
  );

/** The best that comes of the nearest start of each action; none is looked at after one that agrees. */
function* findNearest(comparison: Comparison, starts: readonly Tried[]): Search<Tried | undefined> {
  const nearest = Map.groupBy(starts.toSorted(compareTried), ({ draft }) => draft.ask.action);
  let best: Tried | undefined;
  for (const [first] of nearest.values()) {
    const next = first && (yield* improve(comparison, first));
    if (next && (!best || compareTried(next, best) < 0)) best = next;
    if (best?.differing.length === 0) break;
  }
  return best;
}

/** So many rows as take part, and some beneath them. */
const cropGrid = (draft: Draft): Draft => {
  const { battlefield } = draft;
  const rows = Math.max(...battlefield.hexes.map(({ hex }) => Number(hex.slice(2))), LEAST_ROWS - MARGIN) + MARGIN;
  return { ...draft, battlefield: { ...battlefield, grid: { ...battlefield.grid, rows } } };
};
const LEAST_ROWS = 11;
const MARGIN = 3;

/** Who has no name in the input goes by the arm. */
const nameUnits = ({ palette }: BattleDoor, draft: Draft, lang: Lang): Draft => ({
  ...draft,
  battlefield: {
    ...draft.battlefield,
    units: draft.battlefield.units.map((unit) => ({ ...unit, name: unit.name ?? palette.arms[unit.arm]?.[lang] })),
    sides: draft.battlefield.sides.map((entry) => ({ ...entry, name: SIDE_NAMES[entry.side]?.[lang] })),
  },
});

/** What of an input a battle does not say, in words. */
const tellMissing = (wanted: ReadonlyMap<string, FieldPlace>, { differing }: Tried, lang: Lang): readonly string[] =>
  differing.flatMap((path) => {
    const place = wanted.get(path);
    return place && place.value !== null
      ? [formatPair(place.field.label[lang], formatValue(place.field, place.value, lang), lang)]
      : [];
  });

/** A calculation as a battle; nothing where the board has no action that asks this. */
export function* openInput(
  door: BattleDoor,
  calculator: AnyCalculator,
  query: string,
  lang: Lang,
): Search<OpenedInput | undefined> {
  const { ask } = parseQuery(calculator, query);
  const { edition, readings, ...checked } = checkAsk(calculator, ask);
  const input = checked.input as Values;
  const wanted = listLeaves(calculator, input);
  const figures = [...new Set([...wanted.values()].flatMap(({ value }) => (typeof value === 'number' ? [value] : [])))];
  const compare = (draft: Draft) => compareDraft(door, calculator, wanted, draft);
  const comparison: Comparison = { door, figures, compare, compared: 0 };
  const drafts = door.actions.flatMap((rules) =>
    Object.keys(door.palette.arms).map((arm): Draft => {
      const draft = draftInput({ door, calculator, input, rules, arm, lang });
      return { ...draft, battlefield: { ...draft.battlefield, edition, readings } };
    }),
  );
  let starts = yield* compareAll(comparison, drafts);
  if (starts.length === 0)
    starts = yield* compareAll(
      comparison,
      drafts.flatMap((draft) => tweakAll(comparison, draft)),
    );
  const best = yield* findNearest(comparison, starts);
  return best && { ...nameUnits(door, cropGrid(best.draft), lang), missing: tellMissing(wanted, best, lang) };
}
