import type { Row } from '@coup-doeil/core/chart';
import { replaceMinus } from '@coup-doeil/core/tell';
import { calculatorHref } from '../../lib/paths.ts';
import { type Lang, say } from '../../lib/words.ts';
import type { TableProps } from './ChartTable.tsx';
import { type Changes, isChanged } from './layout.ts';
import { Rules } from './Rules.tsx';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly row: Row;
  readonly changes: Changes;
  readonly linkToCalculator?: TableProps['linkToCalculator'];
}

/** A row that is read as a list: its mark, sign or number, then what it says. */
export const ListRow = ({ lang, game, row, changes, linkToCalculator }: Props) => {
  const changed = isChanged(changes, row.id);
  const sign = row.symbol?.[lang].trim() ?? Object.values(row.cells)[0]?.printed ?? '';
  return (
    <tr>
      <th scope="row" class={changed ? 'n chg' : 'n'}>
        <a href={`#${row.id}`} id={row.id} style={row.depth ? `--depth: ${row.depth}` : undefined}>
          <span>{replaceMinus(sign) || '•'}</span>
          {changed && <span class="vh">, {changes.label}</span>}
        </a>
      </th>
      <td class="says">
        {row.label[lang]}
        {row.calculator && (
          <a class="go" href={linkToCalculator?.(row.calculator) ?? calculatorHref(lang, game, { id: row.calculator })}>
            {say(lang)('calculate')}
          </a>
        )}
        <Rules lang={lang} rules={row.rules} />
      </td>
    </tr>
  );
};
