import { BrushManner } from './BrushManner.tsx';
import { BrushPicker } from './BrushPicker.tsx';
import { Chosen, NewCounter } from './HeldCounter.tsx';
import { NewMap } from './NewMap.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { PhotoPanel } from './PhotoPanel.tsx';
import { Trays } from './Trays.tsx';
import { EMPTY, type HandProps, useHand } from './use-hand.ts';
import { words } from './words.ts';

/** What is painted, set down and laid under the map by hand. */
export const GroundSheet = (props: HandProps) => {
  const { play, link, photo, lang } = props;
  const { board } = play;
  const { palette } = board.door;
  const { hand, setHand, manner, setManner, counters, fitting, id } = useHand(props);
  const making = hand.kind === 'new' ? hand : undefined;
  const brush = hand.kind === 'brush' ? hand.brush : undefined;
  const side = making?.side ?? (id === undefined ? undefined : board.byId.get(id)?.side);
  const content = making ? (
    <NewCounter {...{ play, counters, making, lang }} />
  ) : (
    id !== undefined && (
      <Chosen {...{ play, counters, id, lang }} onChoose={(next) => setHand({ kind: 'counter', id: next })} />
    )
  );
  const inHand = side === undefined ? undefined : { side, content };
  const photoPanel = (
    <PhotoPanel
      {...{ board, lang, fitting }}
      state={photo}
      isFitting={hand.kind === 'fit'}
      onFit={(is) => setHand(is ? { kind: 'fit' } : EMPTY)}
    />
  );
  return (
    <div class="ground-s">
      <h2 class="vh">{words.title[lang]}</h2>
      {photo.photo && photoPanel}
      <h3 class="sh">
        {words.brush[lang]} <small>{words.clearHint[lang]}</small>
      </h3>
      {brush && <BrushManner {...{ manner, setManner, brush, lang }} most={palette.mostTerrains ?? 1} />}
      <BrushPicker
        {...{ palette, lang }}
        chosen={brush}
        onChoose={(next) => setHand(next ? { kind: 'brush', brush: next } : EMPTY)}
      />
      <h3 class="sh">
        {words.counters[lang]} <small>{words.tapHint[lang]}</small>
      </h3>
      <Trays
        {...{ board, link, lang, making }}
        chosen={id}
        onChoose={(chosen) => setHand({ kind: 'counter', id: chosen === id ? undefined : chosen })}
        onMake={(side, arm) =>
          setHand(making?.side === side && making.arm === arm ? EMPTY : { kind: 'new', side, arm })
        }
        onDrop={counters.move}
        inHand={inHand}
      />
      <OrderPanel play={play} lang={lang} />
      {!photo.photo && photoPanel}
      <details class="newmap-d">
        <summary>{words.newMap[lang]}</summary>
        <NewMap play={play} lang={lang} onBegun={() => setHand(EMPTY)} />
      </details>
    </div>
  );
};
