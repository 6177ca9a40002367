import type { ComponentChildren } from 'preact';
import { FieldView, innerFields } from './FieldView.tsx';
import type { FieldProps, FormProps, Values } from './field-props.ts';

type NamedField = FieldProps & { readonly name: string };

const isListOfGroups = ({ field }: NamedField): boolean => field.kind === 'list' && !('options' in field.of);
const drawField = (inner: NamedField) => <FieldView key={inner.name} {...inner} />;

/** The whole form, made from the input's description: lists of units first, everything else after the plan. */
export const Form = ({
  input,
  plan,
  ...props
}: FormProps & { readonly input: Values; readonly plan: ComponentChildren }) => {
  const field = props.subject.calculator.input;
  const fields = innerFields<FieldProps>({ ...props, field, value: input, path: [], scopes: [], owner: '' }, input);
  return (
    <>
      {fields.filter(isListOfGroups).map(drawField)}
      {plan}
      <section class="rest">{fields.filter((inner) => !isListOfGroups(inner)).map(drawField)}</section>
    </>
  );
};
