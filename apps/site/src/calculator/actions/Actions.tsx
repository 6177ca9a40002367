import { t } from '@coup-doeil/core/chart';
import type { CheckedAsk } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { type Lang, langs } from '../../lib/words.ts';
import { ActionIcon } from './ActionIcon.tsx';
import {
  type Code,
  copyLink,
  copyText,
  drawCode,
  type Outcome,
  type PageAnswer,
  reportFigure,
  save,
  share,
} from './actions.ts';
import { words } from './words.ts';

export interface ActionsProps extends PageAnswer {
  readonly onThrow: (asked: CheckedAsk) => void;
  readonly onPin: () => void;
}

/** What was done with an answer is shown beside that answer alone. */
interface Done {
  readonly asked: CheckedAsk;
  readonly outcome?: Outcome;
  readonly code?: Code;
}

interface ButtonProps {
  readonly label: string;
  readonly icon?: Parameters<typeof ActionIcon>[0]['name'];
  readonly main?: boolean;
  readonly onClick: () => void;
}

const Button = ({ label, icon, main = false, onClick }: ButtonProps) => (
  <button type="button" class={main ? 'btn main' : 'btn'} onClick={onClick}>
    {icon && <ActionIcon name={icon} />}
    {label}
  </button>
);

const nameCopyIn = (lang: Lang, other: Lang): string => {
  const language = new Intl.DisplayNames([lang], { type: 'language' }).of(other) ?? other;
  return t('Copy in {language}', 'Copier en {language}', { language })[lang];
};

/** Everything that can be done with an answer. */
export const Actions = ({ onThrow, onPin, ...answer }: ActionsProps) => {
  const { subject, asked, report, lang } = answer;
  const [last, setDone] = useState<Done>({ asked });
  const done: Done = last.asked === asked ? last : { asked };
  const { outcome, code } = done;
  const show = async (action: Promise<Outcome>) => setDone({ ...done, outcome: await action });
  const toggleCode = async () => setDone(code ? { asked } : { asked, code: await drawCode(answer) });
  return (
    <>
      <div class="acts">
        {subject.calculator.odds && !report.refused && (
          <Button label={words.throw[lang]} icon="die" main onClick={() => onThrow(asked)} />
        )}
        <Button label={words.pin[lang]} icon="pin" onClick={onPin} />
        <Button label={words.copy[lang]} icon="copy" onClick={() => show(copyText(answer, lang))} />
        {langs
          .filter((other) => other !== lang)
          .map((other) => (
            <Button
              key={other}
              label={nameCopyIn(lang, other)}
              icon="copy"
              onClick={() => show(copyText(answer, other))}
            />
          ))}
        <Button label={words.link[lang]} icon="link" onClick={() => show(copyLink(answer))} />
        <Button label={words.share[lang]} icon="share" onClick={() => show(share(answer))} />
        <Button label={words.code[lang]} onClick={toggleCode} />
        <Button label={words.save[lang]} icon="save" onClick={() => save(answer)} />
      </div>
      <p role="status">{outcome?.status}</p>
      {outcome?.text && <textarea class="shown" readOnly rows={6} value={outcome.text} aria-label={words.copy[lang]} />}
      {code && (
        <svg class="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={words.code[lang]}>
          <path d={code.path} />
        </svg>
      )}
      <p class="exp">
        <button type="button" class="btn plain" onClick={() => reportFigure(answer)}>
          {words.reportFigure[lang]}
        </button>
      </p>
    </>
  );
};
