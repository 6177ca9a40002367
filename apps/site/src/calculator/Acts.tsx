import type { Asked, Report } from '@aide-de-camp/core/game';
import { useState } from 'preact/hooks';
import { bugs } from '../../../../package.json';
import { Icon } from '../components/Icon.tsx';
import type { Lang } from '../lib/words.ts';
import type { Log } from './Dice.tsx';
import { queryOf, type Subject } from './model.ts';
import { copy, download } from './share.ts';
import { textOf } from './text.ts';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly asked: Asked;
  readonly report: Report;
  readonly rulings: string;
  readonly lang: Lang;
  readonly log: Log;
  readonly onPin: () => void;
}

/** The QR code of an address, as one path of an SVG; drawn when it is asked for. */
const draw = async (text: string): Promise<{ readonly size: number; readonly path: string }> => {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'L', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size, path };
};

/** An address that the host still takes, whatever the working holds. */
const LONGEST = 2500;

/** Everything that can be done with an answer. */
export const Acts = ({ subject, asked, report, rulings, lang, log, onPin }: Props) => {
  const [said, setSaid] = useState<{ readonly text: string; readonly shown?: string }>({ text: '' });
  const [code, setCode] = useState<{ readonly size: number; readonly path: string } | undefined>(undefined);
  const headline = report.answer?.headline ?? 'refused';
  const address = () => `${location.origin}${location.pathname}?${queryOf(subject, asked, headline)}`;
  const text = () => textOf(subject, report, lang, rulings, address());
  const give = async (what: string) =>
    setSaid((await copy(what)) ? { text: words.copied[lang] } : { text: words.notCopied[lang], shown: what });
  const share = async () => {
    try {
      if ('share' in navigator) await navigator.share({ title: document.title, text: text(), url: address() });
      else await give(address());
    } catch {
      // The reader thought better of it.
    }
  };
  const wrong = () => {
    const [first] = report.working;
    const place = report.refused?.cite ?? first?.cite;
    const query = new URLSearchParams({
      template: 'wrong-figure.yml',
      link: address(),
      place: place
        ? [place.document, place.chart, place.row, place.column, place.note].filter(Boolean).join(' · ')
        : '',
      working: text().slice(0, LONGEST),
    });
    open(`${bugs.url}/new?${query}`, '_blank', 'noopener');
  };
  return (
    <>
      <div class="acts">
        {subject.calculator.throw && !report.refused && (
          <button type="button" class="btn main" onClick={() => log.cast(asked)}>
            <Icon name="die" />
            {words.throw[lang]}
          </button>
        )}
        <button type="button" class="btn" onClick={onPin}>
          <Icon name="pin" />
          {words.pin[lang]}
        </button>
        <button type="button" class="btn" onClick={() => give(text())}>
          <Icon name="copy" />
          {words.copy[lang]}
        </button>
        <button type="button" class="btn" onClick={() => give(address())}>
          <Icon name="link" />
          {words.link[lang]}
        </button>
        <button type="button" class="btn" onClick={share}>
          <Icon name="share" />
          {words.share[lang]}
        </button>
        <button type="button" class="btn" onClick={async () => setCode(code ? undefined : await draw(address()))}>
          {words.code[lang]}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() => download(`${subject.calculator.id}.json`, 'application/json', JSON.stringify(report, null, 2))}
        >
          <Icon name="save" />
          {words.save[lang]}
        </button>
      </div>
      <p role="status">{said.text}</p>
      {said.shown && <textarea class="shown" readOnly rows={6} value={said.shown} aria-label={words.copy[lang]} />}
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code[lang]}>
          <path d={code.path} />
        </svg>
      )}
      <Reported onClick={wrong} label={words.reportFigure[lang]} />
    </>
  );
};

const Reported = ({ onClick, label }: { readonly onClick: () => void; readonly label: string }) => (
  <p class="exp">
    <button type="button" class="btn plain" onClick={onClick}>
      {label}
    </button>
  </p>
);
