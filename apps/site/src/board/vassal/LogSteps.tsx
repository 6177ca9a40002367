import { fill } from '@coup-doeil/core/chart';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Session } from './session.ts';
import type { SessionState } from './state.ts';
import { words } from './words.ts';

interface Props {
  readonly session: Session;
  readonly state: SessionState;
  readonly steps: number;
  readonly lang: Lang;
}

/** Goes through a log, step by step or by the slider, both ways. */
export const LogSteps = ({ session, state, steps, lang }: Props) => {
  const [at, setAt] = useState(state.step);
  useEffect(() => setAt(state.step), [state.step]);
  const go = (step: number): void => {
    setAt(step);
    session.goTo(step);
  };
  const label = fill(words.steps, { n: at, of: steps })[lang];
  const acts = [
    { word: words.firstStep, to: 0 },
    { word: words.back, to: Math.max(0, at - 1) },
    { word: words.forward, to: Math.min(steps, at + 1) },
    { word: words.lastStep, to: steps },
  ];
  return (
    <div class="va-log">
      <label class="panel-choice">
        {label}
        <input
          type="range"
          min={0}
          max={steps}
          value={at}
          aria-valuetext={label}
          onInput={({ currentTarget }) => go(currentTarget.valueAsNumber)}
        />
      </label>
      <div class="panel-acts">
        {acts.map(({ word, to }) => (
          <button key={word.en} type="button" class="btn" aria-disabled={to === at} onClick={() => go(to)}>
            {word[lang]}
          </button>
        ))}
      </div>
      {state.converted?.chat.map((line, i) => (
        <p key={i} class="hint">
          {line}
        </p>
      ))}
    </div>
  );
};
