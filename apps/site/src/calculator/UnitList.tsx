import { type Field, isInputError, type Value } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { thin } from '../lib/figures.ts';
import type { Lang, Said } from '../lib/words.ts';
import { lateWords } from './late-words.ts';
import { download } from './share.ts';
import { fit, keepUnits, type MyUnit, recallUnits, unitOf, unitsCsv, unitsFrom } from './units.ts';
import { words } from './words.ts';

export interface Kept {
  readonly game: string;
  readonly lang: Lang;
  readonly onStorage: (kept: boolean) => void;
}

/** Keeps a unit in the browser under a name. */
export const SaveUnit = ({ game, lang, value, onStorage }: Kept & { readonly value: Value }) => {
  const [name, setName] = useState('');
  const [said, setSaid] = useState('');
  const save = () => {
    const own = name.trim();
    const others = recallUnits(game).filter((unit) => unit.name !== own);
    const kept = keepUnits(game, [...others, unitOf(own, value)]);
    onStorage(kept);
    setSaid(kept ? `${lateWords.kept[lang]}${thin(lang)}: ${own}` : words.storage[lang]);
    setName('');
  };
  return (
    <p class="u-save">
      <label>
        <span class="label">{lateWords.unitName[lang]}</span>
        <input type="text" maxLength={80} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <button type="button" class="btn plain" disabled={name.trim() === ''} onClick={save}>
        {lateWords.saveUnit[lang]}
      </button>
      <span role="status">{said}</span>
    </p>
  );
};

export interface ListProps extends Kept {
  readonly field: Field;
  readonly full: boolean;
  readonly onAdd: (unit: Value) => void;
}

/** Why a file was not taken, by the code of the one error: nothing of it was kept. */
const faults: Readonly<Record<string, Said>> = {
  csv: {
    en: 'A cell with a comma, a quote or a line end stands in quotes.',
    fr: 'Une case avec virgule, guillemet ou fin de ligne se met entre guillemets.',
  },
  'csv-cells': {
    en: 'This line has more or fewer cells than the first; commas part them.',
    fr: 'Cette ligne n’a pas autant de cases que la première\u202f; des virgules les séparent.',
  },
  'csv-head': {
    en: 'The first line names the columns, each once, with commas between them, the first of them “name”.',
    fr: 'La première ligne nomme les colonnes, chacune une fois, séparées par des virgules\u202f; la première est «\u202fname\u202f».',
  },
  'csv-name': {
    en: 'Every unit has a name of its own, of 80 characters at most.',
    fr: 'Chaque unité a un nom à elle, de 80 caractères au plus.',
  },
  'csv-size': { en: 'At most 500 units, and a megabyte.', fr: 'Au plus 500 unités, et un mégaoctet.' },
};

/** The units that were kept: one tap adds one; the list goes out and comes in as CSV. */
export const UnitList = ({ game, field, lang, full, onAdd, onStorage }: ListProps) => {
  const [units, setUnits] = useState<readonly MyUnit[]>(() => recallUnits(game));
  const [said, setSaid] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    try {
      const found = unitsFrom(await file.text());
      const names = new Set(found.map(({ name }) => name));
      const all = [...recallUnits(game).filter(({ name }) => !names.has(name)), ...found];
      onStorage(keepUnits(game, all));
      setUnits(all);
      setSaid(`${lateWords.imported[lang]}${thin(lang)}: ${found.length}`);
    } catch (error) {
      if (!isInputError(error)) throw error;
      setSaid(`${lateWords.importFailed[lang]}${thin(lang)}: ${error.field}. ${faults[error.code]?.[lang] ?? ''}`);
    }
  };
  const forget = (name: string) => {
    const left = recallUnits(game).filter((unit) => unit.name !== name);
    onStorage(keepUnits(game, left));
    setUnits(left);
  };
  return (
    <div class="u-d">
      {units.length === 0 && <p class="by">{lateWords.noUnits[lang]}</p>}
      <ul>
        {units.map((unit) => (
          <li key={unit.name}>
            <button type="button" class="btn plain" disabled={full} onClick={() => onAdd(fit(field, unit))}>
              {unit.name}
            </button>
            <button
              type="button"
              class="btn plain"
              aria-label={`${words.remove[lang]} ${unit.name}`}
              onClick={() => forget(unit.name)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="btn plain"
        disabled={units.length === 0}
        onClick={() => download('units.csv', 'text/csv', unitsCsv(units))}
      >
        {lateWords.exportUnits[lang]}
      </button>
      <label class="btn plain">
        {lateWords.importUnits[lang]}
        <input
          class="vh"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            // The same file, mended, is a change too.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p role="status">{said}</p>
    </div>
  );
};
