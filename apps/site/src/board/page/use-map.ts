/* The play and the map: what is touched is shown there, and what is done there is heard. */
import type { Battlefield } from '@coup-doeil/core/battle';
import { formatHex } from '@coup-doeil/hex';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Layers } from '../map/props.ts';
import { pigmentsOf } from '../play/layers.ts';
import type { Play } from '../play/use-play.ts';
import type { MapLink } from './map-link.ts';
import { findFigures } from './UnitCounter.tsx';

type Root = { readonly current: HTMLElement | null };

/** How much of the map the sheet covers. */
export const measureFree = (root: Root): { readonly below: number } => {
  const sheet = root.current?.querySelector('.sheet-b');
  const isOver = sheet && getComputedStyle(sheet).position === 'absolute';
  return { below: isOver ? innerHeight - sheet.getBoundingClientRect().top : 0 };
};

const findMiddle = ({ columns, rows, orientation }: Battlefield['grid']): number =>
  orientation === 'flat' ? (columns >> 1) * rows + (rows >> 1) : (rows >> 1) * columns + (columns >> 1);

/** On another map the keyboard stands on its first counter, or in its middle. It is shown as it was last looked at; that of a game of VASSAL whole. */
const useNewMap = ({ board, selection }: Play, link: MapLink, root: Root) => {
  const { grid, units } = board.document;
  const drawnGrid = useRef(grid);
  useLayoutEffect(() => {
    if (drawnGrid.current === grid) return undefined;
    drawnGrid.current = grid;
    const isWhole = selection.kind === 'vassal';
    const cursor = units.find(({ hex }) => hex !== undefined)?.hex ?? formatHex(board.ground.grid, findMiddle(grid));
    // The picture of the map before does not belong to this one.
    link.show({
      battlefield: board.document,
      units,
      layers: {},
      selected: undefined,
      cursor,
      background: undefined,
    });
    const frame = requestAnimationFrame(() => {
      const free = measureFree(root);
      if (isWhole) link.fit(free);
      else if (!link.resume()) link.focus(cursor, free);
    });
    return () => cancelAnimationFrame(frame);
  }, [grid]);
};

/** Shows on the map what was touched, and listens to it. */
export const useMap = (play: Play, link: MapLink, layers: Layers, root: Root) => {
  const { board, standing, selection, change } = play;
  // What is painted and set down is shown and heard by the sheet of the ground.
  const isGround = selection.kind === 'ground';
  const selected = selection.kind === 'counter' ? selection.id : undefined;
  const { document: battlefield } = board;
  useEffect(() => {
    const { units } = standing.document;
    const figures = (unit: (typeof units)[number]) => findFigures(standing, unit);
    link.show({ battlefield, units, pigments: pigmentsOf(board), figures });
  }, [battlefield, standing]);
  useEffect(() => {
    if (!isGround) link.show({ layers, selected });
  }, [isGround, layers, selected]);
  useNewMap(play, link, root);
  useEffect(() => {
    if (isGround) return;
    link.listen({
      onHex: play.touchHex,
      onCounter: play.touchCounter,
      // A drag moves a counter by hand.
      onDrag: (id, hex) => change([{ change: 'move', counter: id, hex }], { kind: 'counter', id }),
      onTurn: (id, facing) => change([{ change: 'face', counter: id, facing }], { kind: 'counter', id }),
    });
  });
};
