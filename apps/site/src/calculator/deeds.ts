import type { Asked, Report } from '@coup-doeil/core/game';
import { bugs } from '../../../../package.json';
import type { Lang } from '../lib/words.ts';
import { queryOf } from './address.ts';
import { reportInBoth, textInLang } from './in-both.ts';
import { lateWords } from './late-words.ts';
import type { Subject } from './model.ts';
import { copy, download } from './share.ts';
import { textOf } from './text.ts';

/** An answer, and the page that it stands on. */
export interface Answered {
  readonly subject: Subject;
  readonly asked: Asked;
  readonly report: Report;
  readonly rulings: string;
  readonly lang: Lang;
}
/** What is said of a deed; where the browser would not copy, the text to copy by hand. */
export interface Outcome {
  readonly text: string;
  readonly shown?: string;
}

/** A page in the other language has the same address but for its first part. */
const addressOf = ({ subject, asked, report, lang }: Answered, to: Lang = lang): string =>
  `${location.origin}${location.pathname.replace(/^\/\w+/, `/${to}`)}?${queryOf(subject, asked, report.answer?.headline ?? 'refused')}`;

const ownText = (one: Answered): string => textOf(one.subject, one.report, one.lang, one.rulings, addressOf(one));

const give = async (what: string, lang: Lang): Promise<Outcome> =>
  (await copy(what)) ? { text: lateWords.copied[lang] } : { text: lateWords.notCopied[lang], shown: what };

export const copyText = async (one: Answered, to: Lang): Promise<Outcome> =>
  give(
    to === one.lang ? ownText(one) : await textInLang(to, one.subject, one.asked, one.rulings, addressOf(one, to)),
    one.lang,
  );

export const copyLink = (one: Answered): Promise<Outcome> => give(addressOf(one), one.lang);

export const share = async (one: Answered): Promise<Outcome> => {
  if (!('share' in navigator)) return copyLink(one);
  try {
    await navigator.share({ title: document.title, text: ownText(one), url: addressOf(one) });
  } catch {
    // The reader thought better of it.
  }
  return { text: '' };
};

export interface Code {
  readonly size: number;
  readonly path: string;
}
/** The QR code of the address, as one path of an SVG. */
export const draw = async (one: Answered): Promise<Code> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(addressOf(one), { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** A file holds both languages, whatever the page is in. */
export const save = async ({ subject, asked }: Answered): Promise<void> =>
  download(
    `${subject.calculator.id}.json`,
    'application/json',
    JSON.stringify(await reportInBoth(subject, asked), null, 2),
  );

/** An address that the host still takes, whatever the working holds. */
const LONGEST = 2500;

/** Opens the form that tells us of a wrong figure, filled in. */
export const sayWrong = (one: Answered): void => {
  const [first] = one.report.working;
  const place = one.report.refused?.cite ?? first?.cite;
  const query = new URLSearchParams({
    template: 'wrong-figure.yml',
    link: addressOf(one),
    place: place ? [place.document, place.chart, place.row, place.column, place.note].filter(Boolean).join(' · ') : '',
    working: ownText(one).slice(0, LONGEST),
  });
  open(`${bugs.url}/new?${query}`, '_blank', 'noopener');
};
