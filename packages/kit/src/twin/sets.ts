/** Every choice of some of these items, each in one of its manners, the empty one first. */
export const listChoices = <T>(
  items: readonly { readonly item: T; readonly manners: readonly string[] }[],
): { item: T; as: string }[][] => {
  const [first, ...rest] = items;
  if (!first) return [[]];
  const without = listChoices(rest);
  return [...without, ...first.manners.flatMap((as) => without.map((set) => [{ item: first.item, as }, ...set]))];
};

/** A legal set of counters, and what it is worth. */
export interface LegalSet {
  readonly ids: readonly string[];
  readonly worth: number;
}

const isPart = (part: readonly string[], ids: readonly string[]): boolean =>
  part.length < ids.length && part.every((id) => ids.includes(id));

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id));

/**
 * The sets worth telling apart, as a list of actions must show them: of the same counters the best, and none of which a part
 * is worth as much. Each as `id id worth`.
 */
export const formatBestSets = (legal: readonly LegalSet[]): string[] => {
  const worthwhile = legal.filter(
    ({ ids, worth }) =>
      !legal.some(
        (other) => (isPart(other.ids, ids) && other.worth >= worth) || (isSame(other.ids, ids) && other.worth > worth),
      ),
  );
  return [...new Set(worthwhile.map(({ ids, worth }) => `${[...ids].sort().join(' ')} ${worth}`))].sort();
};
