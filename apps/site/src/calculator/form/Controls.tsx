import type { ComponentChildren } from 'preact';

type TickProps = {
  readonly label: ComponentChildren;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

export const Tick = ({ label, checked, onChange }: TickProps) => (
  <label class="tick">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    <span>{label}</span>
  </label>
);

export type Choice = { readonly id: string; readonly label: string };
type PickProps = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (id: string) => void;
};

/** Longer words than these have no room in half of a phone. */
const MOST_LETTERS = 14;

/** A choice of many words: a select, set as type. */
export const Pick = ({ label, value, options, onChange }: PickProps) => (
  <label class={options.some(({ label }) => label.length > MOST_LETTERS) ? 'pick wide' : 'pick'}>
    <span class="label">{label}</span>
    <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {options.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

type SwitchProps = PickProps & { readonly name: string };

/** A choice of few words, all shown; the current one carries the heavy rule. */
export const Switch = ({ label, name, value, options, onChange }: SwitchProps) => (
  <fieldset class="switch">
    <legend>{label}</legend>
    {options.map(({ id, label }) => (
      <label key={id}>
        <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChange(id)} />
        {label}
      </label>
    ))}
  </fieldset>
);
