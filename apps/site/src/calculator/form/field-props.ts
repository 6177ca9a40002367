/* What every field of the form is drawn from. */
import {
  type Field,
  type FieldPlace,
  listAllFields,
  listEditions,
  listInnerFields,
  type Option,
  type Value,
} from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { findPrinted } from '../answer/cells.ts';
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

/** All that a field's drawing depends on. Redrawing the fields that did not change would take most of the time of a key. */
export const keyOf = (props: FieldProps): string =>
  JSON.stringify([props.value, listAllFields(props).map(({ applies }) => applies)]);

/** The figure that an option would bring. */
export const formatFigure = ({ subject, edition, lang }: FormProps, { cite }: Option): string =>
  cite ? findPrinted(subject, edition, cite, lang) : '';

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
