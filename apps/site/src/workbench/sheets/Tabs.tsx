/* The sheets of a draft, each with how much is to be mended, and a new one. */
import { useState } from 'preact/hooks';
import { Icon } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import { type DraftSheet, findSheet } from '../draft/draft.ts';
import type { Mistake } from '../draft/read-draft.ts';
import { formatPlace } from '../page/address.ts';
import { words } from '../page/words.ts';
import { CHART_KINDS, FORM_SHEETS, makeSheet } from './sheet-kinds.ts';

interface Props {
  readonly lang: Lang;
  readonly sheets: readonly DraftSheet[];
  readonly name: string;
  readonly mistakes: readonly Mistake[];
  readonly onAdd: (sheet: DraftSheet) => void;
}

const NAME = /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$|^\d{4}\/[a-z][a-z0-9-]*$/;

const NewSheet = ({ lang, sheets, onAdd }: Pick<Props, 'lang' | 'sheets' | 'onAdd'>) => {
  const [kind, setKind] = useState('matrix');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState('');
  const isChartKind = Object.hasOwn(CHART_KINDS, kind);
  const add = (event: Event) => {
    event.preventDefault();
    const name = isChartKind ? typed.trim() : kind;
    if (!NAME.test(name)) setFault(words.badName[lang]);
    else if (findSheet(sheets, name)) setFault(words.nameTaken[lang]);
    else onAdd(makeSheet(name, kind));
  };
  const free = FORM_SHEETS.filter((each) => !findSheet(sheets, each));
  return (
    <form class="wb-entry wb-new" onSubmit={add}>
      <label>
        <span>{words.sheetKind[lang]}</span>
        <select value={kind} onChange={(event) => setKind(event.currentTarget.value)}>
          {Object.entries(CHART_KINDS).map(([id, label]) => (
            <option key={id} value={id}>
              {label[lang]}
            </option>
          ))}
          {free.map((id) => (
            <option key={id} value={id}>
              {id}.csv
            </option>
          ))}
        </select>
      </label>
      {isChartKind && (
        <label>
          <span>{words.sheetName[lang]}</span>
          <input value={typed} autocomplete="off" onInput={(event) => setTyped(event.currentTarget.value)} />
        </label>
      )}
      <button type="submit" class="btn">
        {words.add[lang]}
      </button>
      <p role="status">{fault}</p>
    </form>
  );
};

export const Tabs = ({ lang, sheets, name, mistakes, onAdd }: Props) => {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <div class="wb-tabs">
        <nav class="switch" aria-label={words.sheets[lang]}>
          {sheets.map((sheet) => {
            const count = mistakes.filter((mistake) => mistake.sheet === sheet.name).length;
            return (
              <a
                key={sheet.name}
                href={formatPlace(sheet.name)}
                aria-current={sheet.name === name ? 'true' : undefined}
              >
                {sheet.name}
                {count > 0 && (
                  <span class="mend">
                    {count}
                    <span class="vh">, {words.mendShort[lang].replace('{n}', String(count))}</span>
                  </span>
                )}
              </a>
            );
          })}
        </nav>
        <button
          type="button"
          class="btn plain"
          aria-label={words.addSheet[lang]}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isAdding && (
        <NewSheet
          {...{ lang, sheets }}
          onAdd={(sheet) => {
            setAdding(false);
            onAdd(sheet);
          }}
        />
      )}
    </>
  );
};
