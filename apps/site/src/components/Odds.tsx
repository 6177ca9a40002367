import { digitsFor, percent, whole } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import type { Side } from './Counter.tsx';

export type Chance = {
  readonly id: string;
  readonly label: string;
  readonly ways: number;
  readonly of: number;
  /** An open bar; one that harms is hatched. */
  readonly good?: boolean;
};

type Props = {
  readonly lang: Lang;
  readonly caption: string;
  readonly chances: readonly Chance[];
  readonly side?: Side;
};

/** Exact odds, a line each: label, percent, ways out of all, and a bar on one scale of 0 to 100. */
export const Odds = ({ lang, caption, chances, side }: Props) => {
  const digits = digitsFor(chances);
  const tone = side === undefined ? '' : side === 'attacker' ? ' o-a' : ' o-d';
  return (
    <table class={`odds${tone}`}>
      <caption class="vh">{caption}</caption>
      <tbody>
        {chances.map(({ id, label, ways, of, good }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td class="pc tn">
              {percent(ways, of, lang, digits)}
              <span class="of">{'\u202f%'}</span>
            </td>
            <td class="fr tn">
              {whole(ways)}
              <span class="of">/{whole(of)}</span>
            </td>
            <td class="bar" aria-hidden="true">
              {ways > 0 && <i class={good ? 'g' : ''} style={{ '--p': (100 * ways) / of }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type RangeProps = { readonly label: string; readonly now: number; readonly other?: number | undefined };

/** Today's chance on the scale; what another reading would make of it, hatched in bistre. Both in percent. */
export const Range = ({ label, now, other }: RangeProps) => (
  <div class="range" role="img" aria-label={label}>
    <i class="now" style={{ '--p': now }} />
    {other !== undefined && <i class="oth" style={{ '--a': Math.min(now, other), '--b': Math.max(now, other) }} />}
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
