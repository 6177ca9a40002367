import { nameSide } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Play } from '../play/use-play.ts';
import { CounterForm } from './CounterForm.tsx';
import type { Counters, Making } from './use-counters.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** Under the tray of its side, and in sight when it is taken in hand. */
const Held = ({ label, children }: { readonly label: string; readonly children: ComponentChildren }) => {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [label]);
  return (
    <section ref={section} class="held" aria-label={label}>
      {children}
    </section>
  );
};

interface CounterProps extends Props {
  readonly counters: Counters;
  readonly id: string;
  readonly onChoose: (id: string | undefined) => void;
}

/** The counter that is chosen: all that may be changed of it. */
export const Chosen = ({ play, counters, id, lang, onChoose }: CounterProps) => {
  const { board } = play;
  const counter = board.byId.get(id);
  if (!counter) return null;
  const { unit, name } = counter;
  return (
    <Held label={name}>
      <p class="hint" role="status">
        <b>
          {(unit.hex === undefined ? fill(words.offMap, { name }) : fill(words.inHex, { name, hex: unit.hex }))[lang]}
        </b>{' '}
        {words.chosenHint[lang]}
      </p>
      <CounterForm
        key={id}
        palette={board.door.palette}
        grid={board.ground.grid}
        counter={unit}
        lang={lang}
        onChange={(next) => counters.edit({ ...unit, ...next })}
      />
      <div class="panel-acts">
        <button type="button" class="btn" onClick={() => onChoose(counters.copy(unit))}>
          {words.copy[lang]}
        </button>
        {unit.hex !== undefined && (
          <button type="button" class="btn" onClick={() => counters.move(id, undefined)}>
            {words.offAct[lang]}
          </button>
        )}
        <button
          type="button"
          class="btn"
          onClick={() => {
            counters.remove(id);
            onChoose(undefined);
          }}
        >
          {words.remove[lang]}
        </button>
      </div>
    </Held>
  );
};

interface NewProps extends Props {
  readonly counters: Counters;
  readonly making: Making;
}

export const NewCounter = ({ play, counters, making, lang }: NewProps) => {
  const { board } = play;
  const { palette } = board.door;
  const side = nameSide(board.document, making.side)[lang];
  const arm = palette.arms[making.arm]?.[lang] ?? '';
  return (
    <Held label={fill(words.newOf, { side, arm })[lang]}>
      <p class="hint" role="status">
        <b>{fill(words.newOf, { side, arm })[lang]}</b> {words.newHint[lang]}
      </p>
      <CounterForm
        key={`${making.side} ${making.arm}`}
        palette={palette}
        grid={board.ground.grid}
        counter={counters.getPattern(making)}
        lang={lang}
        onChange={(pattern) => counters.setPattern(making, pattern)}
      />
    </Held>
  );
};
