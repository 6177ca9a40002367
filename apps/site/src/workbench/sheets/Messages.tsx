/* What is wrong in a sheet, with what would mend it. */

import { formatPair, quoteValue } from '@coup-doeil/core/tell';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Draft } from '../draft/draft.ts';
import type { Mistake } from '../draft/read-draft.ts';
import { countWords, words } from '../page/words.ts';
import { nameCell } from './cell-name.ts';
import type { Remedy } from './remedies.ts';

export interface MendProps {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly onMend: (remedy: Remedy) => void;
}

/** Remedies are tried this long, in milliseconds, after the last key. */
const REST = 150;

/** Where a mistake stands, as a spreadsheet names it. */
export const nameMistake = ({ row, column }: Mistake, lang: Lang): string =>
  column === undefined ? `${words.row[lang]} ${row + 1}` : nameCell(row, column);

export const tellMistake = ({ text, given }: Mistake, lang: Lang): string =>
  given ? formatPair(quoteValue(given, lang), text[lang], lang) : text[lang];

const useRemedies = (draft: Draft, mistake: Mistake, lang: Lang): readonly Remedy[] => {
  const [tried, setTried] = useState<{ readonly key: string; readonly remedies: readonly Remedy[] }>({
    key: '',
    remedies: [],
  });
  const key = JSON.stringify([mistake.sheet, mistake.row, mistake.column, mistake.given, mistake.text]);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const { findRemedies } = await import('./remedies.ts');
      setTried({ key, remedies: findRemedies(draft, mistake, lang) });
    }, REST);
    return () => clearTimeout(timer);
  }, [key, draft]);
  return tried.key === key ? tried.remedies : [];
};

/** A mistake at its cell. */
export const Message = ({ mistake, lang, draft, onMend }: MendProps & { readonly mistake: Mistake }) => {
  const remedies = useRemedies(draft, mistake, lang);
  return (
    <p>
      <span>
        <b>{nameMistake(mistake, lang)}.</b> {tellMistake(mistake, lang)}
      </span>
      {remedies.map((remedy) => (
        <button type="button" key={remedy.label} onClick={() => onMend(remedy)}>
          {remedy.label}
        </button>
      ))}
    </p>
  );
};

interface ListProps {
  readonly lang: Lang;
  /** What is to be mended, or what is no mistake and counts for nothing. */
  readonly what: 'toMend' | 'idle';
  readonly mistakes: readonly Mistake[];
  readonly onGo: (mistake: Mistake) => void;
}

/** Every mistake of the draft, or everything that counts for nothing, each with the way to its cell. */
export const MistakeList = ({ lang, what, mistakes, onGo }: ListProps) => {
  if (mistakes.length === 0) return null;
  return (
    <section class="mendl" id={`wb-${what}`} aria-labelledby={`wb-${what}-h`}>
      <h3 id={`wb-${what}-h`}>{countWords(words[what], mistakes.length, lang)}</h3>
      <ol>
        {mistakes.map((mistake) => (
          <li key={JSON.stringify([mistake.sheet, mistake.row, mistake.column])}>
            <button type="button" onClick={() => onGo(mistake)}>
              <b>
                {mistake.sheet} {nameMistake(mistake, lang)}
              </b>{' '}
              <span>{tellMistake(mistake, lang)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
