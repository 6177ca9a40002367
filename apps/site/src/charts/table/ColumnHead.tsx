import type { Chart } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';
import { ColumnName } from './ColumnName.tsx';
import { beginsSpanner } from './spanners.ts';

interface Props {
  readonly lang: Lang;
  readonly chart: Chart;
  readonly column: Chart['columns'][number];
  readonly short: string;
}

/** The head of a column, which leads to the note that it is marked with. */
export const ColumnHead = ({ lang, chart, column, short }: Props) => {
  const marks = column.marks?.split(' ') ?? [];
  const note = chart.notes.find(({ mark }) => marks.includes(mark));
  const name = <ColumnName lang={lang} column={column} short={short} />;
  return (
    <th scope="col" class={beginsSpanner(chart, column) ? 'gap' : undefined}>
      {note ? (
        <a href={`#note-${note.id}`} data-head={column.marks}>
          <span>{name}</span>
        </a>
      ) : (
        name
      )}
    </th>
  );
};
