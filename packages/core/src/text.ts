export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Anything a person reads, in every language of the house. */
export type Text = Readonly<Record<Language, string>>;

// Bundlers drop a text that nobody shows.
/* @__NO_SIDE_EFFECTS__ */
export const t = (en: string, fr: string): Text => ({ en, fr });

/** The same in every language: figures, symbols, proper names. */
/* @__NO_SIDE_EFFECTS__ */
export const same = (text: string): Text => ({ en: text, fr: text });
