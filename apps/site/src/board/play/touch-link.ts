/* A link to a board with what was touched on it: counters by their ids, hexes by their printed numbers. */

/** What stands before the touches; the word stays for ever. */
const KEY = '#touch=';

export const writeTouches = (touches: readonly string[]): string => KEY + touches.map(encodeURIComponent).join(',');

export const readTouches = (hash: string): readonly string[] => {
  if (!hash.startsWith(KEY)) return [];
  try {
    return hash.slice(KEY.length).split(',').map(decodeURIComponent);
  } catch {
    return [];
  }
};
