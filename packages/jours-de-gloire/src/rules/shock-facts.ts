import type { Fact } from '@coup-doeil/core/game';
import type { Follow, MayFollow as Printed } from '../charts/results.ts';
import { DIE } from './die.ts';
import type { Shock, ShockContext } from './shock.ts';

export type Role = 'attacker' | 'defender';

/** Whether a thing may follow, and for whom. */
export interface MayFollow {
  readonly what: Follow;
  readonly whether: 'no-cavalry' | 'no-counter-charge' | 'after-counter-charge' | 'cavalry' | 'yes';
}

const whether = (
  { cavalryOnly, afterCounterCharge }: Printed,
  mounted: boolean,
  countered: boolean,
): MayFollow['whether'] => {
  if (cavalryOnly && !mounted) return 'no-cavalry';
  if (afterCounterCharge) return countered ? 'after-counter-charge' : 'no-counter-charge';
  return cavalryOnly ? 'cavalry' : 'yes';
};

/** What may follow, row by row that the die can reach: for whom, and why or why not. */
export const shockFacts = ({ charts: { shock }, say }: ShockContext, fight: Shock, total: number): Fact[] => {
  const { counterCharge } = fight;
  const facts: Fact[] = [];
  const mounted = (role: Role) => fight[`${role}s`].some(({ arm }) => arm === 'cavalry');
  for (const { id, label, cells } of new Set(DIE.faces.map((face) => shock.at(face + total))))
    for (const role of ['defender', 'attacker'] as const) {
      const { value, cite } = cells[role];
      if (value.follow.length === 0) continue;
      const told = value.follow.map((one) => ({
        what: one.what,
        whether: whether(one, mounted(role), counterCharge),
      }));
      facts.push({
        id: `follow-${id}-${role}`,
        label: say('may-follow', label, role),
        value: told.flatMap((one) => (one.whether.startsWith('no') ? [] : [one.what])).join(',') || 'nothing',
        text: say('follows', told),
        cite,
      });
    }
  const chart = { document: shock.document, chart: shock.id };
  if (fight.attackers.some(({ charging }) => charging)) {
    const named = shock.rows.find(({ cells }) => cells.defender.value.follow.some((one) => one.afterCounterCharge));
    facts.push({
      id: 'counter-charge',
      label: say('counter-charge'),
      value: counterCharge ? 'made' : mounted('defender') ? 'possible' : 'no-cavalry',
      text: say('counter-charge-by', mounted('defender')),
      cite: named?.cells.defender.cite ?? chart,
    });
  }
  if ([...fight.attackers, ...fight.defenders].some(({ arm }) => arm === 'artillery'))
    facts.push({
      id: 'artillery',
      label: say('artillery'),
      value: '8.9',
      text: say('artillery-rule', shock.rules?.includes('8.9') ?? false),
      cite: chart,
    });
  return facts;
};
