import type { Palette } from '@coup-doeil/core/battle';
import { createRecord } from '@coup-doeil/core/record';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { PhotoState } from '../ground/use-photo.ts';
import type { Play } from '../play/use-play.ts';
import type { Figures } from './playable.ts';
import { getSession, type Session } from './session.ts';
import type { Stand } from './show.ts';
import type { SessionState } from './state.ts';

export interface SessionProps {
  readonly session: Session;
  readonly state: SessionState;
  readonly lang: Lang;
}

const pickFigures = ({ arms, states, traits, marks, strength, ratings }: Palette): Figures => ({
  arms,
  states,
  traits,
  marks,
  strength,
  ratings,
});

/** The session of the page, which puts what it reads on the board while the sheet is open. */
export const useSession = (play: Play, photo: PhotoState, lang: Lang): SessionProps => {
  const { game, door } = play.subject;
  const session = getSession({ game: game.id, palette: pickFigures(door.palette), lang });
  const [state, setState] = useState(session.getState());
  const latest = useRef({ play, photo });
  latest.current = { play, photo };
  useEffect(() => {
    const stand: Stand = {
      open: async (battlefield, moves, loadPhoto) => {
        const { photo } = latest.current;
        const { battle, board, select } = latest.current.play;
        const { seed } = battle.record;
        const record = createRecord(battlefield);
        const isSameMap = board.document.grid === battlefield.grid;
        // Arrows of the map before may have no hexes on this one.
        select({ kind: 'vassal' });
        if (isSameMap) photo.carry(seed, record.seed);
        try {
          await battle.state.openShared(record);
        } catch (error) {
          photo.carry(record.seed, seed);
          throw error;
        }
        latest.current.play.select({ kind: 'vassal', moves });
        const background = isSameMap ? undefined : await loadPhoto();
        if (background) photo.lay(background, record.seed);
      },
    };
    session.setStand(stand);
    setState(session.getState());
    const stop = session.listen(() => setState(session.getState()));
    return () => {
      stop();
      session.setStand(undefined);
    };
  }, [session]);
  return { session, state, lang };
};
