import { applies, type Field, type GroupField, type Value } from '@coup-doeil/core/game';
import { useMemo } from 'preact/hooks';
import { isRecord } from '../state/storage.ts';
import { Choice, ChoiceSet } from './Choices.tsx';
import { Tick } from './Controls.tsx';
import { type FieldProps, keyOf, type Values } from './field-props.ts';
import { List } from './List.tsx';
import { Whole } from './Whole.tsx';

type Props = FieldProps & { readonly inUnit?: boolean };
type Drawn = preact.JSX.Element | null;

/** A field where it applies, its help beneath it. */
export const FieldView = (props: Props): Drawn =>
  useMemo(() => drawField(props), [keyOf(props), props.edition, props.owner]);

const drawField = (props: Props): Drawn => {
  const { field, scopes, lang } = props;
  if (!applies(field.when, scopes)) return null;
  if (!field.help) return <BareField {...props} />;
  return (
    <div>
      <BareField {...props} />
      <small class="by">{field.help[lang]}</small>
    </div>
  );
};

const BareField = (props: Props): Drawn => {
  const { field, value, path, lang, onChange, inUnit = false } = props;
  switch (field.kind) {
    case 'flag':
      return <Tick label={field.label[lang]} checked={value === true} onChange={(on) => onChange(path, on)} />;
    case 'whole':
      return <Whole {...props} field={field} />;
    case 'choice':
    case 'direction':
      return <Choice {...props} field={field} inUnit={inUnit} />;
    case 'list':
      return 'options' in field.of ? (
        <ChoiceSet {...props} field={field} of={field.of} />
      ) : (
        <List {...props} field={field} />
      );
    default:
      return <Group {...props} field={field} />;
  }
};

/** The fields of a group or a unit, each with its value and what surrounds it. */
export const innerFields = <P extends FieldProps>(
  props: P,
  values: Values,
): readonly (P & { readonly name: string })[] => {
  const { field, path, scopes } = props;
  const fields: Readonly<Record<string, Field>> = 'fields' in field ? field.fields : {};
  return Object.entries(fields).map(([name, inner]) => ({
    ...props,
    name,
    field: inner,
    value: values[name] ?? null,
    path: [...path, name],
    scopes: [...scopes, values],
  }));
};

const Group = (props: FieldProps<GroupField>) => {
  const { field, value, lang } = props;
  if (!isRecord(value)) return null;
  // A border: what a group holds is values.
  const values = value as Readonly<Record<string, Value>>;
  return (
    <fieldset class="group">
      <legend>{field.label[lang]}</legend>
      {innerFields<FieldProps>(props, values).map((inner) => (
        <FieldView key={inner.path.at(-1)} {...inner} owner={field.label[lang]} />
      ))}
    </fieldset>
  );
};
