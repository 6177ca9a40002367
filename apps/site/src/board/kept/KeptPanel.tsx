import { fill } from '@coup-doeil/core/chart';
import { useState } from 'preact/hooks';
import { download } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import type { Kept, KeptHead, Listed } from './battles.ts';
import { RemoveButton } from './RemoveButton.tsx';
import { words } from './words.ts';

interface Props {
  readonly battles: readonly Listed[];
  /** The battle on the page, if it is a kept one. */
  readonly current: string | undefined;
  readonly name: string;
  /** What became of keeping the battle on the page, where it was refused. */
  readonly refused: Extract<Kept, { readonly refused: string }>['refused'] | undefined;
  readonly lang: Lang;
  readonly onKeep: (name: string) => void;
  readonly onKeepCopy: () => void;
  readonly onOpen: (id: string) => void;
  readonly onRemove: (id: string) => void;
  readonly onSaveFile: () => void;
}

const formatWhen = (when: string, lang: Lang): string => {
  const date = new Date(when);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
};

const Row = ({ battle, ...props }: Omit<Props, 'battles'> & { readonly battle: KeptHead }) => {
  const { current, lang, onOpen, onRemove } = props;
  const { id, name, when } = battle;
  return (
    <li aria-current={id === current ? 'true' : undefined}>
      <button
        type="button"
        class="btn plain kept-n"
        aria-label={fill(words.open, { name })[lang]}
        onClick={() => onOpen(id)}
      >
        {name}
      </button>
      <time dateTime={when}>{formatWhen(when, lang)}</time>
      <RemoveButton {...{ name, lang }} onRemove={() => onRemove(id)} />
    </li>
  );
};

const Damaged = ({ damaged, lang }: { readonly damaged: string; readonly lang: Lang }) => (
  <li>
    <span>{words.damaged[lang]}</span>
    <button type="button" class="btn" onClick={() => download('battle.txt', 'text/plain', damaged)}>
      {words.saveText[lang]}
    </button>
  </li>
);

/** What refused to keep the battle, and what can be done: nothing on the page is lost. */
const Refused = ({ refused, current, lang, onSaveFile, onKeepCopy, onOpen }: Props) => {
  if (refused === undefined) return <p role="status" />;
  return (
    <div role="status" class="refused">
      <p>{(refused === 'full' ? words.full : words.otherTab)[lang]}</p>
      <div class="panel-acts">
        <button type="button" class="btn main" onClick={onSaveFile}>
          {words.saveFile[lang]}
        </button>
        {refused === 'other-tab' && (
          <>
            <button type="button" class="btn" onClick={onKeepCopy}>
              {words.keepCopy[lang]}
            </button>
            {current !== undefined && (
              <button type="button" class="btn" onClick={() => onOpen(current)}>
                {words.openOther[lang]}
              </button>
            )}
          </>
        )}
      </div>
    </div>
  );
};

/** The battles that the device keeps, and the one on the page among them. */
export const KeptPanel = (props: Props) => {
  const { battles, current, name, lang, onKeep } = props;
  const [typed, setTyped] = useState(name);
  return (
    <section class="kept-p" aria-labelledby="kept-h">
      <h2 id="kept-h">{words.onDevice[lang]}</h2>
      <Refused {...props} />
      {current === undefined && (
        <form
          class="panel-acts"
          onSubmit={(event) => {
            event.preventDefault();
            onKeep(typed.trim() || name);
          }}
        >
          <label class="panel-choice">
            {words.name[lang]}
            <input
              type="text"
              maxLength={200}
              value={typed}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
          </label>
          <button type="submit" class="btn main">
            {words.keep[lang]}
          </button>
        </form>
      )}
      {battles.length === 0 ? (
        <p>{words.none[lang]}</p>
      ) : (
        <ul class="kept-l">
          {battles.map((battle) =>
            'damaged' in battle ? (
              <Damaged key={battle.id} damaged={battle.damaged} lang={lang} />
            ) : (
              <Row key={battle.id} {...props} battle={battle} />
            ),
          )}
        </ul>
      )}
    </section>
  );
};
