import type { GameBoard } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { formatFigure } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { getReach } from '../play/marching.ts';
import { touchWords } from './touch-words.ts';
import { UnitCounter } from './UnitCounter.tsx';

/** What is known of a counter, in a line: its states, marks and what it has to march. */
const describeCounter = (board: GameBoard, id: string, lang: Lang): string => {
  const unit = board.byId.get(id)?.unit;
  const { palette } = board.door;
  const { allowance, scale } = getReach(board, id);
  const words_ = [
    ...(unit?.state ?? []).map((word) => palette.states[word]),
    ...(unit?.marks ?? []).map((word) => palette.marks[word]),
  ];
  const march = allowance === null ? undefined : fill(touchWords.marchOf, { left: formatFigure(allowance / scale) });
  return [...words_, march].flatMap((text) => (text ? [text[lang]] : [])).join(', ');
};

/** Who it is, at the head of the sheet. */
export const CounterHead = ({
  board,
  id,
  lang,
}: {
  readonly board: GameBoard;
  readonly id: string;
  readonly lang: Lang;
}) => {
  const counter = board.byId.get(id);
  if (!counter) return null;
  const { unit, name } = counter;
  const arm = board.door.palette.arms[unit.arm]?.[lang] ?? '';
  const place =
    unit.hex === undefined ? fill(touchWords.offMap, { arm }) : fill(touchWords.whereStands, { arm, hex: unit.hex });
  return (
    <div class="who-h">
      <UnitCounter board={board} id={id} class="w-c" />
      <p>
        <b>{name}</b>
        <span>
          {place[lang]}; {describeCounter(board, id, lang)}
        </span>
      </p>
    </div>
  );
};
