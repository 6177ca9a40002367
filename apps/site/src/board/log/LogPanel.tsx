import { fill } from '@coup-doeil/core/chart';
import { formatRecord, type ToldEntry } from '@coup-doeil/core/record';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { download } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import { words } from './words.ts';

interface Props {
  /** All entries in words, those that were undone as well. */
  readonly entries: readonly ToldEntry[];
  /** How many of them hold. */
  readonly at: number;
  /** How many can no longer be undone. */
  readonly closed: number;
  readonly name: string;
  readonly lang: Lang;
  /** The report of an entry; nothing where it has none. */
  readonly renderReport: (i: number) => ComponentChildren;
  /** Undo and redo, to stand after so many entries. */
  readonly onGo: (at: number) => void;
  readonly onNote: (text: string) => void;
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
  const { entries, at, closed, name, lang, hasReport, onGo, onNote } = props;
  return (
    <section class="log-p" aria-labelledby="log-h">
      <h2 id="log-h">{words.log[lang]}</h2>
      <div class="panel-acts noprint">
        <button type="button" class="btn" disabled={at <= closed} onClick={() => onGo(at - 1)}>
          {words.undo[lang]}
        </button>
        <button type="button" class="btn" disabled={at >= entries.length} onClick={() => onGo(at + 1)}>
          {words.redo[lang]}
        </button>
        <button type="button" class="btn" disabled={at === 0 || closed > 0} onClick={() => onGo(0)}>
          {words.toStart[lang]}
        </button>
        <button
          type="button"
          class="btn"
          disabled={entries.length === 0}
          onClick={() => download('log.txt', 'text/plain', `${name}\n\n${formatRecord(entries.slice(0, at), lang)}`)}
        >
          {words.saveText[lang]}
        </button>
        <button type="button" class="btn" onClick={() => print()}>
          {words.print[lang]}
        </button>
      </div>
      {entries.length === 0 ? (
        <p>{words.nothing[lang]}</p>
      ) : (
        <ol>
          {entries.map((entry, i) => (
            // Entries never change places.
            <Entry key={i} {...props} {...{ entry, i }} hasReport={hasReport(i)} />
          ))}
        </ol>
      )}
      <NoteForm {...{ lang, onNote }} />
    </section>
  );
};
