import { t } from '@coup-doeil/core/chart';
import { swapSides } from '@coup-doeil/core/game';
import { useRef } from 'preact/hooks';
import { type Lang, langs } from '../../lib/words.ts';
import { withGiven } from '../state/asked.ts';
import { ActionIcon } from './ActionIcon.tsx';
import type { MenuProps } from './Actions.tsx';
import { copyLink, copyText, drawCode, reportFigure, save, share } from './actions.ts';
import { openFile } from './open-file.ts';
import { words } from './words.ts';

const nameCopyIn = (lang: Lang, other: Lang): string => {
  const language = new Intl.DisplayNames([lang], { type: 'language' }).of(other) ?? other;
  return t('Copy in {language}', 'Copier en {language}', { language })[lang];
};

interface EntryProps {
  readonly label: string;
  readonly icon?: Parameters<typeof ActionIcon>[0]['name'];
  readonly onClick: () => void;
}

const Entry = ({ label, icon, onClick }: EntryProps) => (
  <li>
    <button type="button" class="btn plain" onClick={onClick}>
      {icon && <ActionIcon name={icon} />}
      {label}
    </button>
  </li>
);

const NOTHING = Promise.resolve({ status: '' });

/** All that can be done with an answer beside its main act. */
export const Menu = ({ onPin, onAsked, swaps, copies, show, showCode, ...answer }: MenuProps) => {
  const { subject, lang } = answer;
  const file = useRef<HTMLInputElement>(null);
  const run = (act: () => void) => () => {
    act();
    show(NOTHING);
  };
  const setInput = (make: (input: unknown) => unknown) =>
    run(() => onAsked((before) => withGiven(subject, before, make(before.input))));
  return (
    <ul class="entries">
      {swaps && (
        <Entry label={words.swap[lang]} onClick={setInput((input) => swapSides(subject.calculator.input, input))} />
      )}
      <Entry label={words.fresh[lang]} onClick={setInput(() => ({}))} />
      <Entry label={words.pin[lang]} icon="pin" onClick={run(onPin)} />
      {copies && <Entry label={words.copy[lang]} icon="copy" onClick={() => show(copyText(answer, lang))} />}
      {langs
        .filter((other) => other !== lang)
        .map((other) => (
          <Entry
            key={other}
            label={nameCopyIn(lang, other)}
            icon="copy"
            onClick={() => show(copyText(answer, other))}
          />
        ))}
      <Entry label={words.link[lang]} icon="link" onClick={() => show(copyLink(answer))} />
      <Entry label={words.share[lang]} icon="share" onClick={() => show(share(answer))} />
      <Entry label={words.code[lang]} onClick={() => showCode(drawCode(answer))} />
      <Entry label={words.save[lang]} icon="save" onClick={run(() => save(answer))} />
      <Entry label={words.open[lang]} onClick={() => file.current?.click()} />
      <Entry label={words.reportFigure[lang]} onClick={run(() => reportFigure(answer))} />
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.open[lang]}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) show(openFile(subject, chosen, lang, onAsked));
        }}
      />
    </ul>
  );
};
