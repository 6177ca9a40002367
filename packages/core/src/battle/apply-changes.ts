import { refuseInput } from '../error.ts';
import type { Battlefield, BattleUnit, FormationEntry, SideEntry } from './battlefield.ts';
import type { Change } from './change.ts';

interface WordChange {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

const changeWords = (words: readonly string[], { add, remove }: WordChange): readonly string[] => [
  ...words.filter((word) => !remove.includes(word) && !add.includes(word)),
  ...add,
];

type CounterChange = Extract<Change, { readonly counter: string }>;

/** A unit after a change that leaves it in the battle. */
const changeUnit = (unit: BattleUnit, change: Exclude<CounterChange, { readonly change: 'eliminate' }>): BattleUnit => {
  switch (change.change) {
    case 'state':
      return { ...unit, state: changeWords(unit.state, change) };
    case 'mark':
      return { ...unit, marks: changeWords(unit.marks, change) };
    case 'move':
      return { ...unit, hex: change.hex };
    case 'face':
      return { ...unit, facing: change.facing };
    case 'steps':
      return { ...unit, steps: change.left };
    case 'strength':
      return { ...unit, strength: change.left };
  }
};

const changeCounter = (units: readonly BattleUnit[], change: CounterChange): readonly BattleUnit[] => {
  const at = units.findIndex(({ id }) => id === change.counter);
  const unit = units[at];
  if (!unit) {
    const ids = units.map(({ id }) => id);
    return refuseInput('counter', 'counter', ids, change.counter);
  }
  if (change.change === 'eliminate') return units.toSpliced(at, 1);
  const changed = changeUnit(unit, change);
  if (change.change !== 'move' || change.hex === undefined) return units.with(at, changed);
  // The order of the list is that of the stacks: who arrives is put on top.
  const others = units.toSpliced(at, 1);
  const top = others.findIndex(({ hex }) => hex === change.hex);
  return others.toSpliced(top < 0 ? at : top, 0, changed);
};

/** The entry that is meant, with its words changed; a new one where there is none yet. */
const changeEntry = <E extends { readonly state: readonly string[] }>(
  entries: readonly E[],
  isMeant: (entry: E) => boolean,
  blank: E,
  change: WordChange,
): readonly E[] => {
  const at = entries.findIndex(isMeant);
  const entry = entries[at] ?? blank;
  const changed = { ...entry, state: changeWords(entry.state, change) };
  return at < 0 ? [...entries, changed] : entries.with(at, changed);
};

const applyChange = (document: Battlefield, change: Change): Battlefield => {
  switch (change.change) {
    case 'formation': {
      const { formation, side } = change;
      const blank: FormationEntry = { formation, side, state: [] };
      const isMeant = (entry: FormationEntry) => entry.formation === formation && entry.side === side;
      return { ...document, formations: changeEntry(document.formations, isMeant, blank, change) };
    }
    case 'side': {
      const blank: SideEntry = { side: change.side, state: [] };
      return { ...document, sides: changeEntry(document.sides, ({ side }) => side === change.side, blank, change) };
    }
    case 'turn': {
      const { change: _, ...turn } = change;
      return { ...document, turn: { ...document.turn, ...turn } };
    }
    default:
      return { ...document, units: changeCounter(document.units, change) };
  }
};

/** A document after some changes, in order. A counter that is not there is an error that names it. */
export const applyChanges = (document: Battlefield, changes: readonly Change[]): Battlefield =>
  changes.reduce(applyChange, document);
