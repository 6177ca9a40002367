import { parseHex } from '@coup-doeil/hex';
import { useMemo } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Layers } from '../map/props.ts';
import type { Barred, Best } from '../play/best.ts';
import { drawArrows, drawReach, drawView, drawZone, listOptionHexes, listTags } from '../play/layers.ts';
import { findWay } from '../play/marching.ts';
import type { Play } from '../play/use-play.ts';

interface Wanted {
  readonly best: readonly Best[];
  readonly barred: readonly Barred[];
  readonly viewing: boolean;
  readonly lang: Lang;
}

/** What was touched, and what came of it; and what is drawn of a plan while nothing is touched. */
type Touched = Pick<Play, 'board' | 'standing' | 'selection' | 'result'> & { readonly planned?: Layers | undefined };

/** What the map shows for what was touched. */
const drawLayers = (play: Touched, { best, barred, viewing, lang }: Wanted): Layers => {
  const { board, standing, selection, result } = play;
  switch (selection.kind) {
    case 'counter': {
      const { id, hex } = selection;
      const way = hex === undefined ? undefined : findWay(board, { counter: id, hex })?.hexes;
      const stands = board.byId.get(id)?.unit.hex;
      return {
        reach: drawReach(board, id),
        zones: drawZone(standing, id),
        tags: listTags(standing, best, barred, lang),
        ...(stands !== undefined && { asked: stands }),
        ...(way && { way }),
        ...(hex !== undefined && { chosen: hex }),
      };
    }
    case 'target': {
      const { ask, march } = selection;
      const [asked] = ask.targets;
      const way = march && findWay(board, march)?.hexes;
      const options = listOptionHexes(result?.open ?? []);
      return {
        from: drawArrows(standing, ask),
        ...(asked !== undefined && { asked }),
        ...(way && { way }),
        ...(options.length > 0 && { options }),
      };
    }
    case 'hex':
      return {
        asked: selection.hex,
        ...(selection.from !== undefined && { chosen: selection.from }),
        ...(viewing && { view: drawView(board, parseHex(board.ground.grid, selection.hex)) }),
      };
    case 'threats':
      return { tags: listTags(board, best, [], lang) };
    case 'none':
      return play.planned ?? {};
    case 'vassal':
      return { from: selection.moves ?? [] };
    default:
      return {};
  }
};

export const useLayers = (play: Touched, wanted: Wanted): Layers => {
  const { board, standing, selection, result } = play;
  const { best, barred, viewing, lang } = wanted;
  // A list of the best is made anew at each drawing: what is drawn of it is told by its size and by the reports made since.
  const tags = listTags(standing, best, barred, lang);
  const key = JSON.stringify(tags);
  return useMemo(() => drawLayers(play, wanted), [board, standing, selection, result, viewing, key, play.planned]);
};
