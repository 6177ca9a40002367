/** What the browser keeps between visits: versioned, checked when it comes back, and never able to break the page. */
const VERSION = 1;
const name = (key: string): string => `coup-doeil/${key}`;

/** What the browser would not keep is held as long as the page is open. */
const held = new Map<string, unknown>();

const stored = (key: string): { readonly version?: unknown; readonly value?: unknown } => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name(key)) ?? 'null');
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
};

/** Whether anything was kept under a key, whole or not. */
export const isKept = (key: string): boolean => held.has(key) || 'value' in stored(key);

/** What was kept under a key, if it is whole and of this version. */
export const recall = <T>(key: string, is: (value: unknown) => value is T, rest: T): T => {
  const { version, value } = held.has(key) ? { version: VERSION, value: held.get(key) } : stored(key);
  return version === VERSION && is(value) ? value : rest;
};

/** Keeps a value; false where the browser would not, or where a newer page of ours has kept its own. */
export const keep = (key: string, value: unknown): boolean => {
  held.set(key, value);
  const { version } = stored(key);
  if (typeof version === 'number' && version > VERSION) return false;
  try {
    localStorage.setItem(name(key), JSON.stringify({ version: VERSION, value }));
    return held.delete(key);
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
