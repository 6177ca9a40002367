import { readFileSync } from 'node:fs';

const readOwn = () => JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** The package's own version. */
export const version = (): string => String(readOwn().version);

/** Where the site was when the package was published. */
export const siteAddress = (): string => String(readOwn().coupDoeil.site);
