import type { ChoiceField, ListField } from '@coup-doeil/core/game';
import { Pick, Switch } from './Controls.tsx';
import { type FieldProps, formatOption, formatSpoken, isUnsaid } from './field-props.ts';
import { bringFigures, Figure, formatFigure } from './figures.tsx';

/** So few options of so few letters stand in one line of a phone, or two: one tap, where a list that opens takes two. */
const MOST_SHOWN = 4;
const MOST_LETTERS = 36;
const isShort = (labels: readonly string[]): boolean =>
  labels.length <= MOST_SHOWN && labels.join('').length <= MOST_LETTERS;

/** Options that bring a figure are all shown, each with it, and so are a few short ones of the whole input; others are a select. */
export const Choice = (props: FieldProps<ChoiceField> & { readonly inUnit: boolean }) => {
  const { field, value, path, lang, onChange, inUnit } = props;
  if (!bringFigures(field) || inUnit) {
    const options = field.options.map((option) => ({
      id: option.id,
      label: [formatOption(props, option), formatFigure({ ...props, of: field }, option)].filter(Boolean).join(' '),
    }));
    const choice = {
      label: field.label[lang],
      value: String(value),
      options,
      onChange: (id: string) => onChange(path, id),
    };
    const isWhole = !path.includes('.');
    return isWhole && isShort(options.map(({ label }) => label)) ? (
      <Switch {...choice} name={path} />
    ) : (
      <Pick {...choice} />
    );
  }
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {field.options.map((option) => (
          <label class="bt" key={option.id}>
            <input type="radio" name={path} checked={option.id === value} onChange={() => onChange(path, option.id)} />
            <span>{formatOption(props, option)}</span>
            <Figure {...props} of={field} option={option} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** A list of choices is a set to its reader: each in or out. */
export const ChoiceSet = (props: FieldProps<ListField> & { readonly of: ChoiceField }) => {
  const { field, of, value, path, lang, onChange } = props;
  const chosen = Array.isArray(value) ? value : [];
  // What stands there because one must, goes when something is said.
  const keeps = field.min > 0 && isUnsaid(props) ? [] : chosen;
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {of.options.map((option) => {
          const on = chosen.includes(option.id);
          return (
            <label class="bt bt-c" key={option.id}>
              <input
                type="checkbox"
                checked={on}
                disabled={on ? chosen.length <= field.min : chosen.length >= field.max}
                onChange={() => onChange(path, on ? chosen.filter((id) => id !== option.id) : [...keeps, option.id])}
              />
              <span>{formatOption(props, option)}</span>
              <Figure {...props} option={option} />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** A choice of a unit that needs no name beside it: its arm, its state. */
export const BareChoice = (props: FieldProps<ChoiceField>) => {
  const { field, value, path, lang, onChange } = props;
  return (
    <select
      aria-label={formatSpoken(props)}
      value={String(value)}
      onChange={(event) => onChange(path, event.currentTarget.value)}
    >
      {field.options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.label[lang]}
        </option>
      ))}
    </select>
  );
};
