import { LIMITS } from './limits.ts';

/** A sentence in English and French. */
export interface BothLanguages {
  readonly en: string;
  readonly fr: string;
}

type Values = Readonly<Record<string, string | number>>;

const TOO_MUCH = { en: 'The file has more than {limit} {parts}.', fr: 'Le fichier a plus de {limit} {parts}.' };

/** What can be wrong with a file, in both languages. */
const PROBLEMS = {
  'not-a-zip': {
    en: 'This is no VASSAL file: it is no zip file.',
    fr: 'Ce n’est pas un fichier VASSAL\u202f: ce n’est pas un fichier zip.',
  },
  'broken-zip': { en: 'The zip file cannot be read.', fr: 'Le fichier zip est illisible.' },
  'no-build-file': {
    en: 'This is no VASSAL module: it has no build file.',
    fr: 'Ce n’est pas un module VASSAL\u202f: il n’a pas de buildFile.',
  },
  'no-saved-game': {
    en: 'This is no VASSAL save: it has no saved game.',
    fr: 'Ce n’est pas une sauvegarde VASSAL\u202f: elle n’a pas de partie.',
  },
  'bad-xml': {
    en: 'The build file cannot be read from line {line} on.',
    fr: 'Le buildFile est illisible à partir de la ligne {line}.',
  },
  'bad-text': { en: 'The format of the saved game is not known.', fr: 'Le format de la partie est inconnu.' },
  'too-large': TOO_MUCH,
  'too-many': TOO_MUCH,
  'too-deep': TOO_MUCH,
  'unknown-map': { en: 'The module has no map “{map}”.', fr: 'Le module n’a pas de carte «\u202f{map}\u202f».' },
  'unknown-board': {
    en: 'The module has no board “{board}”: its counters are left out.',
    fr: 'Le module n’a pas de plateau «\u202f{board}\u202f»\u202f: ses pions sont omis.',
  },
  'board-not-laid': {
    en: 'The map has no board “{board}” here.',
    fr: 'La carte n’a pas de plateau «\u202f{board}\u202f» ici.',
  },
  'boards-apart': {
    en: 'The map has more than one hex grid; shown: “{board}”.',
    fr: 'La carte a plus d’une grille d’hexagones\u202f; affichée\u202f: «\u202f{board}\u202f».',
  },
  'unknown-size': {
    en: 'The board “{board}” has no size: its picture is missing.',
    fr: 'Le plateau «\u202f{board}\u202f» n’a pas de taille\u202f: son image manque.',
  },
  'no-hex-grid': {
    en: 'The board “{board}” has no hex grid.',
    fr: 'Le plateau «\u202f{board}\u202f» n’a pas de grille d’hexagones.',
  },
  'unknown-numbers': {
    en: 'The board “{board}” has a numbering that cannot be read.',
    fr: 'Le plateau «\u202f{board}\u202f» a une numérotation illisible.',
  },
  'unknown-prototype': {
    en: 'The module has no prototype “{name}”: what it says is left out.',
    fr: 'Le module n’a pas de prototype «\u202f{name}\u202f»\u202f: ce qu’il dit est omis.',
  },
  'unread-command': {
    en: 'The log has commands that cannot be read: {count}.',
    fr: 'Le journal a des commandes illisibles\u202f: {count}.',
  },
  'bad-mapping': {
    en: 'Mapping: “{place}” is wrong; allowed: {allowed}.',
    fr: 'Correspondance\u202f: «\u202f{place}\u202f» est faux\u202f; permis\u202f: {allowed}.',
  },
} as const satisfies Readonly<Record<string, BothLanguages>>;

/** What a file may have too much of. */
const PARTS: Readonly<Record<string, BothLanguages>> = {
  bytes: { en: 'bytes', fr: 'octets' },
  commands: { en: 'commands', fr: 'commandes' },
  layers: { en: 'layers', fr: 'couches' },
  boards: { en: 'boards', fr: 'plateaux' },
  corners: { en: 'corners', fr: 'coins' },
  depth: { en: 'levels', fr: 'niveaux' },
};

/** The code of a problem. */
export type ProblemCode = keyof typeof PROBLEMS;

/** Something that a file lacks or has wrong: as data, and in words. What could be read is offered all the same. */
export interface Problem {
  readonly code: ProblemCode;
  readonly values: Values;
  readonly text: BothLanguages;
}

/** What the file says, on one line, cut after 40 letters. */
const quote = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').replace(/^(.{40}).+/u, '$1…');

const tell = (code: ProblemCode, values: Values, language: keyof BothLanguages): string =>
  PROBLEMS[code][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    if (typeof value === 'number') return value.toLocaleString(language);
    // What is counted and what is allowed is ours; all else is the file’s.
    if (name === 'parts') return PARTS[value]?.[language] ?? '';
    return name === 'allowed' ? value : quote(value);
  });

export const describeProblem = (code: ProblemCode, values: Values = {}): Problem => ({
  code,
  values,
  text: { en: tell(code, values, 'en'), fr: tell(code, values, 'fr') },
});

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

/** Refuses a file that has more of something than is read. */
export const checkLimit = (parts: keyof typeof LIMITS, count: number): void => {
  const limit = LIMITS[parts];
  if (count > limit)
    failWith(parts === 'bytes' ? 'too-large' : parts === 'depth' ? 'too-deep' : 'too-many', { limit, parts });
};
