import type { Speller } from '@coup-doeil/core/chart';
import type { Lang } from '../lib/words.ts';
import { CardChart } from './CardChart.tsx';
import { type Card, columnWidth, type Doubtful, type Part, pairShares, type Sheet, sheetWidth } from './layout.ts';

interface Props {
  readonly lang: Lang;
  /** The game. */
  readonly title: string;
  /** Under the title: that it is a card, and which of several. */
  readonly subtitle: string;
  /** The dice and the printing. */
  readonly about: string;
  readonly number: number;
  readonly sheet: Sheet;
  readonly size: Card['size'];
  /** So small that it need not fill its sheet. */
  readonly isShort: boolean;
  readonly spell: Speller;
  readonly doubtful: Doubtful;
  readonly foot: string;
  readonly data: string;
}

const NOTHING: ReadonlySet<string> = new Set();

const CardPart = ({ part, ...props }: Props & { readonly part: Part }) => {
  const { lang, spell, doubtful, size } = props;
  const [alone] = part;
  const draw = (chart: Part[number], room: number) => (
    <CardChart key={chart.id} {...{ lang, chart, spell, room }} doubtful={doubtful.get(chart.id) ?? NOTHING} />
  );
  if (part.length === 1 && alone) return draw(alone, columnWidth(size));
  return (
    <div class="k-two" style={`grid-template-columns: ${pairShares.map((share) => `${share}fr`).join(' ')}`}>
      {part.map((chart, i) => draw(chart, columnWidth(size) * pairShares[i === 0 ? 0 : 1]))}
    </div>
  );
};

/** A sheet of a player's card: its charts in two columns, what runs over both at the foot. */
export const CardSheet = (props: Props) => {
  const { lang, title, subtitle, about, number, sheet, size, spell, doubtful } = props;
  return (
    <article
      class={props.isShort ? 'k-sheet k-short' : 'k-sheet'}
      style={`--k-a4: ${size.a4.toFixed(1)}px; --k-letter: ${size.letter.toFixed(1)}px`}
      aria-label={`${title}, ${number}`}
    >
      <header class="k-head">
        <p class="k-h1">{title}</p>
        <p class="k-sub">
          {subtitle}
          <span>{about}</span>
        </p>
      </header>
      <div class="k-cols">
        {sheet.columns.map((parts) => (
          <div class="k-col" key={parts[0]?.[0]?.id}>
            {parts.map((part) => (
              <CardPart key={part[0]?.id} {...props} part={part} />
            ))}
          </div>
        ))}
      </div>
      {sheet.foot.map((chart) => (
        <CardChart
          key={chart.id}
          {...{ lang, chart, spell }}
          doubtful={doubtful.get(chart.id) ?? NOTHING}
          room={sheetWidth(size)}
        />
      ))}
      <footer class="k-foot">
        <p>
          <b class="dg">°</b> {props.foot}
        </p>
        <p>{props.data}</p>
      </footer>
    </article>
  );
};
