import type { Palette } from '@coup-doeil/core/battle';
import type { CounterFigures, CounterRule } from '@coup-doeil/vassal/battlefield';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { CounterFields } from './CounterFields.tsx';
import { clean } from './clean.ts';
import { ChoiceBox } from './fields.tsx';
import { PatternFields } from './PatternFields.tsx';
import { ruleWords } from './words.ts';

interface Props {
  readonly rule: CounterRule;
  readonly palette: Palette;
  /** Values that the pieces carry, to go by. */
  readonly marks: Readonly<Record<string, string>>;
  readonly sides: readonly string[];
  readonly lang: Lang;
  readonly onKeep: (rule: CounterRule) => void;
  readonly onCancel: () => void;
  readonly onRemove: (() => void) | undefined;
}

const cleanCounter = ({ back, ...counter }: CounterFigures): CounterFigures => {
  const cleaned = back && clean(back);
  return clean({ ...counter, back: cleaned && Object.keys(cleaned).length > 0 ? cleaned : undefined });
};

/** One rule: which pieces, and what they are. */
export const RuleForm = ({ rule, marks, lang, onKeep, onCancel, onRemove, ...props }: Props) => {
  const [when, setWhen] = useState(rule.when);
  const [counter, setCounter] = useState(rule.counter ?? {});
  const [isMarker, setMarker] = useState(rule.counter === null);
  return (
    <form
      class="va-rule"
      onSubmit={(event) => {
        event.preventDefault();
        onKeep({ when, counter: isMarker ? null : cleanCounter(counter) });
      }}
    >
      <PatternFields {...{ when, marks, lang }} onChange={setWhen} />
      <fieldset>
        <legend>{ruleWords.what[lang]}</legend>
        <ChoiceBox label={ruleWords.isMarker[lang]} checked={isMarker} onChange={setMarker} />
        {!isMarker && <CounterFields {...props} {...{ counter, lang }} onChange={setCounter} />}
      </fieldset>
      <div class="panel-acts">
        <button type="submit" class="btn main">
          {ruleWords.keep[lang]}
        </button>
        <button type="button" class="btn" onClick={onCancel}>
          {ruleWords.cancel[lang]}
        </button>
        {onRemove && (
          <button type="button" class="btn" onClick={onRemove}>
            {ruleWords.remove[lang]}
          </button>
        )}
      </div>
    </form>
  );
};
