/* From what the worker converted to a battlefield on the board, with the picture of its map. */
import { type Battlefield, createBattleGrid } from '@coup-doeil/core/battle';
import { readPhoto } from '../ground/photo-store.ts';
import type { Photo } from '../ground/use-photo.ts';
import { ask } from './client.ts';
import type { Setting } from './document.ts';
import { listWays, type Ways } from './moves.ts';
import { loadJoinedPictures, loadPictureFile } from './pictures.ts';
import type { Converted, Standing } from './reader.ts';
import type { Holder, SessionState } from './state.ts';
import { keep } from './store.ts';

/** The page that shows it. */
export interface Stand {
  /**
   * Puts a battlefield on the board, and draws what moved. On the map that is there its picture stays as it lies; on another one
   * it comes when `loadPhoto` brings it.
   */
  readonly open: (battlefield: Battlefield, ways: Ways, loadPhoto: () => Promise<Photo | undefined>) => Promise<void>;
}

export const listStanding = ({ document }: Converted): readonly Standing[] =>
  (document?.units ?? []).flatMap(({ id, name, hex }) =>
    hex === undefined ? [] : [{ id, hex, ...(name !== undefined && { name }) }],
  );

/** The map is not drawn again while its grid is the same. */
const keepGrid = (next: Battlefield, last: Battlefield | undefined): Battlefield =>
  last && JSON.stringify(last.grid) === JSON.stringify(next.grid)
    ? { ...next, grid: last.grid, hexes: last.hexes, hexsides: last.hexsides }
    : next;

/** The picture of the map, or of its boards together, as a photo that is fitted already. */
const loadPhoto = async ({ background }: Converted): Promise<Photo | undefined> => {
  if (!background) return undefined;
  const { pictures, points } = background;
  const [first, ...others] = pictures;
  if (others.length === 0) {
    const file = await loadPictureFile(first?.picture ?? '');
    return file && readPhoto(file, { points, strength: 1 });
  }
  const joined = await loadJoinedPictures(pictures);
  if (!joined) return undefined;
  const { file, scale } = joined;
  const scaled = points.map(({ at, hex }) => ({ at: { x: at.x * scale, y: at.y * scale }, hex }));
  return readPhoto(file, { points: scaled, strength: 1 });
};

export const createShow = ({ getState, change }: Holder, setting: Setting) => {
  let stand: Stand | undefined;
  let last: Battlefield | undefined;
  /** The map and the boards of the last one: others may have the same grid. */
  let place = '';
  return {
    setStand: (next: Stand | undefined) => {
      stand = next;
    },
    /** Another module may have another map of the same name. */
    forget: () => {
      last = undefined;
    },
    /** Shows a step; `before`: where counters stood, to say what moved since; `next`: what else the page knows then. */
    show: async (step: number, before?: readonly Standing[], next: Partial<SessionState> = {}): Promise<void> => {
      const { module, mapping } = { ...getState(), ...next };
      const asked = ask('convert', mapping, step, before, setting);
      // What could be read of a save is offered all the same.
      const converted = await asked.catch((error: unknown) => {
        change(next);
        throw error;
      });
      change({ ...next, ...(module && converted && { converted, step }) });
      if (!module || !converted) return;
      keep({ module: module.name, mapping, standing: listStanding(converted) });
      if (!stand || !converted.document) return;
      const at = JSON.stringify([mapping.map, converted.boards]);
      last = keepGrid(converted.document, at === place ? last : undefined);
      place = at;
      const { moves } = converted;
      const ways = moves.length > 0 ? listWays(createBattleGrid(last), moves) : [];
      await stand.open(last, ways, () => loadPhoto(converted));
    },
  };
};
