import { formatPair } from '@coup-doeil/core/tell';
import { itemsOf } from './field-props.ts';
import type { ItemProps } from './ListSection.tsx';
import { words } from './words.ts';

/** What makes another of an item of a list, and what takes it away: always in sight. */
export const ItemButtons = ({ path, value, lang, number, full, few, owner, onChange }: ItemProps) => {
  const list = path.slice(0, path.lastIndexOf('.'));
  return (
    <p class="u-acts">
      <button
        type="button"
        class="btn plain"
        aria-label={formatPair(words.double[lang], owner, lang)}
        disabled={full}
        onClick={() => onChange(list, (items) => itemsOf(items).toSpliced(number, 0, value))}
      >
        {words.double[lang]}
      </button>
      <button
        type="button"
        class="btn plain"
        aria-label={formatPair(words.remove[lang], owner, lang)}
        disabled={few}
        onClick={() => onChange(list, (items) => itemsOf(items).toSpliced(number - 1, 1))}
      >
        {words.remove[lang]}
      </button>
    </p>
  );
};
