import { type Field, isInputError, type Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { download } from '../actions/browser.ts';
import { words as formWords } from '../form/words.ts';
import { fitUnit, type MyUnit, recallUnits, storeUnits } from './my-units.ts';
import type { UnitProps } from './SaveUnit.tsx';
import { formatUnitsCsv, parseUnitsCsv } from './units-csv.ts';
import { faults, words } from './words.ts';

export interface ListProps extends UnitProps {
  readonly field: Field;
  readonly full: boolean;
  readonly onAdd: (unit: Value) => void;
}

/** The stored units: one tap adds one to the side; the list can be exported and imported as CSV. */
export const UnitList = ({ game, field, lang, full, onAdd, onStorage }: ListProps) => {
  const [units, setUnits] = useState<readonly MyUnit[]>(() => recallUnits(game));
  const [status, setStatus] = useState('');
  const replaceUnits = (next: readonly MyUnit[]) => {
    onStorage(storeUnits(game, next));
    setUnits(next);
  };
  const importFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const imported = parseUnitsCsv(await file.text());
      const names = new Set(imported.map(({ name }) => name));
      replaceUnits([...recallUnits(game).filter(({ name }) => !names.has(name)), ...imported]);
      setStatus(formatPair(words.imported[lang], String(imported.length), lang));
    } catch (error) {
      if (!isInputError(error)) throw error;
      setStatus(formatPair(words.importFailed[lang], `${error.field}. ${faults[error.code]?.[lang] ?? ''}`, lang));
    }
  };
  const forget = (name: string) => replaceUnits(recallUnits(game).filter((unit) => unit.name !== name));
  return (
    <div class="u-d">
      {units.length === 0 && <p class="by">{words.noUnits[lang]}</p>}
      <ul>
        {units.map((unit) => (
          <li key={unit.name}>
            <button type="button" class="btn plain" disabled={full} onClick={() => onAdd(fitUnit(field, unit))}>
              {unit.name}
            </button>
            <button
              type="button"
              class="btn plain"
              aria-label={`${formWords.remove[lang]} ${unit.name}`}
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
        onClick={() => download('units.csv', 'text/csv', formatUnitsCsv(units))}
      >
        {words.exportUnits[lang]}
      </button>
      <label class="btn plain">
        {words.importUnits[lang]}
        <input
          class="vh"
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            importFile(event.currentTarget.files?.[0]);
            // Without this, choosing the same file again after mending it would be no change.
            event.currentTarget.value = '';
          }}
        />
      </label>
      <p role="status">{status}</p>
    </div>
  );
};
