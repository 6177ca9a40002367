import type { WholeField } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { Icon } from '../../components/Icon.tsx';
import { Tick } from './Controls.tsx';
import { type FieldProps, formatSpoken } from './field-props.ts';
import { Stepper } from './Stepper.tsx';
import { words } from './words.ts';

interface Props extends FieldProps<WholeField> {
  /** The figure of a counter, set as the counter prints it, its label small above the frame. */
  readonly onCounter?: 'strength' | 'rating' | undefined;
}

/** A whole number; one that need not be said is a tick until it is. */
export const Whole = (props: Props) => {
  const { field, value, path, lang, onChange, onCounter } = props;
  const spoken = formatSpoken(props);
  if (field.optional && value === null)
    return (
      <Tick
        label={field.label[lang]}
        checked={false}
        onChange={() => onChange(path, Math.max(field.min, Math.min(field.max, 0)))}
      />
    );
  const step = (
    <Stepper
      lang={lang}
      label={field.label[lang]}
      spoken={spoken}
      value={typeof value === 'number' ? value : field.min}
      min={field.min}
      max={field.max}
      italic={onCounter !== 'strength'}
      onChange={(n) => onChange(path, n)}
    />
  );
  const labelled = onCounter ? (
    step
  ) : (
    <div class="whole">
      <span aria-hidden="true">{field.label[lang]}</span>
      {step}
    </div>
  );
  if (!field.optional) return labelled;
  return (
    <div class="maybe">
      {labelled}
      <button
        type="button"
        class="btn plain"
        aria-label={formatPair(spoken, words.remove[lang], lang)}
        onClick={() => onChange(path, null)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
};
