/* The state of a page in its address. Fetched where a page was opened by a link, or once something is about to change. */

import {
  type CheckedAsk,
  checkAsk,
  formatQuery,
  type InputFault,
  parseInput,
  parseQuery,
  parseWords,
  type Report,
  splitWords,
} from '@coup-doeil/core/game';
import { getHeadline } from '@coup-doeil/core/tell';
import { reportOn, type Subject } from '../state/subject.ts';
import { rememberLast } from './last-used.ts';

export interface OpenedLink {
  readonly asked: CheckedAsk;
  /** What of the link was not valid. */
  readonly faults: readonly InputFault[];
  /** The headline of the answer when the link was made. */
  readonly was: string | null;
}

export const openLink = ({ calculator }: Subject, query: string): OpenedLink => {
  const { ask, problems, headline } = parseQuery(calculator, query);
  return { asked: checkAsk(calculator, ask), faults: problems, was: headline };
};

/** The query that gives a state again. */
export const formatPageQuery = ({ game, calculator }: Subject, asked: CheckedAsk, report: Report): string =>
  `?${formatQuery(calculator, { asked, version: game.version, headline: getHeadline(report) })}`;

/** The input that an example's words say. */
export const parseExample = ({ calculator }: Subject, words: string): unknown =>
  parseInput(calculator.input, parseWords(calculator.input, splitWords(words)));

/** Puts a state into the page's address, into the links to its other language, and on the home page. */
export const saveAddress = (subject: Subject, asked: CheckedAsk): void => {
  const report = reportOn(subject, asked);
  const query = formatPageQuery(subject, asked, report);
  if (query !== location.search) history.pushState(null, '', query);
  rememberLast(subject, location.pathname + query, report);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = query;
};
