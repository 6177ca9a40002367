import type { GroupField } from '@coup-doeil/core/game';
import type { Values } from '../form/field-props.ts';
import { isRecord } from '../state/storage.ts';
import { fitUnit, recallUnits } from './my-units.ts';

export interface NameProps {
  readonly game: string;
  readonly field: GroupField;
  readonly unit: Values;
}

/** The names of the stored units that have this counter: its arm and the figures printed on it. */
export const StoredName = ({ game, field, unit }: NameProps) => {
  const { arm, strength, ratings = [], heavy } = field.roles ?? {};
  const printed = [arm, strength, heavy, ...ratings].flatMap((name) => name ?? []);
  const names = recallUnits(game).filter((stored) => {
    const values = fitUnit(field, stored);
    return isRecord(values) && printed.every((name) => values[name] === unit[name]);
  });
  return names.length === 0 ? null : <span class="u-name">{names.map(({ name }) => name).join(' / ')}</span>;
};
