import type { GroupField } from '@coup-doeil/core/game';
import type { CounterProps } from '../../components/Counter.tsx';
import type { Values } from './field-props.ts';

/** How a unit's counter looks, by the roles that its description gives to its fields. */
export const counterOf = (
  { roles = {}, side = 'attacker' }: GroupField,
  unit: Values,
  number?: number,
): CounterProps => {
  const figureOf = (field: string | undefined): number | undefined => {
    const figure = unit[field ?? ''];
    return typeof figure === 'number' ? figure : undefined;
  };
  const isOn = (field: string | undefined): boolean => unit[field ?? ''] === true;
  const { state } = roles;
  return {
    side,
    arm: String(unit[roles.arm ?? ''] ?? '·'),
    strength: figureOf(roles.strength),
    cohesion: figureOf(roles.ratings?.[0]),
    number,
    heavy: isOn(roles.heavy),
    square: isOn(roles.square),
    charging: isOn(roles.charging),
    state: isOn(roles.out) ? 'out' : state?.marks[String(unit[state.field])],
  };
};
