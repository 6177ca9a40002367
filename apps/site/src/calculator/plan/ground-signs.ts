import type { Field, GroundSign, GroupField } from '@coup-doeil/core/game';
import { formatSigned, formatValue } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { isGroundSign } from '../../map-parts/sign-words.ts';
import type { Values } from '../form/field-props.ts';

/** What some fields of a group say of the ground: how it is drawn, its level, and in words what differs from the defaults. */
export interface GroundDrawing {
  readonly signs: readonly GroundSign[];
  readonly level: string;
  readonly labels: readonly string[];
}

const chosenIn = (field: Field, value: unknown): readonly GroundSign[] => {
  const choice = field.kind === 'list' ? field.of : field;
  if (!('options' in choice)) return [];
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return choice.options.flatMap(({ id, sign = id }) => (ids.includes(id) && isGroundSign(sign) ? [sign] : []));
};

export const readGround = (
  group: GroupField,
  values: Values,
  names: readonly string[] = [],
  lang: Lang,
): GroundDrawing => {
  const fields = names.flatMap((name) => {
    const field = group.fields[name];
    return field ? [{ field, value: values[name] ?? null }] : [];
  });
  const height = fields.find(({ field }) => field.kind === 'whole')?.value;
  return {
    signs: fields.flatMap(({ field, value }) => chosenIn(field, value)),
    level: typeof height === 'number' && height !== 0 ? formatSigned(height) : '',
    labels: fields.flatMap(({ field, value }) => {
      const isDefault = 'default' in field ? value === field.default : Array.isArray(value) && value.length === 0;
      return isDefault ? [] : [formatValue(field, value, lang)];
    }),
  };
};
