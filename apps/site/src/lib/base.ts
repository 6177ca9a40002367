/** Where the site stands on its host: `/`, or a path such as `/charts/`. Outside of the build it is the host's root. */
export const BASE: string = import.meta.env?.BASE_URL ?? '/';

/** The address of a file at the site's root. */
export const rootPath = (file: string): string => `${BASE}${file}`;
