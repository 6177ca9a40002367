import { hydrate } from 'preact';
import type { Lang } from '../../lib/words.ts';
import type { BoardSubject, Scripts } from '../play/subject.ts';
import { BoardPage, type MapData, type PlayProps } from './BoardPage.tsx';

/** What stands in the page as data. */
export interface PageData extends Omit<BoardSubject, 'door' | 'ready'> {
  readonly ready: BoardSubject['ready'];
  readonly map: Omit<MapData, 'battlefield'>;
  /** The address of the script with the game’s battle door. */
  readonly door: string;
  /** The addresses of the scripts of its workers. */
  readonly workers: Omit<Scripts, 'battle'>;
}

/** Brings the built map alive; the play follows with the first sign of somebody. */
export const hydrateBoard = (root: Element, { map, door: address, workers, ...data }: PageData, lang: Lang): void => {
  const load = async () => {
    const [{ PlayPage }, { battle }] = await Promise.all([
      import('./PlayPage.tsx'),
      import(/* @vite-ignore */ address),
    ]);
    const subject: BoardSubject = { ...data, door: battle, scripts: { ...workers, battle: address } };
    return (props: PlayProps) => <PlayPage subject={subject} {...props} />;
  };
  hydrate(
    <BoardPage
      data={{ ...map, battlefield: data.ready[0] }}
      {...{ lang, load }}
      onLive={() => root.setAttribute('data-live', '')}
      onPlay={() => root.setAttribute('data-play', '')}
    />,
    root,
  );
};
