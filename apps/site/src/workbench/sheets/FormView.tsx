/* A sheet that is no chart as a form: a row of the sheet is a group of named fields. */
import type { Lang } from '../../lib/words.ts';
import type { Cells } from '../draft/draft.ts';
import type { Mistake } from '../draft/read-draft.ts';
import { words } from '../page/words.ts';
import { nameCell } from './cell-name.ts';
import type { GridProps } from './Grid.tsx';
import { GAME_WORDS, HEAD_WORDS } from './sheet-kinds.ts';

interface EntryProps {
  readonly lang: Lang;
  readonly name: string;
  readonly head: readonly string[];
  readonly row: number;
  readonly cells: readonly string[];
  readonly mistakes: readonly Mistake[];
}

const nameRow = ({ lang, name, row, cells }: EntryProps): string => {
  const first = cells[0] ?? '';
  return (name === 'game' ? GAME_WORDS[first]?.[lang] : first) || `${words.row[lang]} ${row + 1}`;
};

const Entry = (props: EntryProps) => {
  const { lang, name, head, row, cells, mistakes } = props;
  return (
    <fieldset class="wb-entry">
      <legend>{nameRow(props)}</legend>
      {head.map((word, column) =>
        name === 'game' && column === 0 && GAME_WORDS[cells[0] ?? ''] ? null : (
          <label key={word} class={mistakes.some((mistake) => mistake.column === column) ? 'bad' : undefined}>
            <span>{HEAD_WORDS[word]?.[lang] ?? word}</span>
            <input
              value={cells[column] ?? ''}
              data-row={row}
              data-column={column}
              aria-invalid={mistakes.some((mistake) => mistake.column === column) || undefined}
              aria-describedby={mistakes.length > 0 ? `mistake-${row}` : undefined}
              title={nameCell(row, column)}
              autocomplete="off"
            />
          </label>
        ),
      )}
    </fieldset>
  );
};

/** The rows of a form: those of the sheet, and one more to go on in. */
const listRows = (cells: Cells, name: string): readonly number[] =>
  Array.from({ length: cells.length - 1 + (name === 'game' ? 0 : 1) }, (_, i) => i + 1);

export const FormView = ({ lang, name, cells, mistakes, drawMistake }: GridProps) => {
  const [head = []] = cells;
  return (
    <div class="wb-form">
      {listRows(cells, name).map((row) => {
        const own = mistakes.filter((mistake) => mistake.row === row);
        return (
          <div key={row}>
            <Entry {...{ lang, name, head, row }} cells={cells[row] ?? []} mistakes={own} />
            {own.length > 0 && (
              <div class="msg" id={`mistake-${row}`}>
                {own.map(drawMistake)}
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
};
