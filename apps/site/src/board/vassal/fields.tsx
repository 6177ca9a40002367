/* The fields of a rule's form. */
import type { RatingWord } from '@coup-doeil/core/battle';
import { useId } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { ruleWords } from './words.ts';

interface TextProps {
  readonly label: string;
  readonly value: string;
  /** Values that are offered; others may be typed. */
  readonly choices?: readonly string[];
  readonly onChange: (value: string) => void;
}

export const TextField = ({ label, value, choices = [], onChange }: TextProps) => {
  const id = useId();
  return (
    <label class="panel-choice">
      {label}
      <input
        type="text"
        maxLength={200}
        value={value}
        {...(choices.length > 0 && { list: id })}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {choices.length > 0 && (
        <datalist id={id}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </label>
  );
};

interface FigureProps {
  readonly label: string;
  readonly bounds: RatingWord;
  readonly value: number | undefined;
  readonly needed: boolean;
  readonly lang: Lang;
  readonly onChange: (value: number | undefined) => void;
}

export const FigureField = ({ label, bounds: { min, max }, value, needed, lang, onChange }: FigureProps) => (
  <label class="panel-choice">
    {needed ? `${label} (${ruleWords.needed[lang]})` : label}
    <input
      type="number"
      step={1}
      {...{ min, max }}
      value={value ?? ''}
      required={needed}
      onInput={({ currentTarget }) => {
        const figure = currentTarget.valueAsNumber;
        onChange(Number.isNaN(figure) ? undefined : figure);
      }}
    />
  </label>
);

interface BoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const ChoiceBox = ({ label, checked, onChange }: BoxProps) => (
  <label class="va-box">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {label}
  </label>
);
