import type { Chart } from '@coup-doeil/core/chart';
import { Fragment } from 'preact';
import type { Lang } from '../../lib/words.ts';
import { ArmSign } from './ArmSign.tsx';
import { Marks } from './Marks.tsx';

interface Props {
  readonly lang: Lang;
  readonly column: Chart['columns'][number];
  readonly short: string;
}

/** What a column is called: its sign, its name, on a phone a short one, and its marks. */
export const ColumnName = ({ lang, column, short }: Props) => {
  const label = column.label[lang];
  return (
    <>
      <ArmSign column={column.id} />
      {short !== label ? (
        <>
          <span class="long">{label}</span>
          <abbr class="short" title={label}>
            {short.split('/').map((part, at) => (
              <Fragment key={part}>
                {at > 0 && (
                  <>
                    /<wbr />
                  </>
                )}
                {part}
              </Fragment>
            ))}
          </abbr>
        </>
      ) : (
        label
      )}
      {column.marks && <Marks lang={lang} marks={column.marks.split(' ')} beside />}
    </>
  );
};
