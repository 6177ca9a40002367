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
  /** The seed of the throw that the link was made for; empty where there was none. */
  readonly seed: string;
}

/** The link to the board takes the state along. */
const pointToBoard = ({ calculator }: Subject, query: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-board]'))
    link.hash = `c=${calculator.id}&${query.replace('?', '')}`;
};

export const openLink = (subject: Subject, query: string): OpenedLink => {
  const { calculator } = subject;
  pointToBoard(subject, query);
  const { ask, problems, headline, seed } = parseQuery(calculator, query);
  return { asked: checkAsk(calculator, ask), faults: problems, was: headline, seed: seed ?? '' };
};

/** The query that gives a state again. */
export const formatPageQuery = ({ game, calculator }: Subject, asked: CheckedAsk, report: Report, seed = ''): string =>
  `?${formatQuery(calculator, { asked, version: game.version, headline: getHeadline(report), seed })}`;

/** The input that an example's words say. */
export const parseExample = ({ calculator }: Subject, words: string): unknown =>
  parseInput(calculator.input, parseWords(calculator.input, splitWords(words)));

/** Puts a state into the page's address, into the links to its other language, and on the home page. */
export const saveAddress = (subject: Subject, asked: CheckedAsk): void => {
  const report = reportOn(subject, asked);
  const query = formatPageQuery(subject, asked, report);
  if (query !== location.search) history.pushState(null, '', query);
  pointToBoard(subject, query);
  rememberLast(subject, location.pathname + query, report);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = query;
};
