import type { GameBoard } from '@coup-doeil/core/battle';
import type { Cite } from '@coup-doeil/core/chart';
import { linkToPlace } from '../../calculator/answer/place.ts';
import { Hand } from '../../components/Hand.tsx';
import type { Lang } from '../../lib/words.ts';
import type { BoardSubject } from '../play/subject.ts';

interface Props {
  readonly subject: BoardSubject;
  readonly board: GameBoard;
  readonly cite: Cite | undefined;
  readonly lang: Lang;
  /** The hand alone; the place is spoken. */
  readonly short?: boolean;
}

/** Where something is printed: the hand, and a link to the cell. */
export const Place = ({ subject: { game, door }, board: { edition }, cite, lang, short = false }: Props) => {
  const calculators = Object.values(door.calculators);
  const calculator = calculators.find(({ charts }) => cite && charts[edition]?.[cite.chart]) ?? calculators[0];
  if (!cite || !calculator) return null;
  const { label, href } = linkToPlace({ game, calculator }, edition, cite, lang);
  return (
    <a class="cite" href={href} aria-label={short ? label : undefined}>
      <Hand />
      {!short && <span>{label}</span>}
    </a>
  );
};
