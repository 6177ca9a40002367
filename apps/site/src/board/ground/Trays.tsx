import { type BattleUnit, type GameBoard, nameSide } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { formatHex } from '@coup-doeil/hex';
import { type ComponentChildren, Fragment } from 'preact';
import { useRef } from 'preact/hooks';
import { Counter } from '../../components/Counter.tsx';
import type { Lang } from '../../lib/words.ts';
import { findHexAt, layOut } from '../../map-parts/layout.ts';
import { describeCounter } from '../map/Pieces.tsx';
import type { MapLink } from '../page/map-link.ts';
import { UnitCounter } from '../page/UnitCounter.tsx';
import { listSides, pigmentsOf } from '../play/layers.ts';
import { words } from './words.ts';

interface Props {
  readonly board: GameBoard;
  readonly link: MapLink;
  readonly lang: Lang;
  readonly chosen: string | undefined;
  /** The side and the arm of which a tap on the map sets counters down. */
  readonly making: { readonly side: string; readonly arm: string } | undefined;
  readonly onChoose: (id: string) => void;
  readonly onMake: (side: string, arm: string) => void;
  readonly onDrop: (id: string, hex: string) => void;
  /** What is in hand, under the tray of its side. */
  readonly inHand: { readonly side: string; readonly content: ComponentChildren } | undefined;
}

/** So far a finger goes before it drags. */
const SLOP = 9;

/** The hex of the map under a point of the window. */
const findHex = (board: GameBoard, link: MapLink, x: number, y: number): string | undefined => {
  const isMap = document.elementFromPoint(x, y)?.closest('.map');
  const at = isMap ? link.toMap(x, y) : undefined;
  const hex = at ? findHexAt(layOut(board.ground.grid), at) : -1;
  return hex < 0 ? undefined : formatHex(board.ground.grid, hex);
};

interface InTrayProps extends Pick<Props, 'board' | 'link' | 'lang' | 'chosen' | 'onChoose' | 'onDrop'> {
  readonly unit: BattleUnit;
}

/** A counter in its tray: tapped it is chosen, dragged it goes to the hex where it is let go. */
const InTray = ({ unit, board, link, lang, chosen, onChoose, onDrop }: InTrayProps) => {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined);
  const name = board.byId.get(unit.id)?.name ?? '';
  const move = (element: HTMLElement, x: number, y: number, is: boolean) => {
    element.style.transform = is ? `translate(${x}px, ${y}px)` : '';
    element.classList.toggle('dragged', is);
  };
  return (
    <button
      type="button"
      class={unit.hex === undefined ? 'pc' : 'pc out'}
      aria-pressed={unit.id === chosen}
      onClick={() => onChoose(unit.id)}
      onPointerDown={({ clientX: x, clientY: y, currentTarget, pointerId }) => {
        start.current = { x, y };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ clientX, clientY, currentTarget }) => {
        const [x, y] = [clientX - (start.current?.x ?? clientX), clientY - (start.current?.y ?? clientY)];
        if (Math.hypot(x, y) > SLOP) move(currentTarget, x, y, true);
      }}
      onPointerUp={({ clientX, clientY, currentTarget }) => {
        const isDrag = currentTarget.classList.contains('dragged');
        start.current = undefined;
        move(currentTarget, 0, 0, false);
        const hex = isDrag ? findHex(board, link, clientX, clientY) : undefined;
        if (hex !== undefined) onDrop(unit.id, hex);
      }}
      onPointerCancel={({ currentTarget }) => {
        start.current = undefined;
        move(currentTarget, 0, 0, false);
      }}
    >
      <span class="vh">
        {(unit.hex === undefined ? fill(words.offMap, { name }) : fill(words.inHex, { name, hex: unit.hex }))[lang]}
      </span>
      <UnitCounter board={board} id={unit.id} />
    </button>
  );
};

const Tray = ({ side, ...props }: Props & { readonly side: string }) => {
  const { board, lang, making, onMake } = props;
  const { palette } = board.door;
  const look = { palette, pigments: pigmentsOf(board), figures: () => ({}) };
  const name = nameSide(board.document, side)[lang];
  // Those that wait come before those that stand on the map.
  const units = board.document.units
    .filter((unit) => unit.side === side)
    .sort((a, b) => Number(a.hex !== undefined) - Number(b.hex !== undefined));
  return (
    <section class="tray" aria-label={name}>
      <h4 class={look.pigments[side] === 'attacker' ? 'att' : 'def'}>{name}</h4>
      <div class="tray-new">
        {Object.entries(palette.arms).map(([arm, label]) => (
          <button
            key={arm}
            type="button"
            class="pc new"
            aria-pressed={making?.side === side && making.arm === arm}
            onClick={() => onMake(side, arm)}
          >
            <span class="vh">{fill(words.newOf, { side: name, arm: label })[lang]}</span>
            <Counter
              {...describeCounter(look, { id: '', side, arm, ratings: {}, state: [], marks: [], traits: [] })}
              strength="+"
            />
          </button>
        ))}
      </div>
      {units.length > 0 && (
        <div class="tray-c">
          {units.map((unit) => (
            <InTray key={unit.id} {...props} unit={unit} />
          ))}
        </div>
      )}
    </section>
  );
};

/** The counters of each side, and new ones by arm. */
export const Trays = (props: Props) => (
  <>
    {listSides(props.board).map((side) => (
      <Fragment key={side}>
        <Tray {...props} side={side} />
        {props.inHand?.side === side && props.inHand.content}
      </Fragment>
    ))}
  </>
);
