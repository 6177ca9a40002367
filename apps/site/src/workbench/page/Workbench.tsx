import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { type Draft, findSaid } from '../draft/draft.ts';
import { createDraftReader } from '../draft/read-draft.ts';
import { useDraft } from '../draft/use-draft.ts';
import { type GameChoice, Start } from '../start/Start.tsx';
import { startWords } from '../start/start-words.ts';
import { TakeAway } from '../take-away/TakeAway.tsx';
import { formatPlace, isLink, parsePlace } from './address.ts';
import { Bench } from './Bench.tsx';
import { words } from './words.ts';

const usePlace = () => {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    // A hash that leads to a place of the page is no sheet.
    const follow = () => document.getElementById(location.hash.slice(1)) || setHash(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return useMemo(() => parsePlace(isLink(hash) ? '' : hash), [hash]);
};

interface Props {
  readonly lang: Lang;
  readonly games: readonly GameChoice[];
}

export const Workbench = ({ lang, games }: Props) => {
  const state = useDraft(lang);
  const { draft, notice } = state;
  const place = usePlace();
  const [isStarting, setStarting] = useState(false);
  const reader = useRef({ id: '', read: createDraftReader() });
  if (draft && reader.current.id !== draft.id) reader.current = { id: draft.id, read: createDraftReader() };
  const read = useMemo(() => (draft ? reader.current.read(draft) : undefined), [draft?.sheets, draft?.id]);
  const open = (next: Draft) => {
    setStarting(false);
    state.open(next);
    // The sheets of another draft have other names.
    if (location.hash !== '') location.hash = formatPlace('');
  };
  const title =
    draft && !isStarting ? findSaid(draft.sheets, 'title', lang) || words.untitled[lang] : words.title[lang];
  return (
    <>
      <div class="wb-t">
        <div>
          <h1>
            {title !== words.title[lang] && <span class="vh">{words.title[lang]}. </span>}
            {title}
          </h1>
          <p class="wb-s" role="status">
            {draft ? words[notice][lang] : notice === 'badLink' ? words.badLink[lang] : words.sub[lang]}
          </p>
        </div>
        {draft && (
          <div class="wb-h">
            {!isStarting && <TakeAway key={draft.id} lang={lang} draft={draft} />}
            <p class="wb-acts">
              <button type="button" class="btn plain" disabled={!state.canUndo} onClick={state.undo}>
                {words.undo[lang]}
              </button>
              <button
                type="button"
                class="btn plain"
                aria-expanded={isStarting}
                onClick={() => setStarting(!isStarting)}
              >
                {(isStarting ? startWords.back : startWords.drafts)[lang]}
              </button>
            </p>
          </div>
        )}
      </div>
      {!draft || isStarting ? (
        <Start {...{ lang, games }} onOpen={open} />
      ) : (
        read && <Bench key={draft.id} {...{ lang, draft, read, place, state }} />
      )}
    </>
  );
};
