import { join } from 'node:path';

/** A command of a game’s test. */
export interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What is built first, then what is tried side by side: each list runs in its order. */
export interface Steps {
  readonly build: Step;
  readonly lanes: readonly (readonly Step[])[];
}

/** What is tried of a game: its package; beside it the site with the game alone, built in a folder and looked at in a browser. */
export const listSteps = (id: string, name: string, at: string): Steps => {
  const [games, dist] = [join(at, 'games'), join(at, 'dist')];
  const env = { GAMES_FOLDER: games, SITE_DIST: `${dist}/`, PAGES_OF: id };
  return {
    build: {
      name: 'what it and the site are made with',
      command: [
        ...'turbo run build --output-logs=errors-only --filter=@coup-doeil/site^...'.split(' '),
        `--filter=${name}`,
      ],
    },
    lanes: [
      [
        {
          name: 'its charts and calculators',
          // Nothing is built again: the site beside is made of what was built.
          command: ['turbo', 'run', 'check', 'test', '--only', `--filter=${name}`, '--output-logs=errors-only'],
        },
      ],
      [
        {
          name: 'the site with it alone',
          command: ['astro', 'build', '--silent', '--outDir', dist],
          folder: 'apps/site',
          env,
        },
        {
          name: 'its pages and calculators in the browser',
          command: ['playwright', 'test', '--grep', '@game', '--reporter=dot'],
          folder: 'apps/site',
          env,
        },
      ],
    ],
  };
};
