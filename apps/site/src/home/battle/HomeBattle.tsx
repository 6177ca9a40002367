import { openBoard } from '@coup-doeil/core/battle';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { useBest } from '../../board/page/use-best.ts';
import { useLayers } from '../../board/page/use-layers.ts';
import type { BoardSubject } from '../../board/play/subject.ts';
import { writeTouches } from '../../board/play/touch-link.ts';
import { boardPath, href } from '../../lib/paths.ts';
import type { Lang } from '../../lib/words.ts';
import { words } from '../words.ts';
import { HomeAnswer } from './HomeAnswer.tsx';
import { HomeMap, isTaken } from './HomeMap.tsx';
import { useTouches } from './use-touches.ts';

interface Props {
  readonly subject: BoardSubject;
  /** What is touched when the page opens. */
  readonly touches: readonly string[];
  readonly lang: Lang;
  readonly onLive?: () => void;
}

/** The highest that an answer was: what stands below must not jump with each touch. */
const useSteadyHeight = () => {
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = place;
    if (current) current.style.minHeight = `${current.getBoundingClientRect().height}px`;
  });
  return place;
};

/** A battle to touch: its map, and beside it the answer to what was touched last. */
export const HomeBattle = ({ subject, touches, lang, onLive }: Props) => {
  const board = useMemo(() => openBoard(subject.door, subject.ready[0]), [subject]);
  const touched = useTouches(board, touches);
  const { selection, standing } = touched;
  const search = useBest({ standing, selection });
  const layers = useLayers({ board, standing, selection, result: undefined }, { ...search, viewing: false, lang });
  useEffect(() => onLive?.(), []);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && touched.back();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  const onHex = (hex: string): void => {
    // Ground alone says nothing here, unless a counter might go there.
    if (selection.kind === 'counter' || isTaken(board, hex)) touched.touch(hex);
  };
  const place = useSteadyHeight();
  const selected = selection.kind === 'counter' ? selection.id : undefined;
  return (
    <>
      <HomeMap board={standing} {...{ layers, selected, lang, onHex }} />
      <section ref={place} class="home-answer" aria-label={words.answer[lang]} aria-live="polite">
        <HomeAnswer {...{ subject, touched, search, lang, onHex }} />
        <p class="home-acts">
          <a class="btn main" href={`${href(lang, boardPath(subject.game.id))}${writeTouches(touched.touches)}`}>
            {words.onBoard[lang]}
          </a>
        </p>
      </section>
    </>
  );
};
