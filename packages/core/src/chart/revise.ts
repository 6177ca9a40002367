/** A number or a yes-or-no of one printing is another in the next; a word stays one of those that are known. */
export type Widened<T> = T extends boolean ? boolean : T extends number ? number : T;

/** What another printing says differently: any part of the spec, rows by their ids; `null` takes a row away. */
export type Changes<S> = S extends readonly unknown[]
  ? S
  : S extends (...args: never[]) => unknown
    ? S
    : S extends object
      ? { readonly [K in keyof S]?: Changes<S[K]> | null }
      : Widened<S>;

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A spec with the changes of another printing laid over it; row order stays. */
export const revise = <S extends object>(spec: S, changes: Changes<NoInfer<S>>): S => {
  // The shape is the spec's own: only its values are replaced.
  return overlay(Object.fromEntries(Object.entries(spec)), changes) as S;
};

const overlay = (spec: Record<string, unknown>, changes: object): Record<string, unknown> => {
  const result = { ...spec };
  for (const [key, change] of Object.entries(changes)) {
    const before = result[key];
    if (change === null && isPlain(before)) delete result[key];
    else result[key] = isPlain(before) && isPlain(change) ? overlay(before, change) : change;
  }
  return result;
};
