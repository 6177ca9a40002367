import { getInputPlace } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, type FormProps, innerProps, type Values } from './field-props.ts';

const isListOfGroups = ({ field }: FieldProps): boolean => field.kind === 'list' && !('options' in field.of);
const drawField = (inner: FieldProps) => <FieldView key={inner.name} {...inner} />;

/** The whole form, made from the input's description: lists of units first, everything else after the plan. */
export const Form = ({
  input,
  plan,
  ...props
}: FormProps & { readonly input: Values; readonly plan: ComponentChildren }) => {
  const fields = innerProps({ ...props, ...getInputPlace(props.subject.calculator.input, input), owner: '' });
  return (
    <>
      {fields.filter(isListOfGroups).map(drawField)}
      {plan}
      <section class="rest">{fields.filter((inner) => !isListOfGroups(inner)).map(drawField)}</section>
    </>
  );
};
