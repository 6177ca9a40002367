/* What every field of the form is drawn from. */
import {
  type Field,
  type FieldPlace,
  getDefault,
  isSameValue,
  type ListField,
  listAllFields,
  listEditions,
  listInnerFields,
  type Option,
  type Value,
} from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { ComponentType } from 'preact';
import type { Lang } from '../../lib/words.ts';
import type { Edit } from '../state/asked.ts';
import type { Subject } from '../state/subject.ts';

export type Values = Readonly<Record<string, Value>>;

export interface FormProps {
  readonly subject: Subject;
  readonly edition: string;
  readonly lang: Lang;
  /** Edits the input as it is at that moment: a field may have been drawn long before. */
  readonly onChange: (path: string, to: Edit) => void;
  readonly onStorage: (stored: boolean) => void;
  /** Draws lists of what is not a unit, where the input has any. */
  readonly GroupList?: ComponentType<FieldProps<ListField>>;
}

/** A field where it stands in the input, and what it is drawn with. */
export interface FieldProps<F extends Field = Field> extends FormProps, FieldPlace<F> {
  /** Whose field it is, for those who listen: "Attackers 1". */
  readonly owner: string;
}

/** What stands directly in a field, to be drawn like it. */
export const innerProps = (props: FieldProps): readonly FieldProps[] =>
  listInnerFields(props).map((place) => ({ ...props, ...place }));

export const itemsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

/** The column of the figures of a field's options, where another field decides it. */
export const decideColumn = ({ field, scopes }: FieldPlace): string | undefined => {
  const choice = 'of' in field ? field.of : field;
  if (!('options' in choice) || !choice.columnBy) return undefined;
  const { field: name, columns } = choice.columnBy;
  const value = String(scopes.findLast((scope) => Object.hasOwn(scope, name))?.[name]);
  return columns ? columns[value] : value;
};

/** All that a field's drawing depends on. Redrawing the fields that did not change would take most of the time of a key. */
export const keyOf = (props: FieldProps): string =>
  JSON.stringify([props.value, listAllFields(props).map((place) => [place.applies, decideColumn(place)])]);

/** Whether a field holds what it holds when nothing is said. */
export const isUnsaid = ({ field, value }: FieldPlace): boolean => isSameValue(value, getDefault(field));

/** An option that goes by the name of its row takes the name that this printing gives it. */
export const formatOption = ({ subject, edition, lang }: FormProps, { label, cite }: Option): string => {
  const { calculator } = subject;
  const rowLabel = (printing: string | undefined) =>
    calculator.charts[printing ?? '']?.[cite?.chart ?? '']?.rows.find(({ id }) => id === cite?.row)?.label;
  const isRow = rowLabel(listEditions(calculator)[0])?.[lang] === label[lang];
  return ((isRow && rowLabel(edition)) || label)[lang];
};

/** A field's name for those who listen, with whose it is. */
export const formatSpoken = ({ owner, field, lang }: Pick<FieldProps, 'owner' | 'field' | 'lang'>): string =>
  owner === '' ? field.label[lang] : formatPair(owner, field.label[lang], lang);
