import { fill } from '@coup-doeil/core/chart';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../components/Icon.tsx';
import type { Lang, Said } from '../../lib/words.ts';
import { usePhoto } from '../ground/use-photo.ts';
import { drawPlan, findTarget } from '../plan/draw-plan.ts';
import { NOTHING, type Selection } from '../play/selection.ts';
import type { BoardSubject } from '../play/subject.ts';
import { repeatTouches } from '../play/touch.ts';
import { readTouches } from '../play/touch-link.ts';
import { type Play, usePlay } from '../play/use-play.ts';
import type { PlayProps } from './BoardPage.tsx';
import { formatTurn } from './Overview.tsx';
import { Sheet } from './Sheet.tsx';
import { useBest } from './use-best.ts';
import { useLayers } from './use-layers.ts';
import { measureFree, useMap } from './use-map.ts';
import { words } from './words.ts';

interface Props extends PlayProps {
  readonly subject: BoardSubject;
}

/** The hex that what was touched is about: the map keeps it in sight. */
const findPlace = ({ board, selection, plan }: Play): string | undefined => {
  if (selection.kind === 'target') return selection.ask.targets[0];
  if (selection.kind === 'hex') return selection.hex;
  if (selection.kind === 'counter') return selection.hex ?? board.byId.get(selection.id)?.unit.hex;
  return plan.planning && selection.kind === 'none' ? findTarget(plan.plan) : undefined;
};

/** The name of the battle, and where its turn stands. */
const Cartouche = ({ play, lang }: { readonly play: Play; readonly lang: Lang }) => (
  <div class="cart">
    <h1 class="cart-t">{play.board.document.title?.[lang] ?? play.subject.game.title[lang]}</h1>
    <p class="cart-s">
      {formatTurn(play.board, lang)}{' '}
      <button type="button" class="link" onClick={() => play.select({ kind: 'turn' })}>
        {words.changeTurn[lang]}
      </button>
    </p>
  </div>
);

/** Touches again what was touched where the link to the page stood. */
const useTouches = ({ board, select }: Play): void =>
  useEffect(() => {
    const touches = readTouches(location.hash);
    if (touches.length > 0) select(repeatTouches(board, touches));
  }, []);

const useEscape = (close: () => void) =>
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });

/** What somebody does: from then on the map stays where it is put. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** Keeps a hex in sight above the sheet, which grows when more of it is there. */
const keepInSight = (place: string, link: Props['link'], root: { readonly current: HTMLElement | null }) => {
  const show = (): void => {
    const free = measureFree(root);
    // At a desk no sheet covers the map: what is in sight stays where it is.
    if (free.below === 0) link.reveal(place);
    else link.focus(place, free);
  };
  show();
  const sheet = root.current?.querySelector('.sheet-b');
  const watch = new ResizeObserver(show);
  if (sheet) watch.observe(sheet);
  const stop = (): void => {
    watch.disconnect();
    for (const act of ACTS) removeEventListener(act, stop, true);
  };
  for (const act of ACTS) addEventListener(act, stop, { capture: true, passive: true });
  return stop;
};

/** What is beside the play. */
const ASIDE: readonly Selection['kind'][] = ['turn', 'ground', 'log', 'vassal'];

interface ModeProps {
  readonly word: Said;
  readonly isOn: boolean;
  readonly onSelect: () => void;
  readonly lang: Lang;
}

/** One of the things that the sheet is for. */
const Mode = ({ word, isOn, onSelect, lang }: ModeProps) => (
  <button type="button" class="mode" aria-pressed={isOn} onClick={onSelect}>
    {word[lang]}
  </button>
);

/** What one does: play, plan, say where the turn stands, read the record. */
const Modes = ({ play, lang }: { readonly play: Play; readonly lang: Lang }) => {
  const { selection, select, plan, battle } = play;
  const isAside = ASIDE.includes(selection.kind);
  const go = (planning: boolean, next: Selection) => {
    plan.setPlanning(planning);
    select(next);
  };
  const { planning } = plan;
  const log = fill(words.log, { n: battle.record.at });
  return (
    <>
      <Mode word={words.play} isOn={!isAside && !planning} onSelect={() => go(false, NOTHING)} lang={lang} />
      <Mode word={words.plan} isOn={!isAside && planning} onSelect={() => go(true, NOTHING)} lang={lang} />
      <Mode
        word={words.turn}
        isOn={selection.kind === 'turn'}
        onSelect={() => go(false, { kind: 'turn' })}
        lang={lang}
      />
      <Mode
        word={words.ground}
        isOn={selection.kind === 'ground'}
        onSelect={() => go(false, { kind: 'ground' })}
        lang={lang}
      />
      <Mode word={log} isOn={selection.kind === 'log'} onSelect={() => go(false, { kind: 'log' })} lang={lang} />
    </>
  );
};

/** What is touched, told in the sheet; undo, and where the turn stands. */
export const PlayPage = ({ subject, link, lang }: Props) => {
  const play = usePlay(subject, lang);
  const { selection, select, plan } = play;
  const search = useBest(play);
  const photo = usePhoto({ battle: play.battle.state.head?.id, seed: play.battle.record.seed }, link, play.board);
  const [viewing, setViewing] = useState(false);
  const { battle, board } = play;
  const planned = useMemo(
    () => (plan.planning && plan.plan ? drawPlan(battle.board, board, plan.plan) : undefined),
    [battle.board, board, plan.planning, plan.plan],
  );
  const root = useRef<HTMLDivElement>(null);
  useMap(play, link, useLayers({ ...play, planned }, { ...search, viewing, lang }), root);
  useTouches(play);
  useEscape(() => select(NOTHING));
  const place = findPlace(play);
  useEffect(() => {
    if (place === undefined) {
      // A tall sheet is gone: no blank paper stays where it was.
      link.settle(measureFree(root));
      return undefined;
    }
    link.show({ cursor: place });
    return keepInSight(place, link, root);
  }, [place, play.height, selection.kind, play.came === undefined]);
  return (
    <div
      class={`play k-${selection.kind} ${plan.planning ? 'planning' : ''} h-${play.height} ${play.came ? 'came' : ''}`}
      ref={root}
    >
      <Cartouche play={play} lang={lang} />
      <Sheet {...{ play, search, lang, viewing, link, photo }} onView={() => setViewing(!viewing)} />
      <div class="modes">
        <button type="button" class="bb" disabled={!(plan.planning ? plan : play.battle).canUndo} onClick={play.undo}>
          <Icon name="undo" />
          {words.undo[lang]}
        </button>
        <Modes play={play} lang={lang} />
      </div>
    </div>
  );
};
