import { getMixture } from '@coup-doeil/dice/together';
import { type AskedDie, type Branch, type Branches, countFace, type UnitEnd } from './branches.ts';
import { fault } from './fault.ts';
import { findParty } from './fold-odds.ts';
import type { OddsList } from './odds-list.ts';
import { formatFate, formatMixture } from './unit-odds.ts';

/** A die that is to be thrown, and for what; `need` where it is a test, passed at or below it. */
export interface NextDie extends AskedDie {
  readonly need: number | null;
}

/** A die that was thrown. */
export interface ThrownDie extends NextDie {
  readonly face: number;
}

/** How far some faces lead. */
export interface DiceWalk {
  readonly thrown: readonly ThrownDie[];
  /** `null` once all dice are thrown. */
  readonly next: NextDie | null;
  /** The row, once its dice are thrown. */
  readonly branch: Branch | null;
}

/** Follows faces from the first die to the tests. A face that its die does not have is bad input, as is one too many. */
export const walkDice = ({ dice, rows }: Branches, faces: readonly number[]): DiceWalk => {
  const first = faces.slice(0, dice.length);
  const sum = dice.reduce((all, die, i) => all + countFace(die, first[i] ?? 0), 0);
  const branch =
    first.length < dice.length ? null : (rows.find((row) => dice.length === 0 || row.faces.includes(sum)) ?? null);
  const asked: NextDie[] = [...dice.map((die) => ({ ...die, need: null })), ...(branch?.tests ?? [])];
  const thrown = faces.map((face, i): ThrownDie => {
    const die = asked[i];
    if (!die?.die.faces.includes(face)) return fault('face', `faces.${i + 1}`, die?.die.faces ?? [], face);
    return { ...die, face };
  });
  return { thrown, next: asked[faces.length] ?? null, branch };
};

/** What the dice came to once all are thrown. */
export interface DiceEnd {
  readonly branch: Branch;
  /** The fate of each unit, by where it stands in the input. */
  readonly fates: Readonly<Record<string, string>>;
  /** For each list of odds the outcome that came out. */
  readonly outcome: Readonly<Record<string, string>>;
}

/** The fates and the outcomes of a row under what its tests came to. */
export const endBranch = (
  lists: Readonly<Record<string, OddsList>>,
  branches: Branches,
  branch: Branch,
  passed: (test: number) => boolean,
): DiceEnd => {
  const fateOf = ({ pass, fail, test }: UnitEnd) => (test === null || passed(test) ? pass : fail);
  const units = branch.parties.flatMap((party) => party.units);
  const fates = Object.fromEntries(units.map((unit) => [unit.unit, fateOf(unit)]));
  const formatSide = (side: 'attacker' | 'defender'): string => {
    const party = findParty(branch, side);
    return formatMixture(getMixture(party?.units.map(fateOf) ?? [], branches.fates), party?.bears, branches);
  };
  const outcome: Record<string, string> = {};
  for (const [list, { role }] of Object.entries(lists)) {
    if (role === 'table') outcome[list] = branch.id;
    else if (role === 'joint')
      outcome[list] = `${formatSide('attacker')}${branches.between ?? '--'}${formatSide('defender')}`;
    else if ('side' in role) outcome[list] = formatSide(role.side);
    else {
      const unit = units.find((throwing) => throwing.unit === `${role.unit}.${role.index}`);
      if (unit) outcome[list] = formatFate(fateOf(unit), unit, branches);
    }
  }
  return { branch, fates, outcome };
};

/** The end of a walk; `null` while dice are still to be thrown. */
export const endWalk = (
  lists: Readonly<Record<string, OddsList>>,
  branches: Branches,
  { thrown, next, branch }: DiceWalk,
): DiceEnd | null => {
  if (next || !branch) return null;
  const passed = thrown.slice(branches.dice.length).map(({ face, need }) => need !== null && face <= need);
  return endBranch(lists, branches, branch, (test) => passed[test] === true);
};
