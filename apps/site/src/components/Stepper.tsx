import { useEffect, useState } from 'preact/hooks';
import type { Lang, Said } from '../lib/words.ts';
import { Icon } from './Icon.tsx';

const words = {
  less: { en: 'one less', fr: 'un de moins' },
  more: { en: 'one more', fr: 'un de plus' },
} satisfies Readonly<Record<string, Said>>;

type Props = {
  readonly lang: Lang;
  /** Shown over the frame: "Strength". */
  readonly label: string;
  /** Spoken, with whose it is: "Attacker 1: strength". */
  readonly spoken?: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly italic?: boolean;
};

/** A whole number in one frame cut by hairlines. What is typed counts as soon as it is a number within the limits. */
export const Stepper = ({ lang, label, spoken = label, value, min, max, onChange, italic = false }: Props) => {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const take = (text: string) => {
    setTyped(text);
    const n = Number(text.replace('−', '-'));
    if (text.trim() !== '' && Number.isInteger(n) && n >= min && n <= max) onChange(n);
  };
  return (
    <div class={italic ? 'step step-i' : 'step'}>
      <span class="step-l" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        aria-label={`${spoken}: ${words.less[lang]}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        size={2}
        aria-label={spoken}
        value={typed}
        onInput={(event) => take(event.currentTarget.value)}
        onBlur={() => setTyped(String(value))}
      />
      <button
        type="button"
        aria-label={`${spoken}: ${words.more[lang]}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
