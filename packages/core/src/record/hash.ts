/** Data in one spelling: names in order, so that equal data give equal bytes. */
export const spellData = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of some data, in hexadecimal digits; what it is for stands first, so that no hash serves for another. */
export const computeHash = async (use: string, ...data: readonly unknown[]): Promise<string> => {
  const bytes = new TextEncoder().encode(spellData([`coup-doeil/${use}`, ...data]));
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
};

/** 256 random bits. */
export const createKey = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));
