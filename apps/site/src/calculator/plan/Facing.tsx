import type { ChoiceField, FieldPlace } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { drawFacing } from '../../map-parts/arrows.ts';
import { getMidside, SIDES } from '../../map-parts/geometry.ts';
import { Hex } from '../../map-parts/Hex.tsx';
import type { FormProps } from '../form/field-props.ts';
import { Frame } from './Frame.tsx';
import { HERE } from './rose-state.ts';

interface Props extends Pick<FormProps, 'lang' | 'onChange'> {
  readonly place: FieldPlace<ChoiceField>;
}

/** The sides that the target may face: the one that is tapped is faced. A direction lists the sides in their order. */
export const Facing = ({ place: { field, path, value }, lang, onChange }: Props) => {
  const front = field.options.findIndex(({ id }) => id === value);
  const format = (side: number) => formatPair(field.label[lang], field.options[side]?.label[lang] ?? '', lang);
  const targets = SIDES.map((side) => ({
    key: `face-${side}`,
    kind: 'hexside' as const,
    at: getMidside(HERE, side),
    label: format(side),
    pressed: side === front,
    onTap: () => onChange(path, field.options[side]?.id ?? ''),
  }));
  return (
    <fieldset class="palette facing">
      <legend>{format(front)}</legend>
      <Frame hexes={[HERE]} targets={targets}>
        <Hex class="m-target" at={HERE} />
        {SIDES.map((side) => (
          <path key={side} class={side === front ? 'm-facing' : 'm-facing m-pale'} d={drawFacing(HERE, side)} />
        ))}
      </Frame>
      {field.help && <small class="by">{field.help[lang]}</small>}
    </fieldset>
  );
};
