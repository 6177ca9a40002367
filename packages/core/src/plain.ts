/** Whether something is plain data with names: what JSON or a literal makes, and neither a list nor the value of a class. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared with `Object.prototype`: the objects of another window or worker have one of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};

/** A name that is a symbol: no JSON has one, and nothing reads it. One that is not enumerable is a library’s mark, no name. */
export const findSymbol = (value: object): string | undefined => {
  const symbol = Object.getOwnPropertySymbols(value).find((each) => ({}).propertyIsEnumerable.call(value, each));
  return symbol && String(symbol);
};

/** Whether a list is one that JSON or a literal makes: of no class of its own, and with no names beside its items. */
export const isPlainList = (list: readonly unknown[]): boolean =>
  // `Array.prototype` of any window stands directly above a list, and `Object.prototype` above that.
  isPlainObject(Object.getPrototypeOf(list)) && Object.keys(list).length <= list.length;
