import { useMemo } from 'preact/hooks';
import { FieldView } from './FieldView.tsx';
import { innerProps, keyOf } from './field-props.ts';
import { ItemButtons } from './ItemButtons.tsx';
import type { ItemProps } from './ListSection.tsx';

/** One of the parts of what is asked that is neither a unit nor a step. */
export const GroupView = (props: ItemProps) =>
  useMemo(
    () => (
      <fieldset class="unit unit-g">
        <legend class="u-n">{props.owner}</legend>
        <div class="u-d">
          {innerProps(props).map((inner) => (
            <FieldView key={inner.name} {...inner} inUnit />
          ))}
        </div>
        <div class="u-f">
          <ItemButtons {...props} />
        </div>
      </fieldset>
    ),
    [keyOf(props), props.field, props.edition, props.owner, props.full, props.few],
  );
