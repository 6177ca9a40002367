import { LANGUAGES, type Language, type Text } from '@coup-doeil/core/text';

/** Everything a command may do to the world; tests bring their own. */
export interface Io {
  out(text: string | Uint8Array): void;
  /** Waits until what was written has gone on its way: a slow reader slows us down, and memory stays flat. */
  drained(): Promise<void>;
  err(text: string): void;
  readonly input: AsyncIterable<string>;
  /** Who is there; `in` also where standard input is nothing at all, so that nobody could have meant to send an input. */
  readonly terminal: { readonly out: boolean; readonly err: boolean; readonly in: boolean };
  /** How many threads may work at once. */
  readonly cores: number;
  readonly width: number;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** How answers are shown to a person. */
export interface Style {
  readonly language: Language;
  readonly width: number;
  readonly colour: boolean;
  translate(text: Text): string;
}

const localeOf = (env: Io['env']): string => env.LC_ALL || env.LC_MESSAGES || env.LANG || '';

export const isLanguage = (word: string): word is Language => LANGUAGES.some((language) => language === word);

/** The language asked for, else that of the machine where there is one, else English. */
export const languageOf = (asked: string | undefined, env: Io['env']): Language => {
  if (asked !== undefined && isLanguage(asked)) return asked;
  const locale = localeOf(env).toLowerCase();
  return LANGUAGES.find((language) => locale.startsWith(language)) ?? 'en';
};

/** Narrower than this nothing can be read. */
const NARROWEST = 40;

/** The terminal's width, or what `COLUMNS` says, or what a page of text has. */
export const widthIn = (columns: number | undefined, env: Io['env']): number =>
  Math.max(NARROWEST, columns || Number.parseInt(env.COLUMNS ?? '', 10) || 100);

export const styleOf = (language: Language, io: Pick<Io, 'terminal' | 'width' | 'env'>): Style => ({
  language,
  width: io.width,
  colour: io.terminal.out && !io.env.NO_COLOR && io.env.TERM !== 'dumb',
  translate: (text) => text[language],
});
