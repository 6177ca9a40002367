/* What a sheet is, how it is shown, and what charts.csv says of its throw. */
import type { Lang, Said } from '../../lib/words.ts';
import type { Draft } from '../draft/draft.ts';
import { findSheet } from '../draft/draft.ts';
import { words } from '../page/words.ts';
import { setListed } from './listed.ts';
import { CHART_KINDS, hasForm } from './sheet-kinds.ts';

export const SHOWN = ['form', 'grid', 'text'] as const;
export type Shown = (typeof SHOWN)[number];

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly name: string;
  /** What core takes the sheet for. */
  readonly kind: string;
  readonly view: Shown;
  readonly onShow: (view: Shown) => void;
  readonly onChange: (make: (before: Draft) => Draft) => void;
}

const findListed = ({ sheets }: Draft, chart: string, column: string): string => {
  const [head = [], ...rows] = findSheet(sheets, 'charts')?.cells ?? [];
  return rows.find((row) => row[head.indexOf('id')] === chart)?.[head.indexOf(column)] ?? '';
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface TypedProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const Typed = ({ label, value, onChange }: TypedProps) => (
  <label>
    <span>{label}</span>
    <input value={value} autocomplete="off" onInput={(event) => onChange(event.currentTarget.value)} />
  </label>
);

/** What charts.csv says of a chart: its name, and of a table how it is thrown. */
const Listed = ({ lang, draft, name, kind, onChange }: Props) => {
  const put = (column: string) => (value: string) =>
    onChange((before) => setListed(before, name, kind, { [column]: value }));
  const find = (column: string) => findListed(draft, name, column);
  const listEnds = (): ChoiceProps['options'] => [
    ['', words.unsaid[lang]],
    ...Object.entries(words.ends).map(([id, text]) => [id, text[lang]] as const),
  ];
  const isTable = kind === 'matrix' || kind === 'bands';
  return (
    <details class="wb-how">
      <summary>{words.how[lang]}</summary>
      <div class="wb-entry">
        <Typed label={words.called[lang]} value={find(lang)} onChange={put(lang)} />
        {isTable && <Typed label={words.thrown[lang]} value={find('dice')} onChange={put('dice')} />}
        {(kind === 'matrix' || kind === 'ladder') && (
          <Choice
            label={words.rounded[lang]}
            value={find('rounding').replace('in favour of the ', '')}
            options={[
              ['', words.unsaid[lang]],
              ...Object.entries(words.rounding).map(([id, text]) => [id, text[lang]] as const),
            ]}
            onChange={(favour) => put('rounding')(favour && `in favour of the ${favour}`)}
          />
        )}
        <Choice label={words.pastRows[lang]} value={find('ends')} options={listEnds()} onChange={put('ends')} />
        {kind === 'matrix' && (
          <Choice label={words.pastColumns[lang]} value={find('edges')} options={listEnds()} onChange={put('edges')} />
        )}
      </div>
    </details>
  );
};

export const SheetHead = (props: Props) => {
  const { lang, name, kind, view, onShow, onChange } = props;
  const kinds = Object.entries(CHART_KINDS) as readonly (readonly [string, Said])[];
  const isThrown = ['matrix', 'bands', 'ladder'].includes(kind);
  return (
    <>
      <div class="wb-b">
        {hasForm(name) ? (
          <span class="pick" />
        ) : (
          <label class="pick">
            <span class="vh">{words.sheetKind[lang]}</span>
            <select
              value={kind}
              onChange={({ currentTarget: { value } }) =>
                onChange((before) => setListed(before, name, value, { kind: value }))
              }
            >
              {kinds.map(([id, label]) => (
                <option key={id} value={id}>
                  {label[lang]}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset class="wb-v">
          <legend class="vh">{words.shownAs[lang]}</legend>
          {SHOWN.filter((each) => each !== 'form' || hasForm(name)).map((each) => (
            <label key={each}>
              <input type="radio" name="shown" checked={each === view} onChange={() => onShow(each)} />
              {words[each][lang]}
            </label>
          ))}
        </fieldset>
      </div>
      {isThrown && <Listed {...props} />}
    </>
  );
};
