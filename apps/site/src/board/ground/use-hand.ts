import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Layers } from '../map/props.ts';
import type { MapLink } from '../page/map-link.ts';
import type { Play } from '../play/use-play.ts';
import type { Brush } from './brushes.ts';
import { useBrush } from './use-brush.ts';
import { type Making, useCounters } from './use-counters.ts';
import { useFitting } from './use-fitting.ts';
import type { PhotoState } from './use-photo.ts';

/** What the hand holds, and so what a touch of the map does. */
type Hand =
  | { readonly kind: 'counter'; readonly id?: string | undefined }
  | { readonly kind: 'brush'; readonly brush: Brush }
  | ({ readonly kind: 'new' } & Making)
  | { readonly kind: 'fit' };

export const EMPTY: Hand = { kind: 'counter' };

export interface HandProps {
  readonly play: Play;
  readonly link: MapLink;
  readonly photo: PhotoState;
  readonly lang: Lang;
}

/** Shows on the map what the hand holds, and listens to it. */
export const useHand = ({ play, link, photo, lang }: HandProps) => {
  const [hand, setHand] = useState<Hand>(EMPTY);
  const [manner, setManner] = useState({ adding: false, filling: false });
  const counters = useCounters(play, lang);
  const paintOn = useBrush(play, link, manner);
  const fitting = useFitting(play.board, link, photo.photo, hand.kind === 'fit');
  const id = hand.kind === 'counter' && hand.id !== undefined && play.board.byId.has(hand.id) ? hand.id : undefined;
  const isSide = hand.kind === 'brush' && hand.brush.kind === 'feature';
  const layers: Layers = { marks: fitting.marks };
  useEffect(() => {
    link.show({ selected: id, layers, painting: isSide ? 'sides' : hand.kind === 'brush' || hand.kind === 'new' });
  }, [id, hand, JSON.stringify(layers)]);
  useEffect(() => () => link.show({ selected: undefined, layers: {}, painting: false }), []);
  useEffect(() => {
    const choose = (chosen: string) => setHand({ kind: 'counter', id: chosen === id ? undefined : chosen });
    link.listen({
      onHex: (hex, side) => {
        if (hand.kind === 'brush') paintOn(hand.brush, hex, side);
        if (hand.kind === 'new') counters.setDown(hand, hex);
        if (hand.kind === 'fit') fitting.chooseHex(hex);
        if (id !== undefined) counters.move(id, hex);
      },
      onCounter: (chosen) => {
        if (hand.kind === 'counter') choose(chosen);
      },
      onDrag: (dragged, hex) => counters.move(dragged, hex),
      onTurn: (turned, facing) => counters.turn(turned, facing),
    });
  });
  return { hand, setHand, manner, setManner, counters, fitting, id };
};
