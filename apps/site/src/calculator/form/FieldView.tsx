import type { GroupField, ListField } from '@coup-doeil/core/game';
import { useMemo } from 'preact/hooks';
import { ChoiceCounts } from './ChoiceCounts.tsx';
import { Choice, ChoiceSet } from './Choices.tsx';
import { Tick } from './Controls.tsx';
import { type FieldProps, innerProps, keyOf } from './field-props.ts';
import { UnitSide } from './UnitSide.tsx';
import { Whole } from './Whole.tsx';

type Props = FieldProps & { readonly inUnit?: boolean };
type Drawn = preact.JSX.Element | null;

/** A field where it applies, its help beneath it. */
export const FieldView = (props: Props): Drawn =>
  useMemo(() => drawField(props), [keyOf(props), props.field, props.edition, props.owner]);

const drawField = (props: Props): Drawn => {
  const { field, applies, lang } = props;
  if (!applies) return null;
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
      return <ListOf {...props} field={field} />;
    default:
      return <Group {...props} field={field} />;
  }
};

const ListOf = (props: FieldProps<ListField>) => {
  const { field, GroupList } = props;
  const { of } = field;
  if ('options' in of) return field.distinct ? <ChoiceSet {...props} of={of} /> : <ChoiceCounts {...props} of={of} />;
  if (of.kind === 'unit') return <UnitSide {...props} of={of} />;
  return GroupList ? <GroupList {...props} /> : null;
};

const Group = (props: FieldProps<GroupField>) => {
  const label = props.field.label[props.lang];
  return (
    <fieldset class="group">
      <legend>{label}</legend>
      {innerProps(props).map((inner) => (
        <FieldView key={inner.name} {...inner} owner={label} />
      ))}
    </fieldset>
  );
};
