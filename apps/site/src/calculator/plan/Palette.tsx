import type { FieldPlace } from '@coup-doeil/core/game';
import { FieldView } from '../form/FieldView.tsx';
import type { FormProps } from '../form/field-props.ts';
import { More } from '../form/More.tsx';

interface Props extends FormProps {
  readonly legend: string;
  readonly places: readonly FieldPlace[];
  /** The names of those that are seldom asked for here. */
  readonly seldom?: readonly string[] | undefined;
}

/** What can be put on a place of the map: the input's own fields. */
export const Palette = ({ legend, places, seldom = [], ...props }: Props) => {
  const fields = places.filter(({ applies }) => applies).map((place) => ({ ...props, ...place, owner: legend }));
  const isRare = ({ field, name }: FieldPlace) => field.rare === true || seldom.includes(name);
  const common = fields.filter((inner) => !isRare(inner));
  const rare = fields.filter(isRare);
  return (
    <fieldset class="palette">
      <legend class={common.length === 1 ? 'vh' : ''}>{legend}</legend>
      {common.map((inner) => (
        <FieldView key={inner.name} {...inner} />
      ))}
      {rare.length > 0 && <More fields={rare} lang={props.lang} owner={legend} />}
    </fieldset>
  );
};
