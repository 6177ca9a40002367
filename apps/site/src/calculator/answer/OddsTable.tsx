import { countPercentDigits, formatCount, formatPercentFigure } from '@coup-doeil/core/tell';
import type { Side } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';

export type Chance = {
  readonly id: string;
  readonly label: string;
  readonly ways: number;
  readonly of: number;
  /** Whether it leaves somebody worse off: its bar is hatched then, and open else. */
  readonly harms?: boolean;
};

type Props = {
  readonly lang: Lang;
  readonly caption: string;
  readonly chances: readonly Chance[];
  readonly side?: Side;
};

/** Exact odds, a line each: label, percent, ways out of all, and a bar on one scale of 0 to 100. */
export const OddsTable = ({ lang, caption, chances, side }: Props) => {
  const digits = countPercentDigits(chances);
  const tone = side === undefined ? '' : side === 'attacker' ? ' o-a' : ' o-d';
  return (
    <table class={`odds${tone}`}>
      <caption class="vh">{caption}</caption>
      <tbody>
        {chances.map(({ id, label, ways, of, harms }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td class="pc tn">
              {formatPercentFigure({ ways, of }, lang, digits)}
              <span class="of">{'\u202f%'}</span>
            </td>
            <td class="fr tn">
              {formatCount(ways)}
              <span class="of">/{formatCount(of)}</span>
            </td>
            <td class="bar" aria-hidden="true">
              {ways > 0 && <i class={harms ? '' : 'g'} style={{ '--p': (100 * ways) / of }} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
