interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

const keep =
  <K, V extends NonNullable<unknown>>(store: Store<K, V>, make: (key: K) => V) =>
  (key: K): V => {
    const known = store.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    store.set(key, value);
    return value;
  };

/** What follows from a thing that never changes, worked out once for each and kept as long as the thing is. */
export const memoise = <K extends object, V extends NonNullable<unknown>>(make: (key: K) => V): ((key: K) => V) =>
  keep(new WeakMap<K, V>(), make);

/** What follows from an id, worked out once for each: for the few ids of one thing. */
export const memoiseById = <V extends NonNullable<unknown>, Id extends string = string>(
  make: (id: Id) => V,
): ((id: Id) => V) => keep(new Map<Id, V>(), make);

/** What is made when it is first asked for, and then kept. */
export const once = <V extends NonNullable<unknown>>(make: () => V): (() => V) => {
  let value: V | undefined;
  return () => {
    value ??= make();
    return value;
  };
};
