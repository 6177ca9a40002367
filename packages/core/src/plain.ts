/** Whether something is plain data with names: what JSON or a literal makes, and neither a list nor the value of a class. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Not compared with `Object.prototype`: the objects of another window or worker have one of their own.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
};
