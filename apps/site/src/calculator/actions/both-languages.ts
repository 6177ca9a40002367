import { inEach } from 'virtual:coup-doeil/in-each';
import type { Asked, Report } from '@coup-doeil/core/game';
import type { Rolled } from '@coup-doeil/core/game/roll';
import type { Lang } from '../../lib/words.ts';
import { isRecord } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';

/** The same value made twice, in one language each, merged so that every text is in both. */
const mergeTexts = <T>(value: T, other: unknown): T => {
  // A border: the merged value has every part of `value`, and texts in one language more.
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((part, i) => mergeTexts<unknown>(part, other[i])) as T;
  if (!isRecord(value) || !isRecord(other)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, mergeTexts(part, other[name] ?? part)]);
  return { ...other, ...Object.fromEntries(parts) } as T;
};

/** The report in both languages, as files hold it. */
export const reportInBoth = async (subject: Subject, asked: Asked): Promise<Report> => {
  const [en, fr] = await Promise.all([inEach.en(), inEach.fr()]);
  const report = await en.reportIn(subject, asked);
  return mergeTexts(report, await fr.reportIn(subject, asked));
};

/** The dice thrown once and reported in both languages: the same seed throws the same. */
export const rollInBoth = async (subject: Subject, asked: Asked, seed: string): Promise<Rolled> => {
  const [en, fr] = await Promise.all([inEach.en(), inEach.fr()]);
  const rolled = await en.rollIn(subject, asked, seed);
  return mergeTexts(rolled, await fr.rollIn(subject, asked, rolled.seed));
};

/** The report as plain text in a language, whatever the page is in. */
export const formatInLanguage = async (
  lang: Lang,
  subject: Subject,
  asked: Asked,
  rulings: string,
  address: string,
): Promise<string> => (await inEach[lang]()).formatIn(lang, subject, asked, rulings, address);
