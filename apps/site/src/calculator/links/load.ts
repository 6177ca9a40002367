let loaded: typeof import('./address.ts') | undefined;

/** What reads and writes addresses, if it is there already: a page that is about to be left cannot wait for it. */
export const loadedLinks = () => loaded;

export const loadLinks = async () => {
  loaded ??= await import('./address.ts');
  return loaded;
};
