/* An attack from several hexes on several, in the input: hexes that attack, hexes attacked, and the paths between them. */
import { type AnyCalculator, type Field, type GroupField, getDefault, type Value } from '@coup-doeil/core/game';
import type { Values } from '../form/field-props.ts';
import { findHexLists, itemOf } from './planned.ts';

const listOf = (value: Value | undefined): readonly Values[] =>
  // A border: the items of these lists are groups.
  Array.isArray(value) ? (value as readonly Values[]) : [];
const defaultOf = (field: GroupField): Values => getDefault(field) as Values;

/** What the lists are called, what their items are, and how they are read from an input and written to it. */
const describeLists = (calculator: AnyCalculator) => {
  const lists = findHexLists(calculator);
  const [from, into] = lists ?? [];
  const paths = from?.item.roles?.paths ?? '';
  const path = itemOf(from?.item.fields[paths]);
  const adjacent = path?.roles?.adjacent ?? '';
  if (!from || !into || !path) throw new Error('no attack from several hexes');

  const newPath = (touches: boolean): Values => ({ ...defaultOf(path), [adjacent]: touches });
  const readLists = (input: Values) => ({ attackers: listOf(input[from.list]), defenders: listOf(input[into.list]) });
  const writeLists = (input: Values, attackers: readonly Values[], defenders: readonly Values[]): Values => ({
    ...input,
    [from.list]: attackers,
    [into.list]: defenders,
  });
  return { from, into, paths, path, adjacent, newPath, readLists, writeLists };
};

/** An attack from several hexes on several: what an input says of it, and the inputs with a hex more or less. */
export const describePairs = (calculator: AnyCalculator) => {
  const { from, into, paths, path, adjacent, newPath, readLists, writeLists } = describeLists(calculator);
  /** The same with a path from each hex that attacks to each attacked: those that were not said are like any other. */
  const fillPaths = (input: Values): Values => {
    const { attackers, defenders } = readLists(input);
    const filled = attackers.map((attacker) => ({
      ...attacker,
      [paths]: defenders.map((_, j) => listOf(attacker[paths])[j] ?? newPath(true)),
    }));
    return writeLists(input, filled, defenders);
  };
  return {
    from,
    into,
    path,
    readLists,
    fillPaths,
    adjacent,
    /** Whether what attacks from a hex reaches farther than the next: then fields apply that a touching pair does not have. */
    reachesFar: (attacker: Values | undefined): boolean =>
      Object.values(path.fields).some(
        ({ when = {} }: Field) =>
          when[adjacent] === false &&
          Object.entries(when).every(([name, wanted]) => name === adjacent || wanted === attacker?.[name]),
      ),
    /** Whether each hex that attacks touches each attacked, in an input with all its paths. */
    readTouching: (input: Values): readonly (readonly boolean[])[] =>
      readLists(input).attackers.map((attacker) => listOf(attacker[paths]).map((way) => way[adjacent] !== false)),
    namePath: (i: number, j: number): string => `${from.list}.${i + 1}.${paths}.${j + 1}`,
    addAttacker: (input: Values, touches: readonly boolean[]): Values => {
      const { attackers, defenders } = readLists(input);
      const added = { ...defaultOf(from.item), [paths]: touches.map(newPath) };
      return writeLists(input, [...attackers, added], defenders);
    },
    addDefender: (input: Values, touches: readonly boolean[]): Values => {
      const { attackers, defenders } = readLists(input);
      const widened = attackers.map((attacker, i) => ({
        ...attacker,
        [paths]: [...listOf(attacker[paths]), newPath(touches[i] ?? true)],
      }));
      return writeLists(input, widened, [...defenders, defaultOf(into.item)]);
    },
    removeAttacker: (input: Values, i: number): Values => {
      const { attackers, defenders } = readLists(input);
      return writeLists(input, attackers.toSpliced(i, 1), defenders);
    },
    removeDefender: (input: Values, j: number): Values => {
      const { attackers, defenders } = readLists(input);
      const narrowed = attackers.map((attacker) => ({ ...attacker, [paths]: listOf(attacker[paths]).toSpliced(j, 1) }));
      return writeLists(input, narrowed, defenders.toSpliced(j, 1));
    },
  };
};
