/* The figures that options would bring, as the printing prints them: with their marks, never glued to them. */
import { joinCell } from '@coup-doeil/core/chart';
import type { ChoiceField, Option } from '@coup-doeil/core/game';
import { formatCell } from '@coup-doeil/core/tell';
import { findChart, spellerOf } from '../answer/cells.ts';
import { decideColumn, type FieldProps } from './field-props.ts';

type Props = FieldProps & { readonly of: ChoiceField };

const findPrinted = (props: Props, option: Option) => {
  const { subject, edition, lang } = props;
  const { figure, cite } = option;
  if (figure) return { printed: figure[lang], marks: [] };
  const chart = cite && findChart(subject.calculator, edition, cite.chart);
  const cell = chart?.rows.find(({ id }) => id === cite?.row)?.cells[
    (props.of.columnBy ? decideColumn(props) : cite?.column) ?? ''
  ];
  return (
    chart &&
    cell && { printed: formatCell(cell.printed, chart.kind, spellerOf(subject.symbols, lang)), marks: cell.marks }
  );
};

/** Whether the options of a field bring figures. */
export const bringFigures = (field: ChoiceField): boolean =>
  field.columnBy !== undefined || field.options.some(({ cite, figure }) => figure ?? cite?.column);

/** In a line of text: `−1 [b] [e]`. */
export const formatFigure = (props: Props, option: Option): string => {
  const cell = findPrinted(props, option);
  return cell ? joinCell(cell) : '';
};

export const Figure = (props: Props & { readonly option: Option }) => {
  const cell = findPrinted(props, props.option);
  return (
    <span class="gv tn">
      {cell?.printed}
      {cell && cell.marks.length > 0 && <sup> {cell.marks.join(' ')}</sup>}
    </span>
  );
};
