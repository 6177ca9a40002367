import {
  type BattleTypes,
  type BattleUnit,
  type GameBoard,
  isUnpriced,
  listActions,
  measureAction,
  prepareAction,
} from '@coup-doeil/core/battle';
import { type Brief, isRefusal } from '@coup-doeil/core/game';
import { listLabels, listUnitsAt } from './board.ts';
import { formatBestSets, type LegalSet, listChoices } from './sets.ts';

/** A unit of the document that takes part in an action, and how. */
export interface TwinPart {
  readonly unit: BattleUnit;
  readonly as: string;
}

/** One action as a slow reading of the sheet has it. */
export interface TwinAction {
  readonly action: string;
  readonly side: string;
  readonly manners: readonly string[];
  /** Units do it where they stand. */
  readonly own?: true;
  /** Whether the sheet lets these units do it to a hex. */
  may(parts: readonly TwinPart[], target: string): boolean;
  /** Whether the sheet lets them, and has no figure for it; none of them unless given. */
  isUnpriced?(parts: readonly TwinPart[], target: string): boolean;
  /** Whether lists show it, where it is legal and no part of it is worth as much; all of them unless given. */
  isListed?(parts: readonly TwinPart[], brief: Brief): boolean;
}

/** How many sets were tried, and what was wrong. */
export interface CheckedSets {
  readonly legal: number;
  readonly refused: number;
  readonly problems: readonly string[];
}

const worthOf = ({ measure, total }: Brief): number => (measure ? measure.ways / measure.of : (total ?? 0));

/** The sets of a side that are tried against a hex: every one; of a hex where nobody stands each unit by itself. */
const listSetsAt = <G extends BattleTypes>(
  { document }: GameBoard<G>,
  { side, manners, own }: TwinAction,
  target: string,
): (readonly TwinPart[])[] => {
  const units = document.units.filter(
    (unit) => unit.side === side && unit.hex !== undefined && (!own || unit.hex === target),
  );
  const most = listUnitsAt(document, target).length === 0 ? 1 : units.length;
  return listChoices(units.map((item) => ({ item, manners })))
    .filter((set) => set.length > 0 && set.length <= most)
    .map((set) => set.map(({ item, as }) => ({ unit: item, as })));
};

/** What a board makes of a set: its answer in short, why not, or nothing where there is no figure. */
const trySet = <G extends BattleTypes>(
  board: GameBoard<G>,
  { action, side }: TwinAction,
  set: readonly TwinPart[],
  target: string,
) => {
  const parts = set.map(({ unit, as }) => ({ counter: unit.id, as }));
  const ready = prepareAction(board, { action, side, parts, targets: [target] });
  if (isUnpriced(ready)) return null;
  return isRefusal(ready) ? ready : measureAction(board, ready);
};

/**
 * Every set of the units of a side, in every manner, against every hex of the map: whether it is legal, as a slow reading of the
 * sheet has it, and whether the lists of the board show it.
 */
export const checkSets = <G extends BattleTypes>(board: GameBoard<G>, twin: TwinAction): CheckedSets => {
  const problems: string[] = [];
  let [legal, refused] = [0, 0];
  const listed = listActions(board, twin.side).filter(({ action }) => action === twin.action);
  for (const target of listLabels(board.document)) {
    const listable: LegalSet[] = [];
    for (const set of listSetsAt(board, twin, target)) {
      const tried = trySet(board, twin, set, target);
      const isSilent = twin.isUnpriced?.(set, target) ?? false;
      const name = `${twin.action} by ${set.map(({ unit, as }) => `${unit.id} (${as})`).join(', ')} at ${target}`;
      if ((tried === null) !== isSilent)
        problems.push(`${name}: ${isSilent ? 'a figure that there is not' : 'no figure'}`);
      if (tried === null || isSilent) continue;
      const refusal = tried.refused;
      if (!refusal !== twin.may(set, target))
        problems.push(`${name}: ${refusal ? `refused, ${refusal.reason.en}` : 'let'}`);
      if (refusal) {
        refused += 1;
        const isTold = refusal.reason.en && refusal.reason.fr && refusal.cite;
        if (!isTold) problems.push(`${name}: refused without a reason or a place`);
      } else if ('total' in tried) {
        legal += 1;
        if (twin.isListed?.(set, tried) ?? true)
          listable.push({ ids: set.map(({ unit }) => unit.id), worth: worthOf(tried) });
      }
    }
    const entry = listed.find((actions) => actions.target === target);
    const sets = (entry?.sets ?? []).map(({ ask, brief }) => {
      const ids = ask.parts.map(({ counter }) => counter);
      return `${ids.sort().join(' ')} ${worthOf(brief)}`;
    });
    const wanted = formatBestSets(listable);
    if (sets.sort().join('; ') !== wanted.join('; '))
      problems.push(`${twin.action} at ${target}: listed are ${sets.join('; ')}, not ${wanted.join('; ')}`);
    const count = (entry?.sets.length ?? 0) + (entry?.leftOut ?? 0);
    if (count !== listable.length)
      problems.push(`${twin.action} at ${target}: ${count} are counted, not ${listable.length}`);
  }
  return { legal, refused, problems };
};
