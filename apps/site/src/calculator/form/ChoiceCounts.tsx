import type { ChoiceField, ListField, Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { type FieldProps, formatOption, itemsOf } from './field-props.ts';
import { Figure } from './figures.tsx';
import { Stepper } from './Stepper.tsx';

/** What is missing of an option comes last; what is too much of it goes from the end. */
const setCount = (items: readonly Value[], id: string, count: number): readonly Value[] => {
  const now = items.filter((item) => item === id).length;
  if (count >= now) return [...items, ...Array<Value>(count - now).fill(id)];
  return setCount(items.toSpliced(items.lastIndexOf(id), 1), id, count);
};

/** A list of choices that may come again: how often each. */
export const ChoiceCounts = (props: FieldProps<ListField> & { readonly of: ChoiceField }) => {
  const { field, of, value, path, lang, onChange } = props;
  const items = itemsOf(value);
  return (
    <fieldset class="between">
      <legend>{field.label[lang]}</legend>
      <div class="bts">
        {of.options.map((option) => {
          const name = formatOption(props, option);
          const count = items.filter((id) => id === option.id).length;
          return (
            <div class="bt bt-n" key={option.id}>
              <span aria-hidden="true">{name}</span>
              <Figure {...props} of={of} option={option} />
              <Stepper
                lang={lang}
                label={name}
                spoken={formatPair(field.label[lang], name, lang)}
                value={count}
                min={Math.max(0, count + field.min - items.length)}
                max={count + field.max - items.length}
                onChange={(n) => onChange(path, (all) => setCount(itemsOf(all), option.id, n))}
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
};
