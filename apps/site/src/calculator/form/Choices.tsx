import type { ChoiceField, ListField } from '@coup-doeil/core/game';
import { Pick } from './Controls.tsx';
import { type FieldProps, formatFigure, formatOption, formatSpoken } from './field-props.ts';

/** Options that bring a figure are all shown, each with it; others, and those of a unit, are a select. */
export const Choice = (props: FieldProps<ChoiceField> & { readonly inUnit: boolean }) => {
  const { field, value, path, lang, onChange, inUnit } = props;
  const bringFigures = field.options.some(({ cite }) => cite?.column !== undefined);
  if (!bringFigures || inUnit)
    return (
      <Pick
        label={field.label[lang]}
        value={String(value)}
        options={field.options.map((option) => ({
          id: option.id,
          label: [formatOption(props, option), formatFigure(props, option)].filter(Boolean).join(' '),
        }))}
        onChange={(id) => onChange(path, id)}
      />
    );
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {field.options.map((option) => (
          <label class="bt" key={option.id}>
            <input type="radio" name={path} checked={option.id === value} onChange={() => onChange(path, option.id)} />
            <span>{formatOption(props, option)}</span>
            <span class="gv tn">{formatFigure(props, option)}</span>
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
                disabled={!on && chosen.length >= field.max}
                onChange={() => onChange(path, on ? chosen.filter((id) => id !== option.id) : [...chosen, option.id])}
              />
              <span>{formatOption(props, option)}</span>
              <span class="gv tn">{formatFigure(props, option)}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};

/** The arm of a unit, in the place of its name. */
export const ArmChoice = (props: FieldProps<ChoiceField>) => {
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
