/* Units that come over the same side cross the same ground: the form and the map say it once for all of them. */
import type { AnyCalculator, GroupField, Value } from '@coup-doeil/core/game';
import type { Values } from '../form/field-props.ts';
import { listPlanned, listUnits } from './planned.ts';

const pick = (unit: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, unit[name] ?? null]));

/** The units of a list after an edit: one that came, or came round to another side, takes the ground of those that were there. */
const settleList = (item: GroupField, before: readonly Values[], after: readonly Values[]): readonly Values[] => {
  const from = item.roles?.from ?? '';
  const names = listPlanned(item);
  const wasThere = (unit: Values, i: number) => before[i]?.[from] === unit[from];
  const came = (unit: Values, i: number) =>
    after.length > before.length ? i === before.length : after.length === before.length && !wasThere(unit, i);
  return after.map((unit, i) => {
    const host = came(unit, i) && after.find((other, j) => j !== i && other[from] === unit[from] && wasThere(other, j));
    return host ? { ...unit, ...pick(host, names) } : unit;
  });
};

/** An edited input, in which whoever joins others on a side of the target's hex crosses what they cross. */
export const shareGround = (calculator: AnyCalculator, before: Values, after: Value): Value => {
  if (typeof after !== 'object' || after === null || Array.isArray(after)) return after;
  const settled: Record<string, Value> = { ...(after as Values) };
  for (const { list, item } of listUnits(calculator)) {
    const [was, is] = [before[list], settled[list]];
    if (item.roles?.from && Array.isArray(was) && Array.isArray(is) && was !== is)
      settled[list] = settleList(item, was, is);
  }
  return settled;
};
