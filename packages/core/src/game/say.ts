import { same, type Text } from '../text.ts';

/** What rules have to say, by id: each in every language, with what was found put in. */
export type Phrases = Readonly<Record<string, (...found: never[]) => Text>>;

/** Says a phrase. A rule names it and what it found, and so carries no words of its own. */
export type Say<P extends Phrases> = <K extends keyof P & string>(id: K, ...found: Parameters<P[K]>) => Text;

/** Of a rule’s context: where its words come from. */
export interface Spoken<P extends Phrases> {
  readonly say: Say<P>;
}

export const saying =
  <P extends Phrases>(phrases: P): Say<P> =>
  (id, ...found) =>
    // The very parameters of this phrase.
    (phrases[id] as (...given: typeof found) => Text)(...found);

/** For whoever needs no words: the phrase’s id. */
export const wordless = (id: string, ..._: readonly unknown[]): Text => same(id);
