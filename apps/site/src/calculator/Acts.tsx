import type { Asked } from '@coup-doeil/core/game';
import { hydrate, render } from 'preact';
import { useState } from 'preact/hooks';
import { ActIcon } from '../components/ActIcon.tsx';
import { actWords as words } from './act-words.ts';
import type { Log } from './Dice.tsx';
import { type Answered, type Code, copyLink, copyText, draw, type Outcome, save, sayWrong, share } from './deeds.ts';

export interface ActsProps extends Answered {
  readonly log: Log;
  readonly onPin: () => void;
}

interface Done {
  readonly asked: Asked;
  readonly said?: Outcome;
  readonly code?: Code;
}

/** Everything that can be done with an answer. */
export const Acts = ({ log, onPin, ...one }: ActsProps) => {
  const { subject, asked, report, lang } = one;
  const other = lang === 'en' ? 'fr' : 'en';
  // What was done with an answer is said of that answer alone.
  const [last, setDone] = useState<Done>({ asked });
  const done: Done = last.asked === asked ? last : { asked };
  const { said, code } = done;
  const tell = async (outcome: Promise<Outcome>) => setDone({ ...done, said: await outcome });
  return (
    <>
      <div class="acts">
        {subject.calculator.throw && !report.refused && (
          <button type="button" class="btn main" onClick={() => log.cast(asked)}>
            <ActIcon name="die" />
            {words.throw[lang]}
          </button>
        )}
        <button type="button" class="btn" onClick={onPin}>
          <ActIcon name="pin" />
          {words.pin[lang]}
        </button>
        <button type="button" class="btn" onClick={() => tell(copyText(one, lang))}>
          <ActIcon name="copy" />
          {words.copy[lang]}
        </button>
        <button type="button" class="btn" onClick={() => tell(copyText(one, other))}>
          <ActIcon name="copy" />
          {words.copyOther[lang]}
        </button>
        <button type="button" class="btn" onClick={() => tell(copyLink(one))}>
          <ActIcon name="link" />
          {words.link[lang]}
        </button>
        <button type="button" class="btn" onClick={() => tell(share(one))}>
          <ActIcon name="share" />
          {words.share[lang]}
        </button>
        <button
          type="button"
          class="btn"
          onClick={async () => setDone(code ? { asked } : { asked, code: await draw(one) })}
        >
          {words.code[lang]}
        </button>
        <button type="button" class="btn" onClick={() => save(one)}>
          <ActIcon name="save" />
          {words.save[lang]}
        </button>
      </div>
      <p role="status">{said?.text}</p>
      {said?.shown && <textarea class="shown" readOnly rows={6} value={said.shown} aria-label={words.copy[lang]} />}
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code[lang]}>
          <path d={code.path} />
        </svg>
      )}
      <Reported onClick={() => sayWrong(one)} label={words.reportFigure[lang]} />
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

const live = new WeakSet<Element>();

/** The acts in their place, first as the page was built. */
export const show = (place: Element, first: ActsProps, now: ActsProps): void => {
  if (!live.has(place)) hydrate(<Acts {...first} />, place);
  live.add(place);
  render(<Acts {...now} />, place);
};
