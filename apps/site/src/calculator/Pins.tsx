import type { Report } from '@aide-de-camp/core/game';
import { digitsFor, percent, signed } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { lateWords as words } from './late-words.ts';

/** An answer that was pinned, and the link back to it. */
export interface Pinned {
  readonly query: string;
  readonly headline: string;
  readonly total: number | null;
  readonly measure: { readonly ways: number; readonly of: number } | null;
}

export const pinOf = (query: string, { answer }: Report): Pinned => ({
  query,
  headline: answer?.headline ?? 'refused',
  total: answer?.total ?? null,
  measure: answer?.measure ?? null,
});

interface Props {
  readonly lang: Lang;
  /** The answer of the page first, then the pinned ones. */
  readonly pinned: readonly Pinned[];
  readonly onTakeDown: () => void;
}

/** Answers beside each other. */
export const PinBoard = ({ lang, pinned, onTakeDown }: Props) => (
  <section class="pinned" aria-labelledby="hp">
    <h2 id="hp">{words.pinned[lang]}</h2>
    <table class="tbl">
      <tbody>
        {pinned.map((one, i) => (
          <tr key={`${one.query}${one.headline}`}>
            <th scope="row">
              {i === 0 ? words.thisOne[lang] : <a href={one.query}>{one.headline.replace('_', ', ')}</a>}
            </th>
            <td class="r tn">{one.total === null ? '' : signed(one.total)}</td>
            <td class="r tn">
              {one.measure && `${percent(one.measure.ways, one.measure.of, lang, digitsFor([one.measure]))}\u202f%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <button type="button" class="btn plain" onClick={onTakeDown}>
      {words.takeDown[lang]}
    </button>
  </section>
);
