/* What every field of the form is drawn from. */

import { editionsOf, type Field, type Option, type Value } from '@coup-doeil/core/game';
import { formatPair } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { findPrinted } from '../answer/cells.ts';
import type { Edit, Path } from '../state/asked.ts';
import type { Subject } from '../state/subject.ts';

export type Values = Readonly<Record<string, Value>>;

export interface FormProps {
  readonly subject: Subject;
  readonly edition: string;
  readonly lang: Lang;
  /** Edits the input as it is at that moment: a field may have been drawn long before. */
  readonly onChange: (path: Path, to: Edit) => void;
  readonly onStorage: (stored: boolean) => void;
}

export interface FieldProps<F extends Field = Field> extends FormProps {
  readonly field: F;
  readonly value: Value;
  readonly path: Path;
  /** The groups around it, for conditions. */
  readonly scopes: readonly Values[];
  /** Whose field it is, for those who listen: "Attackers 1". */
  readonly owner: string;
}

export const itemsOf = (value: Value): readonly Value[] => (Array.isArray(value) ? value : []);

/** The names that the conditions of a field ask for, and of all that is in it. */
const listConditions = (field: Field): readonly string[] => [
  ...Object.keys(field.when ?? {}),
  ...('of' in field ? [field.of] : 'fields' in field ? Object.values(field.fields) : []).flatMap(listConditions),
];

/** All that a field's drawing depends on. Redrawing the fields that did not change would take most of the time of a key. */
export const keyOf = ({ field, value, scopes }: FieldProps): string =>
  JSON.stringify([value, listConditions(field).map((name) => scopes.map((scope) => scope[name]))]);

/** The figure that an option would bring. */
export const formatFigure = ({ subject, edition, lang }: FormProps, { cite }: Option): string =>
  cite ? findPrinted(subject, edition, cite, lang) : '';

/** An option that goes by the name of its row takes the name that this printing gives it. */
export const formatOption = ({ subject, edition, lang }: FormProps, { label, cite }: Option): string => {
  const { calculator } = subject;
  const rowLabel = (printing: string | undefined) =>
    calculator.charts[printing ?? '']?.[cite?.chart ?? '']?.rows.find(({ id }) => id === cite?.row)?.label;
  const isRow = rowLabel(editionsOf(calculator)[0])?.[lang] === label[lang];
  return ((isRow && rowLabel(edition)) || label)[lang];
};

/** A field's name for those who listen, with whose it is. */
export const formatSpoken = ({ owner, field, lang }: Pick<FieldProps, 'owner' | 'field' | 'lang'>): string =>
  owner === '' ? field.label[lang] : formatPair(owner, field.label[lang], lang);
