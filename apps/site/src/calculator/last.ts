import type { Report } from '@coup-doeil/core/game';
import { isList, isRecord, keep, recall } from './keep.ts';
import type { Subject } from './model.ts';

/** A calculation used last, for the home page. */
export interface Last {
  readonly path: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly headline: string;
}

const isLast = (value: unknown): value is Last =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/(?:en|fr)\//.test(value.path) &&
  typeof value.headline === 'string' &&
  isRecord(value.title) &&
  typeof value.title.en === 'string' &&
  typeof value.title.fr === 'string';

export const lastUsed = (): readonly Last[] => recall('last', isList(isLast), []);

export const remember = ({ title }: Subject, path: string, report: Report): void => {
  const page = path.replace(/\?.*$/, '').replace(/^\/\w+/, '');
  const others = lastUsed().filter((one) => one.path.replace(/\?.*$/, '').replace(/^\/\w+/, '') !== page);
  // A total and a chance are the same in every language; what is said in words is for the page itself.
  const { total = null, measure = null, headline = '' } = report.answer ?? {};
  const said = total === null && !measure ? '' : headline;
  keep('last', [{ path, title, headline: said }, ...others].slice(0, 3));
};
