import type { Check, Subject } from '../subject.ts';

const WORD = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lists of words by what they are. */
const listWords = ({ door }: Subject): [what: string, words: readonly string[]][] => {
  if (!door) return [];
  const { palette, actions, readings } = door;
  const labels = ['terrains', 'features', 'roads', 'arms', 'states', 'traits', 'marks', 'ratings'] as const;
  const more = ['formationStates', 'sideStates', 'phases'] as const;
  return [
    ...[...labels, ...more].map((what): [string, string[]] => [what, Object.keys(palette[what])]),
    ['readings', Object.keys(readings)],
    ['actions', actions.map(({ id }) => id)],
    ...actions.map(({ id, manners }): [string, string[]] => [`manners of ${id}`, Object.keys(manners)]),
    ...actions.map(({ id, fates = {} }): [string, string[]] => [`fates of ${id}`, Object.keys(fates)]),
  ];
};

const findStray = ({ door }: Subject): string[] => {
  if (!door) return [];
  const { palette, actions, emptyReadings = [], readings, calculators, march } = door;
  const own = new Set(Object.keys(palette.marks));
  const arms = Object.keys(palette.arms);
  const paired = { ...palette.features, ...palette.states, ...palette.traits };
  const needed = [palette.strength, ...Object.values(palette.ratings)].flatMap(({ neededBy = [] }) => neededBy);
  return [
    ...actions.flatMap(({ id, mark }) => (mark && !own.has(mark) ? [`${id}: ${mark} is no mark of the palette`] : [])),
    ...(palette.lossStates ?? [])
      .filter((word) => !Object.hasOwn(palette.states, word))
      .map((word) => `${word} says that a step is lost, and is no state`),
    ...(palette.exclusive ?? [])
      .flat()
      .filter((word) => !Object.hasOwn(paired, word))
      .map((word) => `${word} contradicts another word, and is none`),
    ...[...new Set(needed)]
      .filter((arm) => !arms.includes(arm))
      .map((arm) => `${arm} cannot do without a figure, and is no arm`),
    ...emptyReadings
      .filter((id) => !Object.hasOwn(readings, id))
      .map((id) => `${id} decides whether a hex is empty, and is no reading`),
    ...(Object.hasOwn(calculators, march.calculator) ? [] : [`there is no calculator ${march.calculator} for marches`]),
  ];
};

export const boardWords: Check = {
  id: 'board-words',
  says: 'the words of its counters and their ground are ids, each known where it is used',
  run: (subject) => [
    ...listWords(subject).flatMap(([what, words]) => [
      ...words.filter((word) => !WORD.test(word)).map((word) => `${what}: ${word} is no id`),
      ...words.filter((word, i) => words.indexOf(word) < i).map((word) => `${what}: ${word} is there more than once`),
    ]),
    ...findStray(subject),
  ],
};
