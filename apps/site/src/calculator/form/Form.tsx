import { getInputPlace } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { Fold } from '../../components/Fold.tsx';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, type FormProps, innerProps, type Values } from './field-props.ts';
import { More } from './More.tsx';
import { words } from './words.ts';

type Props = FormProps & { readonly input: Values; readonly plan: ComponentChildren };

const isListOfGroups = ({ field }: FieldProps): boolean => field.kind === 'list' && !('options' in field.of);
const drawField = (inner: FieldProps) => <FieldView key={inner.name} {...inner} />;

const AsList = ({ fields }: { readonly fields: readonly FieldProps[] }) => (
  <div class="rest">
    <Fold
      class="u-more"
      summary={fields[0] && words.asList[fields[0].lang]}
      draw={() => <div class="u-d">{fields.map(drawField)}</div>}
    />
  </div>
);

/** The whole form, made from the input's description and in its order; what is seldom asked for comes last. */
export const Form = ({ input, plan, ...props }: Props) => {
  const { calculator } = props.subject;
  const { names, anchor } = props.subject.plan ?? { names: [], anchor: '' };
  const fields = innerProps({ ...props, ...getInputPlace(calculator.input, input), owner: '' });
  const common = fields.filter(({ applies, field }) => applies && !field.rare);
  const rare = fields.filter(({ applies, field, name }) => applies && field.rare && !names.includes(name));
  // What the map draws as hexes can be gone through as a list too.
  const listed = common.filter((inner) => isListOfGroups(inner) && names.includes(inner.name));
  const blocks: ComponentChildren[] = [];
  let run: FieldProps[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push(<section class="rest">{run.map(drawField)}</section>);
    run = [];
  };
  for (const inner of common) {
    const isOnMap = names.includes(inner.name);
    if (isListOfGroups(inner) || inner.name === anchor) endRun();
    if (isListOfGroups(inner) && !isOnMap) blocks.push(drawField(inner));
    else if (!isOnMap) run.push(inner);
    if (inner.name === anchor) blocks.push(plan, listed.length > 0 && <AsList fields={listed} />);
  }
  endRun();
  return (
    <>
      {blocks}
      {rare.length > 0 && (
        <div class="rest">
          <More fields={rare} lang={props.lang} owner="" />
        </div>
      )}
    </>
  );
};
