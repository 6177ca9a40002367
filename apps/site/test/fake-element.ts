/* An element as far as a list of links is made of them. */

export interface FakeElement extends Record<string, unknown> {
  readonly tag: string;
  readonly inner: unknown[];
}
export const createElement = (tag: string): FakeElement => {
  const inner: unknown[] = [];
  return { tag, inner, append: (...more: unknown[]) => inner.push(...more) };
};
