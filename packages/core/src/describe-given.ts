import { isPlainObject } from './plain.ts';
import { cutText } from './text/cut-text.ts';

const finite = (given: unknown): given is number => Number.isFinite(given);

/**
 * Something short and safe that can be said back as JSON: a long text is cut, of a list its length is kept, of what is no plain
 * data the name of its class, `Promise` or `Map`.
 */
export const describeGiven = (given: unknown): string | number | boolean | null | { readonly list?: number } => {
  if (typeof given === 'boolean' || finite(given)) return given;
  if (given === undefined || given === null) return null;
  try {
    if (Array.isArray(given)) return { list: given.length };
    return isPlainObject(given) ? {} : cutText(String(given instanceof Object ? given.constructor.name : given));
  } catch {
    // A proxy or a getter may throw whatever is asked of it.
    return {};
  }
};
