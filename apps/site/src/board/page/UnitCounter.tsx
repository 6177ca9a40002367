import type { BattleUnit, GameBoard } from '@coup-doeil/core/battle';
import { Counter, type CounterProps } from '../../components/Counter.tsx';
import { describeCounter } from '../map/Pieces.tsx';
import type { FaceFigures } from '../map/props.ts';
import { pigmentsOf } from '../play/layers.ts';

/** The figures of the face that is up: what the game reads by the names of its palette, else what the front prints. */
export const findFigures = ({ byId, door }: Pick<GameBoard, 'byId' | 'door'>, unit: BattleUnit): FaceFigures => {
  const counter = byId.get(unit.id);
  const read = (name: string): number | undefined => {
    const figure: unknown = counter && Object.entries(counter).find(([key]) => key === name)?.[1];
    return typeof figure === 'number' ? figure : undefined;
  };
  const [main = ''] = Object.keys(door.palette.ratings);
  const strength = unit.strength === undefined ? undefined : (read('strength') ?? unit.strength);
  const rating = unit.ratings[main] === undefined ? undefined : (read(main) ?? unit.ratings[main]);
  return { strength, rating };
};

/** How a counter of a board is drawn. */
const drawUnit = (board: GameBoard, unit: BattleUnit): CounterProps =>
  describeCounter(
    { palette: board.door.palette, pigments: pigmentsOf(board), figures: (other) => findFigures(board, other) },
    unit,
  );

interface Props {
  readonly board: GameBoard;
  readonly id: string;
  readonly class?: string;
}

/** A counter of the board by its id; nothing where it is out of the battle. */
export const UnitCounter = ({ board, id, class: name = '' }: Props) => {
  const counter = board.byId.get(id);
  return counter ? <Counter {...drawUnit(board, counter.unit)} class={name} /> : null;
};
