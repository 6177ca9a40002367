import type { Brief } from '@coup-doeil/core/game';
import { formatPercent, formatPercentFigure, formatWorth, type Span } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';

interface Props {
  readonly brief: Pick<Brief, 'measure' | 'total'>;
  readonly lang: Lang;
}

/** A chance, its sign set smaller; a figure where the sheet has no odds. */
export const Chance = ({ brief, lang }: Props) => {
  const { measure } = brief;
  if (!measure) return <>{formatWorth(brief, lang)}</>;
  const figure = formatPercentFigure(measure, lang);
  return (
    <>
      {figure}
      <span class="of">{formatPercent(measure, lang).slice(figure.length)}</span>
    </>
  );
};

const toPercent = ({ ways, of }: { readonly ways: number; readonly of: number }): number => (100 * ways) / of;

/** A chance as a line under a row, and from where to where other readings take it. */
export const ChanceLine = ({
  measure,
  span,
}: {
  readonly measure: Brief['measure'];
  readonly span?: Span | undefined;
}) =>
  measure && (
    <span class="bl" aria-hidden="true">
      <i style={{ '--p': toPercent(measure) }} />
      {span && <u style={{ '--a': toPercent(span.lowest), '--b': toPercent(span.highest) }} />}
    </span>
  );
