import type { Stage } from '@coup-doeil/core/game';
import { tellProblem } from '@coup-doeil/core/tell';
import type { Made } from './make-package.ts';
import type { Removed } from './remove-package.ts';

const countOf = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`;

const NEXT = (id: string): readonly (readonly [command: string, what: string])[] => [
  [`npx -y pnpm@12 test --game ${id}`, 'its charts, pages and calculators, tried in under a minute'],
  ['npx -y pnpm@12 start', 'the site, with the game among the others'],
  [`npx -y pnpm@12 run stage ${id}`, 'what the next stage wants, with the command for each duty'],
];

interface Asked {
  readonly again: boolean;
  readonly typed: boolean;
}

const tellLists = (label: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`${label} ${names.join(', ')}.`] : [];

const tellStage = (stage: Stage, before: Stage): string[] =>
  stage === before
    ? [`Its stage is ${stage}.`]
    : [
        `Its stage was ${before} and is ${stage}: these sheets have no row stage,${before},${before} in game.csv. Put it there, and the same command again.`,
      ];

/** What was made, and what to run next. */
export const tellMade = (
  { game: { game, data, warnings }, byHand, gone, stageBefore }: Made,
  { again, typed }: Asked,
  from: string,
): string[] => {
  const { id, title, charts, calculators, stage } = game.meta;
  const counts = [
    countOf(charts.length, 'chart'),
    countOf(calculators.length, 'calculator'),
    countOf(data.printings.length, 'printing'),
  ].join(', ');
  const remove = [`npx -y pnpm@12 new-game --remove ${id}`, 'takes all of it back'] as const;
  const next = [...NEXT(id), ...(again ? [] : [remove])];
  const width = Math.max(...next.map(([command]) => command.length));
  const where = typed ? 'with its charts in the source' : `made of the sheets in ${from}`;
  return [
    again
      ? `${title.en}: the sheets of packages/${id} are now those of ${from} (${counts}).`
      : `${title.en} is in packages/${id}, ${where}: ${counts}.`,
    ...(again || typed ? tellLists('Kept as you wrote them:', byHand) : []),
    ...tellLists(
      'No longer among its sheets:',
      gone.map((path) => `${path}.csv`),
    ),
    ...(stageBefore ? tellStage(stage, stageBefore) : []),
    ...warnings.map((warning) => tellProblem(warning, 'en')),
    '',
    'Next:',
    ...next.map(([command, what]) => `  ${command.padEnd(width)}  ${what}`),
  ];
};

/** What was taken back. */
export const tellRemoved = ({ id, gone, copy }: Removed, isInstalled: boolean): string[] => [
  `${id} is taken back: ${gone.join(', ')}, and what .github/CODEOWNERS${isInstalled ? ' and the lock file' : ''} had of it.`,
  ...(copy === undefined ? [] : [`A copy of its files is in ${copy}, should you want something of them.`]),
  '',
  'Next: npx -y pnpm@12 new-game <folder or zip>',
];
