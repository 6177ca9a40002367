import { t } from '@coup-doeil/core/chart';
import { formatPair } from '@coup-doeil/core/tell';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../components/Icon.tsx';
import type { Lang, Said } from '../../lib/words.ts';

const words = {
  less: t('one less', 'un de moins'),
  more: t('one more', 'un de plus'),
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
  const within = (n: number): boolean => Number.isInteger(n) && n >= min && n <= max;
  const read = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace('−', '-')));
  const take = (text: string) => {
    setTyped(text);
    if (within(read(text))) onChange(read(text));
  };
  // What stands in the field and what comes of it are drawn at once.
  const go = (n: number) => {
    if (within(n)) take(String(n));
  };
  const byKey = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    if (!within(value + by)) return;
    // Before anything else has changed: a field that has the focus wants the whole page laid out when its value is put.
    event.currentTarget.value = String(value + by);
    go(value + by);
  };
  return (
    <div class={italic ? 'step step-i' : 'step'}>
      <span class="step-l" aria-hidden="true">
        {label}
      </span>
      <button
        type="button"
        aria-label={formatPair(spoken, words.less[lang], lang)}
        aria-disabled={value <= min}
        onClick={() => go(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        size={2}
        aria-label={spoken}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={!within(read(typed))}
        value={typed}
        onInput={(event) => take(event.currentTarget.value)}
        onKeyDown={byKey}
        onBlur={() => {
          const n = Math.min(max, Math.max(min, read(typed)));
          setTyped(String(value));
          // Beyond a limit, the limit.
          if (n !== value) go(n);
        }}
      />
      <button
        type="button"
        aria-label={formatPair(spoken, words.more[lang], lang)}
        aria-disabled={value >= max}
        onClick={() => go(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
};
