/* What the browser keeps between visits: versioned, checked when it is read back, and never able to break the page. */
const VERSION = 1;
const nameOf = (key: string): string => `coup-doeil/${key}`;

/** What the browser refused to store is remembered as long as the page is open. */
const unstored = new Map<string, unknown>();

const readStored = (key: string): { readonly version?: unknown; readonly value?: unknown } => {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(nameOf(key)) ?? 'null');
    return isRecord(entry) ? entry : {};
  } catch {
    return {};
  }
};

/** Whether anything was stored under a key, valid or not. */
export const isStored = (key: string): boolean => unstored.has(key) || 'value' in readStored(key);

/** The value stored under a key, if it is valid and of this version. */
export const recall = <T>(key: string, is: (value: unknown) => value is T, fallback: T): T => {
  const { version, value } = unstored.has(key) ? { version: VERSION, value: unstored.get(key) } : readStored(key);
  return version === VERSION && is(value) ? value : fallback;
};

/** Stores a value; false where the browser refuses, or where a newer version of the site has stored its own. */
export const store = (key: string, value: unknown): boolean => {
  unstored.set(key, value);
  const { version } = readStored(key);
  if (typeof version === 'number' && version > VERSION) return false;
  try {
    localStorage.setItem(nameOf(key), JSON.stringify({ version: VERSION, value }));
    return unstored.delete(key);
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
  isRecord(value) && Object.values(value).every((item) => typeof item === 'string');
