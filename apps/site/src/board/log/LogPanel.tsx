import { fill } from '@coup-doeil/core/chart';
import type { ToldEntry } from '@coup-doeil/core/record';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

interface Props {
  /** The last entries in words, those that were undone as well. */
  readonly entries: readonly ToldEntry[];
  /** How many entries stand before them. */
  readonly before: number;
  /** How many of them hold. */
  readonly at: number;
  /** How many can no longer be undone. */
  readonly closed: number;
  readonly lang: Lang;
  /** The report of an entry; nothing where it has none. */
  readonly renderReport: (i: number) => ComponentChildren;
  /** Undo and redo, to stand after so many entries. */
  readonly onGo: (at: number) => void;
  readonly onNote: (text: string) => void;
  /** All entries are wanted. */
  readonly onAll: () => void;
  readonly onSaveText: () => void;
}

/** The report is made when it is opened. */
const Report = ({ i, lang, renderReport }: Pick<Props, 'lang' | 'renderReport'> & { readonly i: number }) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.report[lang]}</summary>
      {open && renderReport(i)}
    </details>
  );
};

interface EntryProps extends Pick<Props, 'at' | 'closed' | 'lang' | 'renderReport' | 'onGo'> {
  readonly entry: ToldEntry;
  readonly i: number;
  readonly hasReport: boolean;
}

const Entry = ({ entry: { title, lines }, i, at, closed, lang, hasReport, renderReport, onGo }: EntryProps) => {
  const n = i + 1;
  const label = fill(words.toEntry, { n, title })[lang];
  return (
    <li class={i < at ? undefined : 'undone'} aria-current={n === at ? 'step' : undefined}>
      <div class="log-t">
        <b>{title[lang]}</b>
        {i >= at && <small> {words.undone[lang]}</small>}
        {n !== at && n >= closed && (
          <button type="button" class="btn plain" aria-label={label} onClick={() => onGo(n)}>
            {words.toHere[lang]}
          </button>
        )}
      </div>
      <ul>
        {lines.map((line, j) => (
          // Lines of one entry never change places.
          <li key={j}>{line[lang]}</li>
        ))}
      </ul>
      {hasReport && <Report {...{ i, lang, renderReport }} />}
    </li>
  );
};

const NoteForm = ({ lang, onNote }: Pick<Props, 'lang' | 'onNote'>) => {
  const [text, setText] = useState('');
  const add = (event: Event) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onNote(text.trim());
    setText('');
  };
  return (
    <form class="panel-acts noprint" onSubmit={add}>
      <label class="panel-choice">
        {words.note[lang]}
        <input
          type="text"
          maxLength={2000}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="btn">
        {words.add[lang]}
      </button>
    </form>
  );
};

/** Everything that happened, the newest last: what was done, what came of it, its report; back and forth to any entry. */
export const LogPanel = (props: Props & { readonly hasReport: (i: number) => boolean }) => {
  const { entries, before, at, closed, lang, hasReport, onGo, onNote, onAll, onSaveText } = props;
  const length = before + entries.length;
  // On paper stands everything.
  useEffect(() => {
    addEventListener('beforeprint', onAll);
    return () => removeEventListener('beforeprint', onAll);
  });
  return (
    <section class="log-p" aria-labelledby="log-h">
      <h2 id="log-h">{words.log[lang]}</h2>
      <div class="panel-acts noprint">
        <button type="button" class="btn" disabled={at <= closed} onClick={() => onGo(at - 1)}>
          {words.undo[lang]}
        </button>
        <button type="button" class="btn" disabled={at >= length} onClick={() => onGo(at + 1)}>
          {words.redo[lang]}
        </button>
        <button type="button" class="btn" disabled={at === 0 || closed > 0} onClick={() => onGo(0)}>
          {words.toStart[lang]}
        </button>
        <button type="button" class="btn" disabled={length === 0} onClick={onSaveText}>
          {words.saveText[lang]}
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          {words.print[lang]}
        </button>
      </div>
      {before > 0 && (
        <p class="noprint">
          <button type="button" class="btn plain" onClick={onAll}>
            {fill(words.earlier, { n: before })[lang]}
          </button>
        </p>
      )}
      {length === 0 ? (
        <p>{words.nothing[lang]}</p>
      ) : (
        <ol start={before + 1}>
          {entries.map((entry, i) => (
            // Entries never change places.
            <Entry key={before + i} {...props} {...{ entry }} i={before + i} hasReport={hasReport(before + i)} />
          ))}
        </ol>
      )}
      <NoteForm {...{ lang, onNote }} />
    </section>
  );
};
