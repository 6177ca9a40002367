import { t } from '@coup-doeil/core/chart';
import type { AnyCalculator, Word } from '@coup-doeil/core/game';
import {
  findField,
  formatFieldName,
  formatPair,
  formatPercentFigure,
  formatSituation,
  formatTotal,
} from '@coup-doeil/core/tell';
import type { Lang } from '../lib/words.ts';
import { type Chance, chanceOf, type Situation } from './ask.ts';
import type { Grid, GridRow } from './grids.ts';
import { contourBetween, isConstant, tintOf } from './heat.ts';

interface Props {
  readonly lang: Lang;
  readonly calculator: AnyCalculator;
  readonly grid: Grid;
  /** The outcome of a plate by rating; without a rating every outcome has a column. */
  readonly outcome?: string | undefined;
  readonly number: number;
  /** Where the calculator opens at some words. */
  readonly linkToWords: (calculator: AnyCalculator, words: readonly Word[]) => string;
}

const words = {
  plate: t('Plate', 'Planche'),
  total: t('Total', 'Total'),
  of: t('in a hundred', 'sur cent'),
  opening: t('the opening situation', 'la situation de départ'),
  any: t('any', 'toute valeur'),
};

/** A column of a plate: the place of its situations in a row, and what it is the chance of. */
interface PlateColumn {
  readonly head: string;
  readonly place: number;
  readonly outcome: string;
}

/** Where the rating changes nothing, one column says it all: that of the opening situation. */
const listColumns = ({ lang, calculator, grid, outcome }: Props): readonly PlateColumn[] => {
  const { list, rating, outcomes, opening } = grid;
  const label = (id: string) => calculator.odds?.[list]?.outcome(id)[lang] ?? id;
  if (rating === undefined || outcome === undefined)
    return outcomes.map((id) => ({ head: label(id), place: 0, outcome: id }));
  if (isConstant(grid, outcome))
    return [{ head: words.any[lang], place: Math.max(0, rating.values.indexOf(opening.rating)), outcome }];
  return rating.values.map((head, place) => ({ head, place, outcome }));
};

/** For the tests, which ask the same again. */
const asWords = (situation: Situation | undefined): string | undefined =>
  situation?.words.map(([path, value]) => `${path}=${value}`).join(' ');

const joinClasses = (names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

interface CellProps {
  readonly lang: Lang;
  readonly chance: Chance;
  readonly right: Chance | undefined;
  readonly below: Chance | undefined;
  readonly lit: boolean;
  readonly situation: string | undefined;
}

const HeatCell = ({ lang, chance, right, below, lit, situation }: CellProps) => {
  const [line, under] = [contourBetween(chance, right), contourBetween(chance, below)];
  const names = [`k${tintOf(chance)}`, line && `r${line}`, under && `b${under}`, lit && 'lit'];
  return (
    <td class={joinClasses(names)} data-ask={situation}>
      {chance === null ? '–' : formatPercentFigure(chance, lang, 0)}
    </td>
  );
};

type RowsProps = Props & { readonly columns: readonly PlateColumn[] };

const HeatRows = ({ columns, ...props }: RowsProps) => {
  const { lang, calculator, grid, outcome, linkToWords } = props;
  const { list, rating, rows, opening, outcomes } = grid;
  const chances = rows.map((row) =>
    columns.map((column) => chanceOf(row.cells[column.place]?.result, list, column.outcome)),
  );
  const constant = outcome !== undefined && isConstant(grid, outcome);
  // For the tests one plate of a list says its situations; one with a single column says its own.
  const tells = rating !== undefined && (constant || outcome === outcomes.find((each) => !isConstant(grid, each)));
  const at = Math.max(0, rating?.values.indexOf(opening.rating) ?? 0);
  const lit = rating === undefined ? -1 : columns.findIndex(({ place }) => rating.values[place] === opening.rating);
  const isOpening = (row: GridRow): boolean => lit >= 0 && row.total === opening.total;
  /** A total opens the calculator where the rating is that of the opening situation. */
  const wordsOf = (row: GridRow): readonly Word[] => row.cells[rating === undefined ? 0 : at]?.words ?? [];
  return (
    <tbody>
      {rows.map((row, i) => (
        <tr
          key={row.label?.en ?? row.total}
          class={isOpening(row) ? 'lr' : undefined}
          data-ask={rating === undefined ? asWords(row.cells[0]) : undefined}
        >
          <th scope="row">
            <a
              href={linkToWords(calculator, wordsOf(row))}
              title={formatSituation(calculator.input, wordsOf(row), lang) || words.opening[lang]}
            >
              {row.label?.[lang] ?? formatTotal(row.total, calculator)}
            </a>
          </th>
          {columns.map(({ head, place }, j) => (
            <HeatCell
              key={head}
              lang={lang}
              chance={chances[i]?.[j] ?? null}
              right={chances[i]?.[j + 1]}
              below={chances[i + 1]?.[j]}
              lit={j === lit && isOpening(row)}
              situation={tells ? asWords(row.cells[place]) : undefined}
            />
          ))}
        </tr>
      ))}
    </tbody>
  );
};

/** One outcome by total and rating, or every outcome by total: figures first, contour lines between them, tints last. */
export const Heat = (props: Props) => {
  const { lang, calculator, grid, outcome, number } = props;
  const { list, rating } = grid;
  const columns = listColumns(props);
  const listLabel = calculator.odds?.[list]?.label[lang] ?? list;
  const outcomeLabel = outcome === undefined ? '' : (calculator.odds?.[list]?.outcome(outcome)[lang] ?? outcome);
  return (
    <table
      class={joinClasses(['heat', /attack/.test(list) ? 'h-a' : 'h-d', rating === undefined && 'flat'])}
      data-calculator={calculator.id}
      data-list={list}
      data-outcome={outcome}
      data-rating={rating?.path}
    >
      <caption>
        <b>
          {words.plate[lang]} {number}. {outcome === undefined ? listLabel : formatPair(listLabel, outcomeLabel, lang)}
        </b>
        , {words.of[lang]}.
      </caption>
      <thead>
        {rating && (
          <tr>
            <td />
            <th class="coh" scope="colgroup" colSpan={columns.length}>
              {formatFieldName(findField(calculator.input, rating.path), lang)}
            </th>
          </tr>
        )}
        <tr>
          <th class="ax" scope="col">
            {grid.axis?.[lang] ?? words.total[lang]}
          </th>
          {columns.map(({ head }) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <HeatRows {...props} columns={columns} />
    </table>
  );
};
