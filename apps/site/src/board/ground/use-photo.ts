import type { GameBoard } from '@coup-doeil/core/battle';
import { useEffect, useRef, useState } from 'preact/hooks';
import { isStored } from '../../calculator/state/storage.ts';
import type { MapLink } from '../page/map-link.ts';
import type { FitPoint } from './fit.ts';

/** A scan or a photo of a map, as it lies under the drawing. */
export interface Photo {
  readonly file: Blob;
  /** Of the browser’s own: nothing is fetched. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly points: readonly FitPoint[];
  /** How strong it stands, 0 to 1. */
  readonly strength: number;
}

/** Of a photo nothing is loaded before there is one. */
const load = () => import('./lay-photo.ts');

/** How long changes are gathered before they are kept. */
const WAIT = 300;

interface Owner {
  /** The battle as the device keeps it; none while it does not. */
  readonly battle: string | undefined;
  /** What tells its record from others. */
  readonly seed: string;
}

/** A photo, and what tells the record apart that it lies under. */
interface Laid extends Pick<Owner, 'seed'> {
  readonly photo: Photo;
}

/** The photo of the battle on the page: opened with its battle, and kept with it. */
export const usePhoto = ({ battle, seed }: Owner, link: MapLink, board: GameBoard) => {
  const [laid, setLaid] = useState<Laid>();
  // That of another battle is not shown, not even until it is exchanged.
  const photo = laid?.seed === seed ? laid.photo : undefined;
  /** Whether the device keeps it; not said before it was tried. */
  const [isKept, setKept] = useState<boolean>();
  const wasShown = useRef(false);
  const replace = (next: Laid | undefined) =>
    setLaid((before) => {
      if (before && before.photo.url !== next?.photo.url) URL.revokeObjectURL(before.photo.url);
      return next;
    });
  useEffect(() => {
    setKept(undefined);
    if (battle === undefined || !isStored(`photo/${battle}`)) return;
    load().then(async ({ openPhoto }) => {
      const opened = await openPhoto(battle);
      if (opened) replace({ photo: opened, seed });
    });
  }, [seed]);
  const { grid } = board.document;
  useEffect(() => {
    if (!photo && !wasShown.current) return;
    wasShown.current = photo !== undefined;
    load().then(({ layPhoto }) => layPhoto(link, board, photo));
  }, [photo, grid]);
  useEffect(() => {
    if (!photo || battle === undefined) return undefined;
    const timer = setTimeout(async () => setKept(await (await load()).keepPhoto(battle, photo)), WAIT);
    return () => clearTimeout(timer);
  }, [photo, battle]);
  return {
    photo,
    /** Nothing while the battle itself is not kept. */
    isKept: battle === undefined ? undefined : isKept,
    setPhoto: (next: Photo | undefined) => {
      replace(next && { photo: next, seed });
      if (!next && battle !== undefined) load().then(({ dropPhoto }) => dropPhoto(battle));
    },
    /** Lays a photo under a record that is being opened, or is open. */
    lay: (next: Photo, under: string) => replace({ photo: next, seed: under }),
    /** What lies under one record lies under another from now on: the same map goes on. */
    carry: (from: string, to: string) =>
      setLaid((before) => (before?.seed === from ? { ...before, seed: to } : before)),
  };
};

export type PhotoState = ReturnType<typeof usePhoto>;
