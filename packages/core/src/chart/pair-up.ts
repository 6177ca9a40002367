/** Two lists side by side, as far as both go. */
export const pairItems = <A, B>(these: readonly A[], those: readonly B[]): (readonly [A, B])[] =>
  these.flatMap((item, i) => {
    const other = those[i];
    return other === undefined ? [] : [[item, other] as const];
  });
