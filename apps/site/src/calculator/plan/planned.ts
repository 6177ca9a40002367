/* What of an input a plan draws and asks for, by the roles that its description gives. */
import type { AnyCalculator, Field, GroupField } from '@coup-doeil/core/game';

/** What the items of a list are, if they are units, hexes or other groups. */
export const itemOf = (field: Field | undefined): GroupField | undefined =>
  field?.kind === 'list' && 'fields' in field.of ? field.of : undefined;

interface ItemList {
  readonly list: string;
  readonly item: GroupField;
}

const listItems = ({ input }: AnyCalculator): readonly ItemList[] =>
  Object.entries(input.fields).flatMap(([list, field]: [string, Field]) => {
    const item = itemOf(field);
    return item ? [{ list, item }] : [];
  });

export const listUnits = (calculator: AnyCalculator): readonly ItemList[] =>
  listItems(calculator).filter(({ item }) => item.kind === 'unit');

/** Whether a unit comes to the target's hex over one of its sides. */
export const comesOver = ({ roles = {} }: GroupField): boolean => (roles.from ?? roles.aspect) !== undefined;

/** The two lists of an attack from several hexes on several: whence, and whither. */
export const findHexLists = (calculator: AnyCalculator): readonly [from: ItemList, into: ItemList] | undefined => {
  const lists = listItems(calculator);
  const from = lists.find(({ item }) => item.roles?.paths !== undefined);
  const into = lists.find((other) => other !== from && other.item.roles?.ground !== undefined);
  return from && into ? [from, into] : undefined;
};

/** The fields of a unit or of the whole input that say what the ground is: they stand on the map, where there is one. */
export const listPlanned = ({ roles = {} }: GroupField): readonly string[] => [
  ...(roles.hexside ?? []),
  ...(roles.ground ?? []),
];

/** What of an input stands on the map, and the field after which, or in whose place, the map comes. */
export interface PlanPlace {
  readonly names: readonly string[];
  readonly anchor: string;
}

/** Where the map of a calculator stands; nothing where it has none. */
export const placePlan = (calculator: AnyCalculator): PlanPlace | undefined => {
  const { roles = {} } = calculator.input;
  const names = listPlanned(calculator.input);
  const units = listUnits(calculator);
  const last = units.at(-1);
  if (last && units.some(({ item }) => comesOver(item)))
    return { names: [...names, ...(roles.facing === undefined ? [] : [roles.facing])], anchor: last.list };
  const hexes = findHexLists(calculator)?.map(({ list }) => list);
  if (hexes) return { names: hexes, anchor: hexes[0] ?? '' };
  const { ground = [], hexside = [] } = roles;
  return hexside.length > 0 ? { names, anchor: ground[0] ?? '' } : undefined;
};
