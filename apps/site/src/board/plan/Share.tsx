import { type Fraction, toWays } from '@coup-doeil/core/plan';
import { formatPercent, formatPercentFigure } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';

interface Props {
  readonly chance: Fraction | undefined;
  readonly lang: Lang;
}

/** An exact chance, its sign set smaller; dots while it is worked out. */
export const Share = ({ chance, lang }: Props) => {
  if (!chance) return <>…</>;
  const ways = toWays(chance);
  const figure = formatPercentFigure(ways, lang);
  return (
    <>
      {figure}
      <span class="of">{formatPercent(ways, lang).slice(figure.length)}</span>
    </>
  );
};

/** The same in plain text. */
export const formatShare = (chance: Fraction, lang: Lang): string => formatPercent(toWays(chance), lang);

/** How long a bar is drawn, in hundredths. */
export const measureBar = (chance: Fraction): number => {
  const { ways, of } = toWays(chance);
  return (100 * ways) / of;
};
