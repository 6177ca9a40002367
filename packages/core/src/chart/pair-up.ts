/** Two lists side by side, as far as both go. */
export const pairItems = <A, B>(these: readonly A[], those: readonly B[]): (readonly [A, B])[] =>
  these.flatMap((one, i) => {
    const other = those[i];
    return other === undefined ? [] : [[one, other] as const];
  });
