import { inEach } from 'virtual:coup-doeil/in-each';
import type { AnyCalculator, CheckedAsk, Report } from '@coup-doeil/core/game';
import { type Lang, langs, type Said } from '../../lib/words.ts';
import { isRecord } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';

/** The same value made twice, in other languages, merged so that every text is in all of them. */
const mergeTexts = <T>(value: T, other: unknown): T => {
  // A border: the merged value has every part of `value`, and texts in more languages.
  if (Array.isArray(value) && Array.isArray(other))
    return value.map((part, i) => mergeTexts<unknown>(part, other[i])) as T;
  if (!isRecord(value) || !isRecord(other)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, mergeTexts(part, other[name] ?? part)]);
  return { ...other, ...Object.fromEntries(parts) } as T;
};

/** What a calculator says of its input and its charts, in every language. */
export const describeInAll = async (subject: Subject): Promise<Pick<AnyCalculator, 'charts' | 'input'>> => {
  const all = await Promise.all(langs.map(async (lang) => (await (await inEach[lang]()).loadOwn(subject)).calculator));
  return all.map(({ charts, input }) => ({ charts, input })).reduce(mergeTexts);
};

/** The report in every language, as files hold it. */
export const reportInAll = async (subject: Subject, asked: CheckedAsk): Promise<Report> => {
  const reports = await Promise.all(langs.map(async (lang) => (await inEach[lang]()).reportIn(subject, asked)));
  return reports.reduce(mergeTexts);
};

/** What some faces come to, in a sentence of each language. */
export const tellInAll = async (subject: Subject, asked: CheckedAsk, faces: readonly number[]): Promise<Said> => {
  const texts = langs.map(async (lang) => [lang, await (await inEach[lang]()).tellIn(lang, subject, asked, faces)]);
  // Each language has its own.
  return Object.fromEntries(await Promise.all(texts)) as Said;
};

/** The report as plain text in a language, whatever the page is in. */
export const formatInLanguage = async (
  lang: Lang,
  subject: Subject,
  asked: CheckedAsk,
  rulings: string,
  address: string,
): Promise<string> => (await inEach[lang]()).formatIn(lang, subject, asked, rulings, address);
