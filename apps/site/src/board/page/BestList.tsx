import { type GameBoard, getStack, nameAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { findSpan, formatPair, formatSpan } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import type { Lang } from '../../lib/words.ts';
import type { Barred, Best } from '../play/best.ts';
import { recallReport } from '../play/search.ts';
import type { BoardSubject } from '../play/subject.ts';
import { nameTakers } from '../play/takers.ts';
import { Chance, ChanceLine } from './Chance.tsx';
import { Place } from './Place.tsx';
import { UnitCounter } from './UnitCounter.tsx';
import { words } from './words.ts';

interface RowProps {
  readonly board: GameBoard;
  readonly hex: string;
}

const idsIn = ({ board, hex }: RowProps): readonly string[] =>
  getStack(board, parseHex(board.ground.grid, hex)).map(({ id }) => id);

/** The counters of a hex as a small stack, and their names. */
const Stack = (props: RowProps) => {
  const ids = idsIn(props).slice(0, 2);
  return (
    <span class={ids.length > 1 ? 'stk' : 'stk alone'}>
      {ids.toReversed().map((id) => (
        <UnitCounter key={id} board={props.board} id={id} />
      ))}
    </span>
  );
};

const nameHex = ({ board, hex }: RowProps, lang: Lang): string => {
  const names = idsIn({ board, hex }).map((id) => board.byId.get(id)?.name ?? id);
  return fill(words.nameIn, { names: names.join(', '), hex })[lang];
};

interface Props {
  readonly subject: BoardSubject;
  readonly board: GameBoard;
  readonly best: readonly Best[];
  readonly barred?: readonly Barred[];
  readonly lang: Lang;
  readonly onPick: (best: Best) => void;
}

const BestRow = ({ board, best, lang, onPick }: Omit<Props, 'best'> & { readonly best: Best }) => {
  const { hex, priced } = best;
  const full = recallReport(board, priced.ask);
  const span = full && 'report' in full ? findSpan({ answer: full.report.answer, readings: full.readings }) : undefined;
  return (
    <li>
      <button type="button" class="tg" onClick={() => onPick(best)}>
        <Stack board={board} hex={hex} />
        <span class="tg-n">
          <b>{nameHex({ board, hex }, lang)}</b>
          <small>{formatPair(nameAction(board.door, priced.ask)[lang], nameTakers(board, priced.ask), lang)}</small>
        </span>
        <span class="tg-p">
          <Chance brief={priced.brief} lang={lang} />
          {span && <span class="to">{formatSpan(span, lang)}</span>}
        </span>
        <ChanceLine measure={priced.brief.measure} span={span} />
      </button>
    </li>
  );
};

/** The best action against each hex, a tap on which opens it; and whom nothing can be done to, with the reason. */
export const BestList = ({ best, barred = [], ...props }: Props) => (
  <ul class="tgs">
    {best.map((entry) => (
      <BestRow key={entry.hex} {...props} best={entry} />
    ))}
    {barred.map(({ hex, refused }) => (
      <li key={hex} class="tg">
        <Stack board={props.board} hex={hex} />
        <span class="tg-n">
          <b>{nameHex({ board: props.board, hex }, props.lang)}</b>
          <small>{refused.reason[props.lang]}</small>
        </span>
        <Place {...props} cite={refused.cite} short />
      </li>
    ))}
  </ul>
);
