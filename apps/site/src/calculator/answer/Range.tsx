import type { Ways } from '@coup-doeil/core/game';
import type { Span } from '@coup-doeil/core/tell';

interface Props {
  readonly label: string;
  readonly now: Ways;
  readonly span?: Span | undefined;
}

const toPercent = ({ ways, of }: Ways): number => (100 * ways) / of;

/** A chance on a scale of 0 to 100, and from where to where other readings take it, hatched in bistre. */
export const Range = ({ label, now, span }: Props) => (
  <div class="range" role="img" aria-label={label}>
    <i class="now" style={{ '--p': toPercent(now) }} />
    {span && <i class="oth" style={{ '--a': toPercent(span.lowest), '--b': toPercent(span.highest) }} />}
    <div class="mscale" aria-hidden="true">
      {Array.from({ length: 10 }, (_, i) => (
        <i key={i} />
      ))}
      {[0, 20, 40, 60, 80, 100].map((x) => (
        <b key={x} style={{ '--x': x }}>
          {x}
        </b>
      ))}
    </div>
  </div>
);
