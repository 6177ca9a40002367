type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Plain): boolean => typeof value.en === 'string' && typeof value.fr === 'string';

/** The differences between two specs, in the form that `reprint` takes: nothing for what is equal, `null` for what is gone. */
export const listChanges = (before: Plain, after: Plain): Plain =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): [string, unknown][] => {
      const [old, now] = [before[key], after[key]];
      if (typeof old === 'function' || JSON.stringify(old) === JSON.stringify(now)) return [];
      if (now === undefined) return [[key, typeof old === 'string' ? '' : null]];
      return [[key, isPlain(old) && isPlain(now) && !isText(now) ? listChanges(old, now) : now]];
    }),
  );

/** What stands in the newer of two specs and is not in the older, by its name: a printing is written as differences. */
export const findAddition = (before: Plain, after: Plain): string | undefined =>
  ['rows', 'lines', 'columns'].flatMap((part) => {
    const [old, now] = [before[part], after[part]];
    return isPlain(old) && isPlain(now) ? Object.keys(now).filter((key) => !Object.hasOwn(old, key)) : [];
  })[0];
