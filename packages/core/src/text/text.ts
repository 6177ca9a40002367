import * as translations from './languages.ts';
import type { Language, Translation } from './typography.ts';

/** Anything a person reads, in every language of the house. */
export type Text = Readonly<Record<Language, string>>;

/** What fills a `{place}` of a sentence; a text is taken in the language of the sentence. */
export type TextValue = number | string | Text;

type Places<S extends string> = S extends `${string}{${infer Place}}${infer Rest}` ? Place | Places<Rest> : never;

const parts = /* @__PURE__ */ new Map<string, readonly string[]>();

/** A sentence cut at its places: text and names by turns, text at both ends. Reports are made by the thousand: cut once. */
const partsOf = (sentence: string): readonly string[] => {
  let cut = parts.get(sentence);
  if (cut === undefined) {
    cut = sentence.split(/\{(\w+)\}/);
    parts.set(sentence, cut);
  }
  return cut;
};

/** The text with its `{places}` filled. A place that nothing fills stays, so that somebody sees it. */
/* @__NO_SIDE_EFFECTS__ */
export const fill = (text: Text, values: Readonly<Record<string, TextValue>>): Text => {
  const filled: Partial<Record<Language, string>> = {};
  let language: Language;
  // What a text has of languages: on a page in one language that one alone.
  for (language in text) {
    let sentence = '';
    let isName = false;
    for (const part of partsOf(text[language])) {
      const value = isName ? (values[part] ?? `{${part}}`) : part;
      sentence += typeof value === 'object' ? value[language] : value;
      isName = !isName;
    }
    filled[language] = sentence;
  }
  // It has the languages of `text`.
  return filled as Text;
};

const others = /* @__PURE__ */ Object.entries<Translation>(translations);

/** A text in every language: beyond English and French by its id, its English sentence, or else `otherwise`. */
const addOthers = (en: string, fr: string, otherwise: string): Text => {
  const text = { en, fr };
  // Where English says two things by one word, French tells them apart.
  for (const [language, { texts }] of others)
    Object.assign(text, { [language]: texts[`${en} / ${fr}`] ?? texts[en] ?? otherwise });
  return text as Text;
};

interface MakeText {
  (en: string, fr: string): Text;
  <const En extends string, const Fr extends string>(
    en: En,
    fr: Fr,
    values: Readonly<Record<Places<En> | Places<Fr>, TextValue>>,
  ): Text;
}

/**
 * A text for people: in English, in French, and in every other language by the English sentence; where a language has none, the
 * English with a mark. `{names}` in it are places for values.
 */
// Bundlers drop a text that nobody shows.
/* @__NO_SIDE_EFFECTS__ */
export const t: MakeText = (en: string, fr: string, values?: Readonly<Record<string, TextValue>>): Text => {
  const text = addOthers(en, fr, `[en] ${en}`);
  return values ? fill(text, values) : text;
};

/** The same in every language: figures, symbols, proper names. */
/* @__NO_SIDE_EFFECTS__ */
export const same = (text: string): Text => addOthers(text, text, text);
