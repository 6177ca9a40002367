/** What the browser keeps between visits: versioned, checked when it comes back, and never able to break the page. */
const VERSION = 1;
const name = (key: string): string => `aide-de-camp/${key}`;

/** What was kept under a key, if it is whole and of this version. */
export const recall = <T>(key: string, is: (value: unknown) => value is T, rest: T): T => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name(key)) ?? 'null');
    if (typeof found !== 'object' || found === null || !('version' in found) || !('value' in found)) return rest;
    return found.version === VERSION && is(found.value) ? found.value : rest;
  } catch {
    return rest;
  }
};

/** Keeps a value; false where the browser would not. */
export const keep = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(name(key), JSON.stringify({ version: VERSION, value }));
    return true;
  } catch {
    return false;
  }
};

export const isList =
  <T>(is: (value: unknown) => value is T) =>
  (value: unknown): value is readonly T[] =>
    Array.isArray(value) && value.every(is);
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isStrings = (value: unknown): value is Readonly<Record<string, string>> =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
