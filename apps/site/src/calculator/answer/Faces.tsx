import type { Chart } from '@coup-doeil/core/chart';
import { formatCell, replaceMinus, TOTAL } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { spellerOf } from './cells.ts';
import { classOfSide, sideOfOdds } from './odds-side.ts';
import type { AnswerProps } from './props.ts';
import { words } from './words.ts';

interface Props extends AnswerProps {
  /** The face of the die that was thrown for this answer. */
  readonly thrown: number | undefined;
}

/** `_Pursuit_` is set in italics, as on the sheet. */
const setItalics = (printed: string, format: (part: string) => string) =>
  printed.split('_').map((part, i) => (i % 2 === 1 ? <i key={part}>{format(part)}</i> : format(part)));

interface RowProps extends Omit<Props, 'report'> {
  readonly chart: Chart;
  readonly row: Chart['rows'][number];
  /** The faces that lead to this row, and how many faces there are. */
  readonly faces: readonly number[];
  readonly of: number;
}

const Row = ({ subject, lang, thrown, chart, row, faces, of }: RowProps) => {
  const lit = faces.some((face) => face === thrown);
  const spell = spellerOf(subject.symbols, lang);
  return (
    <tr class={lit ? 'lit' : faces.length === 0 ? 'none' : ''}>
      <th scope="row" class="tn">
        {/* Figures and signs are the same in every language. */}
        {replaceMinus(row.head && !/\p{L}/u.test(row.head) ? row.head : row.label[lang])}
      </th>
      <td class="faces">
        {faces.length === 0 && <span class="mute">{words.noFace[lang]}</span>}
        {faces.map((face) => (
          <span key={face} class={face === thrown ? 'face lit' : 'face'}>
            {face}
          </span>
        ))}
      </td>
      {chart.columns.map(({ id, label }) => {
        const cell = row.cells[id];
        return (
          <td key={id} class={sideOfOdds(subject.calculator, id) === 'attacker' ? 'ca' : 'cd'} data-head={label[lang]}>
            <span>
              {cell && setItalics(cell.printed, (part) => formatCell(part, chart.kind, spell))}
              {cell?.marks.join('')}
            </span>
          </td>
        );
      })}
      <td class="r tn">
        {faces.length}
        <span class="of">/{of}</span>
      </td>
    </tr>
  );
};

/** More rows than this that no face leads to are folded away. */
const MOST_IDLE = 3;

/** The printed table with the faces of the die that lead to each of its rows. */
export const Faces = ({ subject, report, lang, thrown }: Props) => {
  const [unfolded, setUnfolded] = useState(false);
  const faces = report.answer?.faces;
  const chart = faces && subject.calculator.charts[report.edition]?.[faces.chart];
  if (!faces || !chart) return null;
  const live = chart.rows.filter(({ id }) => faces.rows.some(({ row }) => row === id));
  const idle = chart.rows.length - live.length;
  const folds = idle > MOST_IDLE;
  return (
    <>
      <table class="crt">
        <caption class="vh">{chart.title[lang]}</caption>
        <thead>
          <tr>
            <th scope="col">{TOTAL[lang]}</th>
            <th scope="col">{words.die[lang]}</th>
            {chart.columns.map((column) => (
              <th scope="col" key={column.id} class={classOfSide(sideOfOdds(subject.calculator, column.id))}>
                {column.label[lang]}
              </th>
            ))}
            <th scope="col" class="r">
              {words.ways[lang]}
            </th>
          </tr>
        </thead>
        <tbody>
          {(folds && !unfolded ? live : chart.rows).map((row) => (
            <Row
              key={row.id}
              {...{ subject, lang, thrown, chart, row }}
              faces={faces.rows.flatMap((face) => (face.row === row.id ? [face.face] : []))}
              of={faces.rows.length}
            />
          ))}
        </tbody>
      </table>
      {folds && (
        <button type="button" class="btn plain idle" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          {unfolded ? words.fewerRows[lang] : `${words.idleRows[lang]} (${idle})`}
        </button>
      )}
    </>
  );
};
