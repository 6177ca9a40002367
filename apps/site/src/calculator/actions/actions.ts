/* What can be done with an answer: copied, shared, drawn as a code, saved, reported as wrong. */
import type { CheckedAsk, Report } from '@coup-doeil/core/game';
import { bugs } from '../../../../../package.json';
import { inLanguage } from '../../lib/address.ts';
import type { Lang } from '../../lib/words.ts';
import { formatPageQuery } from '../links/address.ts';
import type { Subject } from '../state/subject.ts';
import { formatReport } from './answer-text.ts';
import { copyToClipboard, download } from './browser.ts';
import { formatInLanguage, reportInAll } from './every-language.ts';
import { words } from './words.ts';

/** An answer, and the page that it stands on. */
export interface PageAnswer {
  readonly subject: Subject;
  readonly asked: CheckedAsk;
  readonly report: Report;
  readonly rulings: string;
  /** The seed of the throw that is shown; empty where none is. */
  readonly seed: string;
  readonly lang: Lang;
}

/** What an action tells the reader; where the browser would not copy, the text to copy by hand. */
export interface Outcome {
  readonly status: string;
  readonly text?: string;
}

/** A page in another language has the same address but for its first part. */
const formatAddress = ({ subject, asked, report, seed, lang }: PageAnswer, to: Lang = lang): string =>
  `${location.origin}${inLanguage(location.pathname, to)}${formatPageQuery(subject, asked, report, seed)}`;

const formatText = (answer: PageAnswer): string =>
  formatReport(answer.subject, answer.report, answer.lang, answer.rulings, formatAddress(answer));

const copy = async (text: string, lang: Lang): Promise<Outcome> =>
  (await copyToClipboard(text)) ? { status: words.copied[lang] } : { status: words.notCopied[lang], text };

export const copyText = async (answer: PageAnswer, to: Lang): Promise<Outcome> => {
  const { subject, asked, rulings, lang } = answer;
  const text =
    to === lang ? formatText(answer) : await formatInLanguage(to, subject, asked, rulings, formatAddress(answer, to));
  return copy(text, lang);
};

export const copyLink = (answer: PageAnswer): Promise<Outcome> => copy(formatAddress(answer), answer.lang);

export const share = async (answer: PageAnswer): Promise<Outcome> => {
  if (!('share' in navigator)) return copyLink(answer);
  try {
    await navigator.share({ title: document.title, text: formatText(answer), url: formatAddress(answer) });
  } catch {
    // The reader closed the dialog.
  }
  return { status: '' };
};

export interface Code {
  readonly size: number;
  readonly path: string;
}
/** The QR code of the address, as one path of an SVG. */
export const drawCode = async (answer: PageAnswer): Promise<Code> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(formatAddress(answer), { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A file holds every language, whatever the page is in. */
export const save = async ({ subject, asked }: PageAnswer): Promise<void> =>
  download(
    `${subject.calculator.id}.json`,
    'application/json',
    JSON.stringify(await reportInAll(subject, asked), null, 2),
  );

/** Keeps the address short enough for the host, whatever the working holds. */
const LONGEST = 2500;

/** Opens the form that reports a wrong figure, filled in. */
export const reportFigure = (answer: PageAnswer): void => {
  const { working, refused } = answer.report;
  const cite = refused?.cite ?? working[0]?.cite;
  const query = new URLSearchParams({
    template: 'wrong-figure.yml',
    link: formatAddress(answer),
    place: cite ? [cite.document, cite.chart, cite.row, cite.column, cite.note].filter(Boolean).join(' · ') : '',
    working: formatText(answer).slice(0, LONGEST),
  });
  open(`${bugs.url}/new?${query}`, '_blank', 'noopener');
};
