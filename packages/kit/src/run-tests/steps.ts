import { join } from 'node:path';

/** A command of a game’s test. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What is tried of a game: its package, then the site with it alone, built in a folder and looked at in a browser. */
export const listSteps = (id: string, name: string, at: string): readonly Step[] => {
  const [games, dist] = [join(at, 'games'), join(at, 'dist')];
  const env = { GAMES_FOLDER: games, SITE_DIST: `${dist}/`, PAGES_OF: id };
  return [
    {
      name: 'its charts and calculators',
      command: ['turbo', 'run', 'build', 'check', 'test', `--filter=${name}`, '--output-logs=errors-only'],
    },
    {
      name: 'what the site is made with',
      command: ['turbo', 'run', 'build', '--filter=@coup-doeil/site^...', '--output-logs=errors-only'],
    },
    {
      name: 'the site with it alone',
      command: ['astro', 'build', '--silent', '--outDir', dist],
      folder: 'apps/site',
      env,
    },
    {
      name: 'its pages and calculators in the browser',
      command: ['playwright', 'test', '--grep', '@game', '--reporter=line'],
      folder: 'apps/site',
      env,
    },
  ];
};
