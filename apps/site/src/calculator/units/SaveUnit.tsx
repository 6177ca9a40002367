import type { Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { words as pageWords } from '../page/words.ts';
import { makeUnit, recallUnits, storeUnits } from './my-units.ts';
import { words } from './words.ts';

export interface UnitProps {
  readonly game: string;
  readonly lang: Lang;
  readonly onStorage: (stored: boolean) => void;
}

/** Stores a unit in the browser under a name. */
export const SaveUnit = ({ game, lang, value, onStorage }: UnitProps & { readonly value: Value }) => {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const save = () => {
    const name = typed.trim();
    const others = recallUnits(game).filter((unit) => unit.name !== name);
    const stored = storeUnits(game, [...others, makeUnit(name, value)]);
    onStorage(stored);
    setStatus(stored ? formatPair(words.saved[lang], name, lang) : pageWords.storage[lang]);
    setTyped('');
  };
  return (
    <p class="u-save">
      <label>
        <span class="label">{words.unitName[lang]}</span>
        <input type="text" maxLength={80} value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      <button type="button" class="btn plain" disabled={typed.trim() === ''} onClick={save}>
        {words.saveUnit[lang]}
      </button>
      <span role="status">{status}</span>
    </p>
  );
};
