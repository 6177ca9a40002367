import { rejectInput } from '../error.ts';
import type { Battlefield, BattleUnit, FormationEntry, SideEntry } from './battlefield.ts';
import type { Change } from './change.ts';
import { paintGround } from './paint-ground.ts';

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

/** The units with one of them changed, or out of the battle; who arrives in a hex is put on top of who stands there. */
export const replaceUnit = (
  units: readonly BattleUnit[],
  at: number,
  changed: BattleUnit | undefined,
  arrives: boolean,
): readonly BattleUnit[] => {
  if (!changed) return units.toSpliced(at, 1);
  if (!arrives) return units.with(at, changed);
  // The order of the list is that of the stacks.
  const others = units.toSpliced(at, 1);
  const top = others.findIndex(({ hex }) => hex === changed.hex);
  return others.toSpliced(top < 0 ? at : top, 0, changed);
};

const changeCounter = (units: readonly BattleUnit[], change: CounterChange): readonly BattleUnit[] => {
  const at = units.findIndex(({ id }) => id === change.counter);
  const unit = units[at];
  if (!unit) {
    const ids = units.map(({ id }) => id);
    return rejectInput('counter', 'counter', ids, change.counter);
  }
  const changed = change.change === 'eliminate' ? undefined : changeUnit(unit, change);
  return replaceUnit(units, at, changed, change.change === 'move' && change.hex !== undefined);
};

/** The units with one put in: a new one, or another in the place of the one of its id. */
const putUnit = (units: readonly BattleUnit[], unit: BattleUnit): readonly BattleUnit[] => {
  const at = units.findIndex(({ id }) => id === unit.id);
  if (at >= 0) return replaceUnit(units, at, unit, unit.hex !== undefined && units[at]?.hex !== unit.hex);
  return replaceUnit([...units, unit], units.length, unit, unit.hex !== undefined);
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
    case 'table':
      return {
        ...document,
        edition: change.edition ?? document.edition,
        readings: { ...document.readings, ...change.readings },
      };
    case 'unit':
      return { ...document, units: putUnit(document.units, change.unit) };
    case 'ground':
      return paintGround(document, change);
    default:
      return { ...document, units: changeCounter(document.units, change) };
  }
};

/** A document after some changes, in order. A counter that is not there is an error that names it. */
export const applyChanges = (document: Battlefield, changes: readonly Change[]): Battlefield =>
  changes.reduce(applyChange, document);
