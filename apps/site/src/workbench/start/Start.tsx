/* Where a draft begins: blank, from the example, from the charts of a game, from a file; and the drafts of this device. */
import { useState } from 'preact/hooks';
import { href } from '../../lib/address.ts';
import { rootPath } from '../../lib/base.ts';
import type { Lang } from '../../lib/words.ts';
import { type Draft, type DraftSheet, parseFile } from '../draft/draft.ts';
import { createId, listKept, recallDraft, removeKept } from '../draft/kept-drafts.ts';
import { words } from '../page/words.ts';
import { FileButton } from '../sheets/SheetActions.tsx';
import { makeBlank } from '../sheets/sheet-kinds.ts';
import { parseExample } from './example.ts';
import { openFiles } from './open-files.ts';
import { startWords } from './start-words.ts';

export interface GameChoice {
  readonly id: string;
  readonly title: string;
}

interface Props {
  readonly lang: Lang;
  readonly games: readonly GameChoice[];
  readonly onOpen: (draft: Draft) => void;
}

/** The drafts that this device keeps. One that is removed can be put back. */
const KeptList = ({ lang, onOpen }: Omit<Props, 'games'>) => {
  const [removed, setRemoved] = useState<Draft>();
  const drafts = listKept(lang);
  const remove = (id: string) => {
    setRemoved(recallDraft(id));
    removeKept(id);
  };
  if (drafts.length === 0 && !removed) return null;
  return (
    <>
      <h2>{startWords.onThisDevice[lang]}</h2>
      <ul class="wb-kept">
        {drafts.map(({ id, title, changed }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => {
                const draft = recallDraft(id);
                if (draft) onOpen(draft);
              }}
            >
              <b>{title || words.untitled[lang]}</b> <span>{new Date(changed).toLocaleString(lang)}</span>
            </button>
            <button type="button" onClick={() => remove(id)} aria-label={`${startWords.remove[lang]}, ${title}`}>
              {startWords.remove[lang]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {removed && (
          <>
            {startWords.removed[lang]}{' '}
            <button type="button" class="btn" onClick={() => onOpen(removed)}>
              {startWords.putBack[lang]}
            </button>
          </>
        )}
      </p>
    </>
  );
};

export const Start = ({ lang, games, onOpen }: Props) => {
  const [status, setStatus] = useState('');
  const begin = (sheets: readonly DraftSheet[], second: Draft['second'] = []) =>
    sheets.length > 0 ? onOpen({ id: createId(), sheets, second }) : setStatus(startWords.badFile[lang]);
  const beginFromGame = async (id: string) => {
    try {
      const response = await fetch(rootPath(`workbench/${id}.csv`));
      if (!response.ok) throw new Error(String(response.status));
      begin(parseFile(id, await response.text()));
    } catch {
      setStatus(startWords.noGame[lang]);
    }
  };
  const open = async (files: readonly File[]) => {
    const { sheets, second } = await openFiles(files);
    begin(sheets, second);
  };
  return (
    <section class="wb-start" aria-labelledby="wb-start">
      <h2 id="wb-start">{startWords.begin[lang]}</h2>
      <p class="wb-acts">
        <button type="button" class="btn main" onClick={() => begin(makeBlank())}>
          {startWords.blank[lang]}
        </button>
        <button type="button" class="btn" onClick={() => begin(parseExample())}>
          {startWords.example[lang]}
        </button>
        {games.map(({ id, title }) => (
          <button type="button" class="btn" key={id} onClick={() => beginFromGame(id)}>
            {startWords.game[lang].replace('{game}', title)}
          </button>
        ))}
        <FileButton lang={lang} onFiles={open} />
      </p>
      <p role="status">{status}</p>
      <p class="hint">
        <a class="btn" href={href(lang, 'docs/sheets')}>
          {startWords.docs[lang]}
        </a>
      </p>
      <KeptList lang={lang} onOpen={onOpen} />
    </section>
  );
};
