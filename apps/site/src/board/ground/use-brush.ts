import { applyChanges, type Battlefield, type Change } from '@coup-doeil/core/battle';
import { useEffect, useRef } from 'preact/hooks';
import type { MapLink } from '../page/map-link.ts';
import type { Play } from '../play/use-play.ts';
import type { Brush } from './brushes.ts';
import { hasFeature, type Manner, paint } from './paint.ts';

/** What a brush has painted since it touched the map. */
interface Stroke {
  readonly document: Battlefield;
  readonly changes: readonly Change[];
  readonly last: string;
  readonly removing: boolean;
}

/** Calls back when a finger that was on the page leaves it, and knows whether one is on it. */
const useFinger = (onUp: () => void) => {
  const isDown = useRef(false);
  const latest = useRef(onUp);
  latest.current = onUp;
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const up = () => {
      isDown.current = false;
      latest.current();
    };
    addEventListener('pointerdown', () => (isDown.current = true), { signal, capture: true });
    addEventListener('pointerup', up, { signal });
    addEventListener('pointercancel', up, { signal });
    return () => listening.abort();
  }, []);
  return isDown;
};

/** A brush on the map: what is touched in one stroke is one entry of the record. */
export const useBrush = (
  { board, change, selection }: Play,
  link: MapLink,
  manner: Pick<Manner, 'adding' | 'filling'>,
) => {
  const stroke = useRef<Stroke | undefined>(undefined);
  const end = () => {
    const ended = stroke.current;
    stroke.current = undefined;
    if (ended && ended.changes.length > 0) change(ended.changes, selection);
  };
  const isDown = useFinger(end);
  return (brush: Brush, hex: string, side: number | undefined): void => {
    const { grid } = board.ground;
    const begun = stroke.current;
    const { document } = begun ?? board;
    const touch = { hex, side, from: begun?.last };
    const removing = begun?.removing ?? hasFeature(document, grid, brush, touch);
    const { palette } = board.door;
    const ground = paint(document, grid, brush, touch, { ...manner, removing, palette });
    const painted = ground ? applyChanges(document, [ground]) : document;
    const changes = [...(begun?.changes ?? []), ...(ground ? [ground] : [])];
    stroke.current = { document: painted, changes, last: hex, removing };
    // By keys a stroke is one touch.
    if (!isDown.current) end();
    else if (ground) link.show({ battlefield: painted });
  };
};
