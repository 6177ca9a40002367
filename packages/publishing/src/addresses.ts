import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';

/** Where the project lives: the one setting, `coupDoeil` in the `package.json` of the workspace. */
export interface Addresses {
  /** Where links of the command line lead. */
  readonly site: string;
  readonly repository: string;
}

export const readAddresses = (root = ROOT): Addresses =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).coupDoeil;

/** Every file that goes to the registry with an address in it, and what is drawn from them. */
const FILES = ['package.json', 'README.md', 'packages/*/package.json', 'packages/*/{README,api}.md', 'docs/*.md'];

/** Puts other addresses in the setting and in every file that has them. */
export const writeAddresses = (next: Addresses, root = ROOT): void => {
  const now = readAddresses(root);
  for (const file of FILES.flatMap((pattern) => globSync(pattern, { cwd: root }))) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    const changed = text.replaceAll(now.site, next.site).replaceAll(now.repository, next.repository);
    if (changed !== text) writeFileSync(path, changed);
  }
};

/** Hosts that nobody can own: of examples, of tests, of one machine. */
const NOBODYS = /(?:^|\.)(?:example|test|invalid|localhost|example\.(?:com|net|org))$/;

/** Why packages with these addresses are not to be published; in the workflow, `GITHUB_REPOSITORY` says where it runs. */
export const findAddressProblems = (
  { site, repository }: Addresses,
  { GITHUB_SERVER_URL = 'https://github.com', GITHUB_REPOSITORY }: Readonly<Record<string, string | undefined>>,
): string[] => {
  const wrong = Object.entries({ site, repository }).flatMap(([name, address]) => {
    const url = URL.parse(address);
    const isRight =
      url?.protocol === 'https:' && !NOBODYS.test(url.hostname) && !url.search && !url.hash && !address.endsWith('/');
    return isRight ? [] : [`${name} is ${address}: set it by \`pnpm addresses <site> <repository>\``];
  });
  const here = GITHUB_REPOSITORY && `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`;
  return here && here !== repository ? [...wrong, `repository is ${repository}, and this is ${here}`] : wrong;
};

/** `node addresses.ts <site> <repository>`: both without a slash at the end. */
if (import.meta.main) {
  const { site: oldSite, repository: oldRepository } = readAddresses();
  const [site = oldSite, repository = oldRepository] = process.argv.slice(2);
  writeAddresses({ site, repository });
  for (const problem of findAddressProblems({ site, repository }, {})) console.error(problem);
}
