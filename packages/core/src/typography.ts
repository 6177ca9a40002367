import type { Language } from './text.ts';

/** What a language is called, and how its texts are set. */
export interface Typography {
  /** Its name in itself. */
  readonly name: string;
  /** With a country, as previews of shared links want it. */
  readonly locale: string;
  /** What stands before `: ; ! ? %`. */
  readonly space: string;
  readonly decimal: string;
  /** Between the ends of a printed range: `5 to 9`. */
  readonly to: string;
}

/** Each language of the house. Another one is a line here and in `LANGUAGES`. */
export const TYPOGRAPHY: Readonly<Record<Language, Typography>> = {
  en: { name: 'English', locale: 'en_GB', space: '', decimal: '.', to: 'to' },
  fr: { name: 'Français', locale: 'fr_FR', space: '\u202f', decimal: ',', to: 'à' },
};
