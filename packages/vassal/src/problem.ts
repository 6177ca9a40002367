import { LIMITS } from './limits.ts';

/** A sentence in English and French. */
export interface BothLanguages {
  readonly en: string;
  readonly fr: string;
}

type Values = Readonly<Record<string, string | number>>;

/** What can be wrong with a file, in both languages; what the file itself says stands in quotes, cut. */
const PROBLEMS = {
  'not-a-zip': {
    en: 'This is no zip file, so neither a VASSAL module nor a save.',
    fr: 'Ce n’est pas un fichier zip\u202f: ni module VASSAL, ni sauvegarde.',
  },
  'broken-zip': { en: 'The zip file is damaged.', fr: 'Le fichier zip est endommagé.' },
  'no-build-file': {
    en: 'There is no build file in it: this is no VASSAL module.',
    fr: 'Il ne contient pas de buildFile\u202f: ce n’est pas un module VASSAL.',
  },
  'no-saved-game': {
    en: 'There is no saved game in it: this is neither a save nor a log.',
    fr: 'Il ne contient pas de partie\u202f: ce n’est ni une sauvegarde ni un journal.',
  },
  'bad-xml': {
    en: 'The build file cannot be read from line {line} on.',
    fr: 'Le buildFile est illisible à partir de la ligne {line}.',
  },
  'bad-text': { en: 'The saved game cannot be read.', fr: 'La partie enregistrée est illisible.' },
  'too-large': {
    en: 'The file is larger than {limit} million bytes once unpacked.',
    fr: 'Le fichier dépasse {limit} millions d’octets une fois décompressé.',
  },
  'too-many': {
    en: 'The file holds more than {limit} {parts}.',
    fr: 'Le fichier contient plus de {limit} {parts}.',
  },
  'too-deep': {
    en: 'The file is nested more than {limit} levels deep.',
    fr: 'Le fichier est imbriqué sur plus de {limit} niveaux.',
  },
  'unknown-map': { en: 'The module has no map {map}.', fr: 'Le module n’a pas de carte {map}.' },
  'unknown-board': {
    en: 'The module has no board {board}; where its counters stand is not known.',
    fr: 'Le module n’a pas de plateau {board}\u202f; on ignore où se trouvent ses pions.',
  },
  'board-not-laid': {
    en: 'The boards {board} do not lie on the map in this save.',
    fr: 'Les plateaux {board} ne sont pas sur la carte dans cette sauvegarde.',
  },
  'boards-apart': {
    en: 'The boards of this map are not one battlefield, which has one grid, one numbering and at most {limit} hexes a side; shown: {board}.',
    fr: 'Les plateaux de cette carte ne font pas un seul champ de bataille\u202f: une grille, une numérotation, {limit} hexagones de côté au plus\u202f; affiché\u202f: {board}.',
  },
  'unknown-size': {
    en: 'The size of the board {board} is not known: its picture is missing.',
    fr: 'La taille du plateau {board} est inconnue\u202f: son image manque.',
  },
  'no-hex-grid': {
    en: 'The board {board} has no hex grid.',
    fr: 'Le plateau {board} n’a pas de grille d’hexagones.',
  },
  'unknown-numbers': {
    en: 'The hexes of the board {board} are numbered in a way that is not known.',
    fr: 'Les hexagones du plateau {board} sont numérotés d’une manière inconnue.',
  },
  'unknown-prototype': {
    en: 'The module has no prototype {name}; what it says of its counters is missing.',
    fr: 'Le module n’a pas de prototype {name}\u202f; ce qu’il dit de ses pions manque.',
  },
  'unread-command': {
    en: 'Commands of the log that cannot be read: {count}.',
    fr: 'Commandes illisibles du journal\u202f: {count}.',
  },
  'bad-mapping': {
    en: 'Mapping: {place} is wrong; allowed: {allowed}.',
    fr: 'Correspondance\u202f: {place} est faux\u202f; permis\u202f: {allowed}.',
  },
} as const satisfies Readonly<Record<string, BothLanguages>>;

/** What a file may hold too many of. */
const PARTS = {
  commands: { en: 'commands', fr: 'commandes' },
  layers: { en: 'layers of pieces', fr: 'couches de pions' },
  boards: { en: 'boards of a map', fr: 'plateaux d’une carte' },
  corners: { en: 'corners of zones', fr: 'coins de zones' },
} as const satisfies Readonly<Partial<Record<keyof typeof LIMITS, BothLanguages>>>;

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

/** Something that a file lacks or has wrong: as data, and in words. What could be read is offered all the same. */
export interface Problem {
  readonly code: ProblemCode;
  readonly values: Values;
  readonly text: BothLanguages;
}

const LONGEST_QUOTE = 40;

const quote = (value: string | number, before: string, after: string): string => {
  if (typeof value === 'number') return String(value);
  const letters = [...value.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')];
  const cut = letters.length > LONGEST_QUOTE ? [...letters.slice(0, LONGEST_QUOTE), '…'] : letters;
  return `${before}${cut.join('')}${after}`;
};

const fill = (sentence: string, values: Values, before: string, after: string): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) =>
    // What is allowed and what is counted is ours; all else is the file’s.
    name === 'allowed' || name === 'parts' ? `${values[name]}` : quote(values[name] ?? '', before, after),
  );

const isPart = (parts: string | number | undefined): parts is keyof typeof PARTS => `${parts}` in PARTS;

export const describeProblem = (code: ProblemCode, values: Values = {}): Problem => {
  const parts = isPart(values.parts) ? PARTS[values.parts] : { en: '', fr: '' };
  return {
    code,
    values,
    text: {
      en: fill(PROBLEMS[code].en, { ...values, parts: parts.en }, '“', '”'),
      fr: fill(PROBLEMS[code].fr, { ...values, parts: parts.fr }, '«\u202f', '\u202f»'),
    },
  };
};

/** Thrown when a file cannot be read at all. Recognise it by `name`, as two copies of a package have two classes. */
export class VassalError extends Error {
  override readonly name = 'VassalError';
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.text.en);
    this.problem = problem;
  }
}

/** Throws the error that a problem is when nothing can be read. */
export const failWith = (code: ProblemCode, values?: Values): never => {
  throw new VassalError(describeProblem(code, values));
};

/** Refuses a file that holds more of something than is read. */
export const checkCount = (name: keyof typeof PARTS, count: number): void => {
  if (count > LIMITS[name]) failWith('too-many', { limit: LIMITS[name], parts: name });
};
