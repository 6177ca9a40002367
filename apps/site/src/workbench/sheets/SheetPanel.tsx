/* The sheet that is typed: as a form, a grid or a text, its messages, and what is done with its rows. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { DraftSheet } from '../draft/draft.ts';
import { type Cells, type Draft, formatSheet, parseFile, putCells } from '../draft/draft.ts';
import type { Mistake } from '../draft/read-draft.ts';
import { words } from '../page/words.ts';
import { FormView } from './FormView.tsx';
import { Grid } from './Grid.tsx';
import { findPlace, followKey, followPress, parsePaste } from './grid-keys.ts';
import { Message } from './Messages.tsx';
import type { Remedy } from './remedies.ts';
import type { Shown } from './SheetHead.tsx';

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly name: string;
  readonly cells: Cells;
  readonly mistakes: readonly Mistake[];
  readonly view: Shown;
  readonly onCells: (make: (before: Cells) => Cells) => void;
  readonly onSheets: (sheets: readonly DraftSheet[]) => void;
  readonly onMend: (remedy: Remedy) => void;
  readonly undo: () => void;
}

const withRow = (at: number) => (cells: Cells) => cells.toSpliced(at, 0, []);
const withoutRow = (at: number) => (cells: Cells) => cells.toSpliced(at, 1);
const withColumn = (at: number) => (cells: Cells) =>
  cells.map((row) => (at <= row.length ? row.toSpliced(at, 0, '') : row));
const withoutColumn = (at: number) => (cells: Cells) => cells.map((row) => row.toSpliced(at, 1));

interface ToolsProps {
  readonly lang: Lang;
  readonly onTool: (make: (row: number, column: number) => (cells: Cells) => Cells) => void;
}

/** Rows and columns are put in and taken out where the focus last was. */
const Tools = ({ lang, onTool }: ToolsProps) => (
  <p class="wb-tools">
    {(
      [
        [words.insertRow, (row: number) => withRow(row)],
        [words.removeRow, (row: number) => withoutRow(row)],
        [words.insertColumn, (_: number, column: number) => withColumn(column)],
        [words.removeColumn, (_: number, column: number) => withoutColumn(column)],
      ] as const
    ).map(([label, make]) => (
      <button type="button" key={label.en ?? label.fr} onClick={() => onTool(make)}>
        {label[lang]}
      </button>
    ))}
  </p>
);

type TextProps = Pick<Props, 'lang' | 'name' | 'cells' | 'onCells'> & {
  readonly onPaste: (event: ClipboardEvent) => void;
};

const TextView = ({ lang, name, cells, onCells, onPaste }: TextProps) => (
  // What is typed stays as it is typed, whatever it is read as.
  <textarea
    class="wb-text"
    aria-label={`${name}.csv, ${words.text[lang]}`}
    rows={Math.max(8, cells.length + 2)}
    spellcheck={false}
    onPaste={onPaste}
    onInput={({ currentTarget: { value } }) => onCells(() => parseFile(name, value)[0]?.cells ?? [])}
  >
    {useRef(formatSheet(cells)).current}
  </textarea>
);

export const SheetPanel = (props: Props) => {
  const { lang, draft, name, cells, mistakes, view, onCells, onSheets, onMend, undo } = props;
  const root = useRef<HTMLDivElement>(null);
  const last = useRef({ row: 1, column: 0 });
  const drawMistake = (mistake: Mistake): ComponentChildren => (
    <Message key={JSON.stringify([mistake.row, mistake.column])} {...{ lang, draft, mistake, onMend }} />
  );
  const onInput = ({ target }: Event) => {
    const place = findPlace(target);
    if (place && target instanceof HTMLInputElement)
      onCells((before) => putCells(before, place.row, place.column, [[target.value]]));
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = findPlace(event.target);
    const pasted = parsePaste(event.clipboardData?.getData('text/plain') ?? '');
    // Within a text, rows are text; sheets are sheets anywhere.
    if (!pasted || ('block' in pasted && !place)) return;
    event.preventDefault();
    if ('sheets' in pasted) onSheets(pasted.sheets);
    else if (place) onCells((before) => putCells(before, place.row, place.column, pasted.block));
  };
  const onFocus = ({ target }: Event) => {
    last.current = findPlace(target) ?? last.current;
  };
  const sheet = { lang, name, cells, drawMistake, mistakes };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is typed in the cells comes up to here. */}
      <div
        ref={root}
        class="gridw"
        data-sheet={name}
        onInput={onInput}
        onPaste={onPaste}
        onMouseDown={followPress}
        onFocusCapture={onFocus}
        onKeyDown={(event) => followKey(event, root.current, undo)}
      >
        {view === 'form' && <FormView {...sheet} />}
        {view === 'grid' && <Grid key={name} {...sheet} />}
      </div>
      {view === 'text' && <TextView key={name} {...{ lang, name, cells, onCells, onPaste }} />}
      {view === 'grid' && (
        <>
          <p class="hint">
            {words.hint[lang]} <span class="w-l">{words.keys[lang]}</span>
          </p>
          <Tools lang={lang} onTool={(make) => onCells(make(last.current.row, last.current.column))} />
        </>
      )}
    </>
  );
};
