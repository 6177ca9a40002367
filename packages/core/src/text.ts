export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Anything a person reads, in every language of the house. */
export type Text = Readonly<Record<Language, string>>;

export const t = (en: string, fr: string): Text => ({ en, fr });

/** The same in every language: figures, symbols, proper names. */
export const same = (text: string): Text => ({ en: text, fr: text });
