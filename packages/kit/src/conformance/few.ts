const SHOWN = 40;

/** So many as a person reads; the rest are counted. */
export const few = (problems: readonly string[]): string[] => {
  const more = problems.length > SHOWN ? [`… and ${problems.length - SHOWN} more`] : [];
  return [...problems.slice(0, SHOWN), ...more];
};
