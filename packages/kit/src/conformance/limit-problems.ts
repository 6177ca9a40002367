const LIMIT = 40;

/** The first problems of a list, and how many more there are. */
export const limitProblems = (problems: readonly string[]): string[] => {
  const more = problems.length > LIMIT ? [`… and ${problems.length - LIMIT} more`] : [];
  return [...problems.slice(0, LIMIT), ...more];
};
