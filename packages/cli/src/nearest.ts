/** How many letters must be changed, added, dropped or swapped to make one word of the other. */
const distance = (a: string, b: string): number => {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  let before: number[] = [];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? a.length) + 1 : Infinity;
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change, swap));
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
};

/** The name that was probably meant, if any is near enough. */
export const nearest = (given: string, names: readonly string[]): string | undefined => {
  if (given.length > 60) return undefined;
  const typed = given.toLowerCase();
  const away = (name: string) => (typed.length > 1 && name.startsWith(typed) ? 0 : distance(typed, name));
  const ranked = names.map((name) => [name, away(name.toLowerCase())] as const).sort((a, b) => a[1] - b[1]);
  const [name, changes] = ranked[0] ?? ['', Infinity];
  return changes <= Math.max(1, Math.floor(given.length / 3)) ? name : undefined;
};
