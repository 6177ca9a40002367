const LETTER = /(?<=[\p{L}\d)»])([;:!?%])(?=\s|$)/gu;

/** Sets a narrow no-break space before French punctuation, whatever was typed. */
const french = (text: string): string =>
  text
    .replace(/[ \u00a0]([;:!?%»])/g, '\u202f$1')
    .replace(/«[ \u00a0]/g, '«\u202f')
    .replace(LETTER, '\u202f$1');

/** Typesets the French of every text in a value. */
export const typeset = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  const done = Array.isArray(value)
    ? value.map(typeset)
    : Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === 'fr' && typeof inner === 'string' ? french(inner) : typeset(inner),
        ]),
      );
  // The same shape: only what French says has changed.
  return done as T;
};
