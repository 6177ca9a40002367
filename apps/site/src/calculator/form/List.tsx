import { getDefault, type ListField, type Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import { Icon } from '../../components/Icon.tsx';
import { MyUnits } from '../units/MyUnits.tsx';
import { type FieldProps, innerProps, itemsOf } from './field-props.ts';
import { UnitView } from './UnitView.tsx';
import { words } from './words.ts';

/** The units of a side, or the parts of what is asked, one after the other, and what adds another. */
export const List = (props: FieldProps<ListField>) => {
  const { field, path, lang, onChange, subject, onStorage } = props;
  const items = innerProps(props);
  const { of } = field;
  const side = of.kind === 'unit' ? (of.side ?? 'attacker') : undefined;
  const full = items.length >= field.max;
  const add = (unit: Value) => onChange(path, (units) => [...itemsOf(units), unit]);
  const id = `h-${path.replaceAll('.', '-')}`;
  return (
    <section class={`side ${side === 'attacker' ? 's-a' : side === 'defender' ? 's-d' : 's-n'}`} aria-labelledby={id}>
      <h2 id={id}>
        {side && <span class={`sw ${side === 'attacker' ? 'sw-a' : 'sw-d'}`} aria-hidden="true" />}
        {field.label[lang]}
      </h2>
      {items.map((item, i) => {
        if (!('fields' in of)) return null;
        const owner = `${field.label[lang]} ${item.name}`;
        const few = items.length <= field.min;
        // Items have no id: their place is what identifies them.
        return <UnitView key={item.name} {...item} field={of} owner={owner} number={i + 1} full={full} few={few} />;
      })}
      <div class="add">
        <button
          class="btn"
          type="button"
          aria-label={formatPair(words.add[lang], field.label[lang], lang)}
          disabled={full}
          onClick={() => add(getDefault(of))}
        >
          <Icon name="plus" />
          {words.add[lang]}
        </button>
        {side && (
          <MyUnits game={subject.game.id} field={of} lang={lang} full={full} onAdd={add} onStorage={onStorage} />
        )}
      </div>
    </section>
  );
};
