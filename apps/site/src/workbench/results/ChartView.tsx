/* The chart of a sheet, drawn as its page on the site would draw it. */
import { type Chart, createSpeller } from '@coup-doeil/core/chart';
import { replaceMinus } from '@coup-doeil/core/tell';
import { useMemo, useRef } from 'preact/hooks';
import { listAbbreviations } from '../../charts/abbreviations.ts';
import { withNumberHead } from '../../charts/names.ts';
import { ChartTable } from '../../charts/table/ChartTable.tsx';
import type { Lang } from '../../lib/words.ts';
import { STAND_IN } from '../draft/read-draft.ts';
import { formatPlace } from '../page/address.ts';

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly chart: Chart;
  /** The key of the game. */
  readonly symbols: Chart | undefined;
  readonly tones: ReadonlyMap<string, string>;
}

const NO_CHANGES = { anchors: {}, label: '' };

/** The same value as before while its text is the same, so that what depends on it is not drawn again. */
export const useSteady = <T,>(value: T): T => {
  const text = JSON.stringify(value) ?? '';
  const last = useRef({ text, value });
  if (last.current.text !== text) last.current = { text, value };
  return last.current.value;
};

export const ChartView = ({ lang, game, chart, symbols, tones }: Props) => {
  const abbreviations = useMemo(() => listAbbreviations(chart, symbols, lang), [chart, symbols, lang]);
  // The key is read anew with every key that is pressed, and seldom says anything new: what every row is drawn with
  // stays, whichever symbols the chart uses now. What stands in for a wrong cell is spelled as it stands.
  const explained = useSteady(
    symbols?.rows.flatMap(({ symbol, label }) => (symbol && symbol.en !== STAND_IN ? [{ symbol, label }] : [])),
  );
  const meanings = useMemo(
    () => new Map(explained?.map(({ symbol, label }) => [replaceMinus(symbol[lang].trim()), label[lang]])),
    [explained, lang],
  );
  const spell = useMemo(() => createSpeller(explained && { rows: explained }, lang), [explained, lang]);
  return (
    <>
      {abbreviations.length > 0 && (
        <p class="key">
          {abbreviations.map(({ symbol, meaning }) => (
            <span key={symbol}>
              <abbr>{symbol}</abbr> {meaning}
            </span>
          ))}
        </p>
      )}
      <ChartTable
        {...{ lang, game, spell, meanings, tones }}
        chart={withNumberHead(chart)}
        changes={NO_CHANGES}
        linkToCalculator={(calculator) => formatPlace(calculator)}
      />
      {chart.notes.length > 0 && (
        <ol class="wb-notes">
          {chart.notes.map(({ id, mark, label }) => (
            <li key={id}>
              <b class="m">{mark}</b> {label[lang]}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
