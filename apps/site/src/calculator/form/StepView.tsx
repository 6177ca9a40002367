import { formatValue } from '@coup-doeil/core/tell';
import { useMemo } from 'preact/hooks';
import { Fold } from '../../components/Fold.tsx';
import { FieldView } from './FieldView.tsx';
import { type FieldProps, innerProps, isUnsaid, keyOf } from './field-props.ts';
import { ItemButtons } from './ItemButtons.tsx';
import type { ItemProps } from './ListSection.tsx';
import { More } from './More.tsx';

/** A step of a way: where it leads is asked first. All but the last are one line. */
export const StepView = (props: ItemProps) =>
  useMemo(
    () => drawStep(props),
    [keyOf(props), props.field, props.edition, props.owner, props.full, props.few, props.last],
  );

/** Where a step leads, and what else is said of it. */
const tellStep = (ground: readonly FieldProps[], rest: readonly FieldProps[]): string =>
  [...ground.filter((inner, i) => i === 0 || !isUnsaid(inner)), ...rest.filter((inner) => !isUnsaid(inner))]
    .map(({ field, value, lang }) => (value === true ? field.label[lang] : formatValue(field, value, lang)))
    .join(', ');

const drawStep = (props: ItemProps) => {
  const { field, number, owner, last, lang } = props;
  const { ground: names = [] } = field.roles ?? {};
  const fields = innerProps(props).filter(({ applies }) => applies);
  const ground = fields.filter(({ name }) => names.includes(name));
  const rest = fields.filter(({ name }) => !names.includes(name));
  return (
    <Fold
      class="stepv"
      open={last}
      summary={
        <>
          <span class="vh">{`${owner}, `}</span>
          <span class="stepv-n tn" aria-hidden="true">
            {number}
          </span>
          {tellStep(ground, rest)}
        </>
      }
      draw={() => (
        <fieldset class="stepv-d">
          <legend class="vh">{owner}</legend>
          {ground.map((inner) => (
            <FieldView key={inner.name} {...inner} />
          ))}
          <div class="u-f">
            <More fields={rest} lang={lang} owner={owner} />
            <ItemButtons {...props} />
          </div>
        </fieldset>
      )}
    />
  );
};
