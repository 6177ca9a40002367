import type { ActionRules } from '@coup-doeil/core/battle';
import type { OpenThrow } from '@coup-doeil/core/record';
import type { Came } from '../play/throw.ts';

/** The outcome of an action whose sheet has no table: what nobody has said is the first fate. */
export const startFates = ({ ready }: OpenThrow, { fates = {} }: ActionRules): Came => {
  const [first = ''] = Object.keys(fates);
  const all = ready.roles.map(({ counter }) => [counter, first] as const);
  return { thrown: { faces: [], by: 'hand' }, outcome: { row: '', fates: Object.fromEntries(all) }, answers: {} };
};
