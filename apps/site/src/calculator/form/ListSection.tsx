import { type GroupField, getDefault, type ListField, type Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { ComponentChildren, ComponentType } from 'preact';
import { Fold } from '../../components/Fold.tsx';
import { Icon } from '../../components/Icon.tsx';
import { isRecord } from '../state/storage.ts';
import { type FieldProps, innerProps, itemsOf } from './field-props.ts';
import { words } from './words.ts';

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
  /** Shows the items as they lie on a map; the list of them is folded then. */
  readonly drawing?: ComponentChildren;
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

/** The items of a list; they have no id: their place is what identifies them. */
export const listItems = (props: FieldProps<ListField>): readonly ItemProps[] => {
  const { of, min, max } = props.field;
  const items = innerProps(props);
  const [full, few] = [items.length >= max, items.length <= min];
  return 'fields' in of
    ? items.map((item, i) => {
        const number = i + 1;
        const owner = `${of.label[props.lang]} ${number}`;
        return { ...item, field: of, owner, number, full, few, last: number === items.length };
      })
    : [];
};

/** The items of a list, one after the other, and what adds another. */
export const ListSection = ({ tone, addLabel, Item, head, drawing, beside, ...props }: Props) => {
  const { field, path, lang, onChange } = props;
  const items = listItems(props);
  const full = items.length >= field.max;
  const id = `h-${path.replaceAll('.', '-')}`;
  const drawItems = () => items.map((item) => <Item key={item.number} {...item} />);
  return (
    <section class={`side s-${tone}`} aria-labelledby={id}>
      <h2 id={id}>
        {tone !== 'n' && <span class={`sw sw-${tone}`} aria-hidden="true" />}
        {field.label[lang]}
      </h2>
      {head}
      {drawing ?? drawItems()}
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
      {drawing && <Fold class="u-more" summary={words.asList[lang]} draw={drawItems} />}
    </section>
  );
};
