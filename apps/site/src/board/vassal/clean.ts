/** Only what is given. */
export const clean = <T extends object>(fields: T): Partial<T> => {
  const given = Object.entries(fields).filter(
    ([, value]) =>
      value !== undefined && value !== '' && !(typeof value === 'object' && Object.keys(value).length === 0),
  );
  // The same fields, some left out.
  return Object.fromEntries(given) as Partial<T>;
};
