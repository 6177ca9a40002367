/** What a record has under a name from a file or a mapping; never what every object has. */
export const getOwn = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
