/* The calculators used last, for the home page. */
import type { Report } from '@coup-doeil/core/game';
import { href, pathOf } from '../../lib/address.ts';
import { langs, type Said } from '../../lib/words.ts';
import { isList, isRecord, recall, store } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';

export interface LastUsed {
  readonly path: string;
  readonly title: Said;
  readonly headline: string;
}

const isLastUsed = (value: unknown): value is LastUsed => {
  if (!isRecord(value)) return false;
  const { path, title, headline } = value;
  return (
    typeof path === 'string' &&
    langs.some((lang) => path.startsWith(href(lang))) &&
    typeof headline === 'string' &&
    isRecord(title) &&
    langs.every((lang) => typeof title[lang] === 'string')
  );
};

const MOST = 3;

export const recallLast = (): readonly LastUsed[] => recall('last', isList(isLastUsed), []);

/** A page without its language and its state. */
const pageOf = (path: string): string => pathOf(path.replace(/\?.*$/, ''));

export const rememberLast = ({ title }: Subject, path: string, { answer }: Report): void => {
  const others = recallLast().filter((last) => pageOf(last.path) !== pageOf(path));
  const { total = null, measure = null, headline = '' } = answer ?? {};
  // Figures are the same in every language. A headline made of ids is not for people.
  const figures = total === null && !measure ? '' : headline;
  store('last', [{ path, title, headline: figures }, ...others].slice(0, MOST));
};
