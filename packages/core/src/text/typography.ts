import * as translations from './languages.ts';

/** Every language of the house, by the code that addresses and `--lang` use. */
export type Language = 'en' | 'fr' | keyof typeof translations;

/** What a language is called, and how its texts are set. */
export interface Typography {
  /** Its name in itself. */
  readonly name: string;
  /** With a country, as previews of shared links want it. */
  readonly locale: string;
  /** What stands before `: ; ! ? %`: a narrow no-break space, or nothing. */
  readonly space: '' | '\u202f';
  readonly decimal: string;
  /** Between the ends of a printed range: `5 to 9`. */
  readonly to: string;
  readonly quotes: readonly [open: string, close: string];
}

/** A language beyond English and French: how it is set, and its texts, each by its English sentence, or by `English / French`. */
export interface Translation extends Typography {
  readonly texts: Readonly<Record<string, string>>;
}

/** How each language is set, by its code. */
export const TYPOGRAPHY: Readonly<Record<Language, Typography>> = {
  en: { name: 'English', locale: 'en_GB', space: '', decimal: '.', to: 'to', quotes: ['“', '”'] },
  fr: { name: 'Français', locale: 'fr_FR', space: '\u202f', decimal: ',', to: 'à', quotes: ['«\u202f', '\u202f»'] },
  ...translations,
};

// The keys of the record are the languages, English first.

/** The codes of the languages, English first. */
export const LANGUAGES = Object.keys(TYPOGRAPHY) as readonly string[] as readonly [Language, ...Language[]];
