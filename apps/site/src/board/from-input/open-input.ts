/* A calculator's link opened as a battle: set out, compared with what its door makes of it, and set right word by word. */
import type { BattleDoor } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type AnyCalculator, checkAsk, type FieldPlace, parseQuery } from '@coup-doeil/core/game';
import { formatPair, formatValue } from '@coup-doeil/core/tell';
import type { Values } from '../../calculator/form/field-props.ts';
import type { Lang, Said } from '../../lib/words.ts';
import { type ComparedDraft, compareDraft, listLeaves } from './compare-draft.ts';
import { type Draft, draftInput, OTHER, OWN } from './draft.ts';
import { type Comparison, compareAll, findNearest, type Search, tweakAll } from './search-battle.ts';

/** A battle made of an input, the action that asks the same, and what of the input the board does not say. */
export interface OpenedInput extends Draft {
  readonly missing: readonly string[];
}

const SIDE_NAMES: Readonly<Record<string, Said>> = {
  [OWN]: t('Our side', 'Notre camp'),
  [OTHER]: t('The enemy', 'L’ennemi'),
};

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
const tellMissing = (
  wanted: ReadonlyMap<string, FieldPlace>,
  { differing }: ComparedDraft,
  lang: Lang,
): readonly string[] =>
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
