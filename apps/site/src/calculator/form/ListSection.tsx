import { type GroupField, getDefault, type ListField, type Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { ComponentChildren, ComponentType } from 'preact';
import { Icon } from '../../components/Icon.tsx';
import { isRecord } from '../state/storage.ts';
import { type FieldProps, innerProps, itemsOf } from './field-props.ts';

/** An item of a list, as it is drawn. */
export interface ItemProps extends FieldProps<GroupField> {
  readonly number: number;
  readonly last: boolean;
  /** Whether no more may come to its list, and none may go. */
  readonly full: boolean;
  readonly few: boolean;
}

interface Props extends FieldProps<ListField> {
  readonly tone: 'a' | 'd' | 'n';
  readonly addLabel: string;
  readonly Item: ComponentType<ItemProps>;
  /** Stands above the items. */
  readonly head?: ComponentChildren;
  /** Stands beside what adds another. */
  readonly beside?: ComponentChildren;
}

/** A new item of a list: the defaults, with what it takes over from the one before it. */
const makeItem = ({ of, inherits = [] }: ListField, items: readonly Value[]): Value => {
  const [item, last] = [getDefault(of), items.at(-1)];
  if (!isRecord(item) || !isRecord(last)) return item;
  // A border: what an item holds is values.
  return { ...item, ...Object.fromEntries(inherits.map((name) => [name, last[name]])) } as Value;
};

/** The items of a list, one after the other, and what adds another. */
export const ListSection = ({ tone, addLabel, Item, head, beside, ...props }: Props) => {
  const { field, path, lang, onChange } = props;
  const items = innerProps(props);
  const { of } = field;
  const full = items.length >= field.max;
  const few = items.length <= field.min;
  const id = `h-${path.replaceAll('.', '-')}`;
  return (
    <section class={`side s-${tone}`} aria-labelledby={id}>
      <h2 id={id}>
        {tone !== 'n' && <span class={`sw sw-${tone}`} aria-hidden="true" />}
        {field.label[lang]}
      </h2>
      {head}
      {items.map((item, i) => {
        if (!('fields' in of)) return null;
        const number = i + 1;
        const owner = `${of.label[lang]} ${number}`;
        // Items have no id: their place is what identifies them.
        return (
          <Item key={number} {...item} {...{ field: of, owner, number, full, few }} last={number === items.length} />
        );
      })}
      <div class="add">
        <button
          class="btn"
          type="button"
          aria-label={formatPair(addLabel, field.label[lang], lang)}
          disabled={full}
          onClick={() => onChange(path, (all) => [...itemsOf(all), makeItem(field, itemsOf(all))])}
        >
          <Icon name="plus" />
          {addLabel}
        </button>
        {beside}
      </div>
    </section>
  );
};
