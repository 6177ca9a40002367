import { inEach } from 'virtual:coup-doeil/in-each';
import type { Asked, Report } from '@coup-doeil/core/game';
import type { Rolled } from '@coup-doeil/core/game/roll';
import type { Lang } from '../lib/words.ts';
import { isRecord } from './keep.ts';
import type { Subject } from './model.ts';

/** Twice the same, in one language each: laid over each other, every text is in both. */
const laid = <T>(one: T, other: unknown): T => {
  // A border: what is built is what `one` is, with more said.
  if (Array.isArray(one) && Array.isArray(other)) return one.map((part, i) => laid<unknown>(part, other[i])) as T;
  if (!isRecord(one) || !isRecord(other)) return one;
  const whole = Object.entries(one).map(([name, part]) => [name, laid(part, other[name] ?? part)]);
  return { ...other, ...Object.fromEntries(whole) } as T;
};

/** The report in both languages, as files and logs keep it. */
export const reportInBoth = async (subject: Subject, asked: Asked): Promise<Report> => {
  const [en, fr] = await Promise.all([inEach.en(), inEach.fr()]);
  const told = await en.reportIn(subject, asked);
  return laid(told, await fr.reportIn(subject, asked));
};

/** The dice thrown once, told in both languages: the same seed throws the same. */
export const rollInBoth = async (subject: Subject, asked: Asked, seed: string): Promise<Rolled> => {
  const [en, fr] = await Promise.all([inEach.en(), inEach.fr()]);
  const came = await en.rollIn(subject, asked, seed);
  return laid(came, await fr.rollIn(subject, asked, came.seed));
};

/** The report as plain text in a language, whatever the page is in. */
export const textInLang = async (
  lang: Lang,
  subject: Subject,
  asked: Asked,
  rulings: string,
  address: string,
): Promise<string> => (await inEach[lang]()).textIn(lang, subject, asked, rulings, address);
