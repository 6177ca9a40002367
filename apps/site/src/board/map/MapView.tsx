import { createBattleGrid } from '@coup-doeil/core/battle';
import { formatPair } from '@coup-doeil/core/tell';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { layOut } from '../../map-parts/layout.ts';
import { answerKey } from './key-acts.ts';
import { placePieces } from './pieces.ts';
import type { MapProps } from './props.ts';
import type { Scene } from './scene.ts';
import { tellCursor } from './speech.ts';
import { type Stage, setStage } from './stage.ts';
import { World } from './World.tsx';
import { words } from './words.ts';

/** Brings the map alive once it is on the page; what it is told later it reads from the scene. */
const useStage = (scene: { readonly current: Scene }) => {
  const [frame, world, stage] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null), useRef<Stage>(null)];
  useEffect(() => {
    const target = world.current?.querySelector<SVGElement>('.map-target');
    if (!frame.current || !world.current || !target) return undefined;
    const set = setStage({ frame: frame.current, world: world.current, target }, () => scene.current);
    stage.current = set;
    set.open();
    scene.current.props.onReady?.(set.handle);
    return set.stop;
  }, []);
  return { frame, world, stage };
};

/** The map of the board: the ground, what is shown on it, the counters, and who walks or drags over them. */
export const MapView = (props: MapProps) => {
  const { lang, battlefield, units, palette, figures, selected, cursor } = props;
  const { title, grid } = battlefield;
  const layout = useMemo(() => layOut(createBattleGrid({ grid })), [grid]);
  const pieces = useMemo(() => placePieces(layout, units), [layout, units]);
  const scene = useRef<Scene>({ layout, pieces, props });
  scene.current = { layout, pieces, props };
  const { frame, world, stage } = useStage(scene);
  const [spoken, setSpoken] = useState('');
  const speak = () =>
    setSpoken(tellCursor({ lang, grid: layout.grid, battlefield, palette, units, figures, selected }, cursor));
  useEffect(() => {
    if (document.activeElement === frame.current) speak();
  }, [cursor, units, selected, battlefield]);
  return (
    <div
      ref={frame}
      class="map"
      style={{ '--wide': layout.width, '--high': layout.height }}
      // Whoever reads the page aloud would keep the arrows of a document for itself: here they walk the hexes.
      role="application"
      aria-label={title === undefined ? words.map[lang] : formatPair(words.map[lang], title[lang], lang)}
      aria-describedby="map-help"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys, and must be reached by them.
      tabIndex={0}
      onFocus={speak}
      onKeyDown={(event) => {
        if (stage.current && answerKey(scene.current, stage.current, event)) event.preventDefault();
      }}
    >
      <p id="map-help" class="vh">
        {words.help[lang]}
      </p>
      <p class="vh" aria-live="polite">
        {spoken}
      </p>
      <World scene={scene.current} world={world} />
    </div>
  );
};
