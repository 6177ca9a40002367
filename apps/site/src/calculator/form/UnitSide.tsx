import type { GroupField, ListField } from '@coup-doeil/core/game';
import { MyUnits } from '../units/MyUnits.tsx';
import { type FieldProps, itemsOf } from './field-props.ts';
import { ListSection } from './ListSection.tsx';
import { UnitView } from './UnitView.tsx';
import { words } from './words.ts';

/** The units of a side. */
export const UnitSide = (props: FieldProps<ListField> & { readonly of: GroupField }) => {
  const { field, of, path, value, lang, onChange, subject, onStorage } = props;
  const full = itemsOf(value).length >= field.max;
  return (
    <ListSection
      {...props}
      tone={of.side === 'defender' ? 'd' : 'a'}
      addLabel={words.add[lang]}
      Item={UnitView}
      beside={
        <MyUnits
          game={subject.game.id}
          field={of}
          lang={lang}
          full={full}
          onAdd={(unit) => onChange(path, (units) => [...itemsOf(units), unit])}
          onStorage={onStorage}
        />
      }
    />
  );
};
