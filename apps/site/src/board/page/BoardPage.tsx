import type { Battlefield, Palette } from '@coup-doeil/core/battle';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Side } from '../../components/Counter.tsx';
import { Island } from '../../components/Island.tsx';
import type { Lang } from '../../lib/words.ts';
import { hasKept } from '../kept/any-kept.ts';
import { MapFoot } from '../map/MapFoot.tsx';
import { MapView } from '../map/MapView.tsx';
import type { FaceFigures, MapHandle } from '../map/props.ts';
import { type MapEvents, type MapLink, type MapState, nameMap } from './map-link.ts';

/** What the map is drawn from before the game’s battle door is there. */
export interface MapData {
  readonly battlefield: Battlefield;
  readonly palette: Palette;
  readonly pigments: Readonly<Record<string, Side>>;
  /** By counter. */
  readonly figures: Readonly<Record<string, FaceFigures>>;
  readonly cursor: string;
}

export interface PlayProps {
  readonly link: MapLink;
  readonly lang: Lang;
}

interface Props {
  readonly data: MapData;
  readonly lang: Lang;
  /** Brings the play: the battle door, and all that is asked of it. */
  readonly load: () => Promise<ComponentType<PlayProps>>;
  /** In the build, the play itself. */
  readonly built?: ComponentType<PlayProps>;
  readonly onLive?: () => void;
  readonly onPlay?: () => void;
}

/** Somebody is there: the first sign of it brings the play, so that a first touch need not wait. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** A battle of the reader's own: of the link that the page was opened by, or one that is kept. */
const hasBattle = (): boolean => location.hash.length > 1 || hasKept();

const useSigns = (): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const see = () => setSeen(true);
    if (hasBattle()) see();
    for (const sign of SIGNS) addEventListener(sign, see, { passive: true, once: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, see);
    };
  }, []);
  return seen;
};

/** Joins the map to the play: what is done on the map before the play is there is done again when it comes. */
const useLink = (first: MapState) => {
  const [state, setState] = useState(first);
  const handle = useRef<MapHandle>(undefined);
  const events = useRef<MapEvents>(undefined);
  const waiting = useRef<((events: MapEvents) => void)[]>([]);
  const send = (act: (events: MapEvents) => void): void => {
    if (events.current) act(events.current);
    else waiting.current.push(act);
  };
  const link: MapLink = useMemo(
    () => ({
      show: (next) => setState((before) => ({ ...before, ...next })),
      listen: (next) => {
        events.current = next;
        for (const act of waiting.current.splice(0)) act(next);
      },
      focus: (hex, free) => handle.current?.focus(hex, free),
      reveal: (hex) => handle.current?.reveal(hex),
      fit: (free) => handle.current?.fit(free),
      settle: (free) => handle.current?.settle(free),
      resume: () => handle.current?.resume() ?? false,
      toMap: (x, y) => handle.current?.toMap(x, y),
    }),
    [],
  );
  return { state, setState, handle, send, link };
};

/** The board: the map fills the screen and lives at once; the play beside it comes with the first sign of somebody. */
export const BoardPage = ({ data, lang, load, built, onLive, onPlay }: Props) => {
  const { battlefield, palette, pigments, figures, cursor } = data;
  const { state, setState, handle, send, link } = useLink({
    battlefield,
    units: battlefield.units,
    figures: ({ id }) => figures[id] ?? {},
    pigments,
    layers: {},
    selected: undefined,
    cursor,
    background: undefined,
    painting: false,
  });
  const seen = useSigns();
  useEffect(() => onLive?.(), []);
  const { selected, background, ...scene } = state;
  return (
    <div class="board">
      <div class="mapbox">
        <MapView
          {...{ lang, palette }}
          {...scene}
          remember={nameMap(state.battlefield)}
          {...(selected !== undefined && { selected })}
          {...(background && { background })}
          onReady={(ready) => {
            handle.current = ready;
          }}
          onHex={(hex, side) => send(({ onHex }) => onHex(hex, side))}
          onCounter={(id) => send(({ onCounter }) => onCounter(id))}
          onDrag={(id, to) => send(({ onDrag }) => onDrag(id, to))}
          onTurn={(id, facing) => send(({ onTurn }) => onTurn(id, facing))}
          onCursor={(next) => setState((before) => ({ ...before, cursor: next }))}
        />
        <MapFoot handle={handle} lang={lang} />
      </div>
      <Island class="place" load={load} props={{ link, lang }} built={built} wanted={seen} onLive={onPlay} />
    </div>
  );
};
