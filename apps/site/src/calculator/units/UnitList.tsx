import type { GroupField, Value } from '@coup-doeil/core/game';
import { formatPair, tellProblem } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { Counter } from '../../components/Counter.tsx';
import { download } from '../actions/browser.ts';
import type { Values } from '../form/field-props.ts';
import { counterOf } from '../form/unit-counter.ts';
import { words as formWords } from '../form/words.ts';
import { fitUnit, type MyUnit, recallUnits, storeUnits } from './my-units.ts';
import type { UnitProps } from './SaveUnit.tsx';
import { formatUnitsCsv, parseUnitsCsv } from './units-csv.ts';
import { words } from './words.ts';

export interface ListProps extends UnitProps {
  readonly field: GroupField;
  readonly full: boolean;
  readonly onAdd: (unit: Value) => void;
}

/** The stored units of a game, and what changes them. */
const useStoredUnits = ({ game, lang, onStorage }: UnitProps) => {
  const [units, setUnits] = useState<readonly MyUnit[]>(() => recallUnits(game));
  const [status, setStatus] = useState('');
  const replaceUnits = (next: readonly MyUnit[]) => {
    onStorage(storeUnits(game, next));
    setUnits(next);
  };
  const importFile = async (file: File | undefined) => {
    if (!file) return;
    const read = parseUnitsCsv(await file.text());
    if ('problem' in read) {
      setStatus(formatPair(words.importFailed[lang], tellProblem(read.problem, lang), lang));
      return;
    }
    const names = new Set(read.units.map(({ name }) => name));
    replaceUnits([...recallUnits(game).filter(({ name }) => !names.has(name)), ...read.units]);
    setStatus(formatPair(words.imported[lang], String(read.units.length), lang));
  };
  const forget = (name: string) => replaceUnits(recallUnits(game).filter((unit) => unit.name !== name));
  return { units, status, importFile, forget };
};

type RowProps = Pick<ListProps, 'field' | 'lang' | 'full' | 'onAdd'> & {
  readonly unit: MyUnit;
  readonly onForget: (name: string) => void;
};

/** A stored unit as its counter, with its name: one tap adds it. */
const StoredUnit = ({ unit: { name, ...unit }, field, lang, full, onAdd, onForget }: RowProps) => {
  const value = fitUnit(field, { name, ...unit });
  return (
    <li>
      {/* A border: what fits a unit's description is values. */}
      <Counter {...counterOf(field, value as Values)} size={40} />
      <button type="button" class="btn plain" disabled={full} onClick={() => onAdd(value)}>
        {name}
      </button>
      <button
        type="button"
        class="btn plain"
        aria-label={`${formWords.remove[lang]} ${name}`}
        onClick={() => onForget(name)}
      >
        ×
      </button>
    </li>
  );
};

/** The stored units, which can be exported and imported as CSV. */
export const UnitList = (props: ListProps) => {
  const { lang } = props;
  const { units, status, importFile, forget } = useStoredUnits(props);
  return (
    <div class="u-d">
      {units.length === 0 && <p class="by">{words.noUnits[lang]}</p>}
      <ul>
        {units.map((unit) => (
          <StoredUnit key={unit.name} {...props} unit={unit} onForget={forget} />
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
