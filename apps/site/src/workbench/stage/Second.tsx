/* The second entry of a sheet: typed blind, then compared cell by cell. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Draft } from '../draft/draft.ts';
import { formatPlace } from '../page/address.ts';
import { nameCell } from '../sheets/cell-name.ts';
import { compareSheets, type Discrepancy, settle } from './second-entry.ts';
import { secondWords as words } from './second-words.ts';

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly name: string;
  readonly onChange: (make: (before: Draft) => Draft) => void;
  /** The grid of the second entry. */
  readonly children: ComponentChildren;
}

interface RowProps extends Discrepancy {
  readonly lang: Lang;
  readonly onSettle: (text: string) => void;
}

const DiscrepancyRow = ({ lang, row, column, first, second, onSettle }: RowProps) => (
  <tr>
    <th scope="row">{nameCell(row, column)}</th>
    <td>{first || <i>{words.empty[lang]}</i>}</td>
    <td>{second || <i>{words.empty[lang]}</i>}</td>
    <td>
      <button type="button" class="btn" onClick={() => onSettle(first)}>
        {words.keepFirst[lang]}
      </button>{' '}
      <button type="button" class="btn" onClick={() => onSettle(second)}>
        {words.keepSecond[lang]}
      </button>
    </td>
  </tr>
);

export const Second = ({ lang, draft, name, onChange, children }: Props) => {
  const [compared, setCompared] = useState(false);
  const discrepancies = compared ? compareSheets(draft, name) : [];
  return (
    <>
      <h3 class="wb-h3">{words.title[lang].replace('{sheet}', name)}</h3>
      <p class="hint">{words.how[lang]}</p>
      {children}
      <p class="wb-acts">
        <button type="button" class="btn" onClick={() => setCompared(true)}>
          {words.compare[lang]}
        </button>
        <a class="btn" href={formatPlace(name)}>
          {words.leave[lang]}
        </a>
      </p>
      <div role="status">
        {compared && discrepancies.length === 0 && <p>{words.same[lang]}</p>}
        {discrepancies.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
          <section class="gridw" aria-label={words.compare[lang]} tabIndex={0}>
            <table class="tbl wb-diff">
              <thead>
                <tr>
                  {[words.cell, words.first, words.second].map((word) => (
                    <th scope="col" key={word.en}>
                      {word[lang]}
                    </th>
                  ))}
                  <td />
                </tr>
              </thead>
              <tbody>
                {discrepancies.map((each) => (
                  <DiscrepancyRow
                    key={nameCell(each.row, each.column)}
                    {...each}
                    lang={lang}
                    onSettle={(text) => onChange((before) => settle(before, name, each, text))}
                  />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </>
  );
};
