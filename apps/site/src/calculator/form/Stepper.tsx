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

const parseTyped = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replace('−', '-')));

/** What is typed, and what counts: as soon as it is a number within the limits. */
const useTyped = ({ value, min, max, onChange }: Props) => {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const within = (n: number): boolean => Number.isInteger(n) && n >= min && n <= max;
  const take = (text: string) => {
    setTyped(text);
    if (within(parseTyped(text))) onChange(parseTyped(text));
  };
  return {
    typed,
    take,
    isValid: within(parseTyped(typed)),
    /** What stands in the field and what comes of it are drawn at once. */
    go: (n: number): boolean => {
      if (within(n)) take(String(n));
      return within(n);
    },
    leave: () => {
      const n = Math.min(max, Math.max(min, parseTyped(typed)));
      setTyped(String(value));
      // Beyond a limit, the limit.
      if (n !== value && within(n)) take(String(n));
    },
  };
};

const STEPS = [
  { by: -1, icon: 'minus', word: words.less },
  { by: 1, icon: 'plus', word: words.more },
] as const;

/** A whole number in one frame cut by hairlines. */
export const Stepper = (props: Props) => {
  const { lang, label, spoken = label, value, min, max, italic = false } = props;
  const { typed, take, isValid, go, leave } = useTyped(props);
  const byKey = (event: TargetedKeyboardEvent<HTMLInputElement>) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    // Before anything else has changed: a field that has the focus wants the whole page laid out when its value is put.
    if (value + by >= min && value + by <= max) event.currentTarget.value = String(value + by);
    go(value + by);
  };
  const [less, more] = STEPS.map(({ by, icon, word }) => (
    <button
      key={icon}
      type="button"
      aria-label={formatPair(spoken, word[lang], lang)}
      aria-disabled={value + by < min || value + by > max}
      onClick={() => go(value + by)}
    >
      <Icon name={icon} />
    </button>
  ));
  return (
    <div class={italic ? 'step step-i' : 'step'}>
      <span class="step-l" aria-hidden="true">
        {label}
      </span>
      {less}
      <input
        type="text"
        role="spinbutton"
        inputMode="numeric"
        size={2}
        aria-label={spoken}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={!isValid}
        value={typed}
        onInput={(event) => take(event.currentTarget.value)}
        onKeyDown={byKey}
        onBlur={leave}
      />
      {more}
    </div>
  );
};
