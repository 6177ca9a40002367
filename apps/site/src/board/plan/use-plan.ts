import type { ActionAsk } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { useBattle } from '../play/use-battle.ts';

type BattleState = ReturnType<typeof useBattle>;

/** An enemy hex of which is asked what reaches a chance against it. */
export interface WaysTarget {
  readonly hex: string;
  readonly action: string;
}

const isBegun = (entry: BattleState['record']['entries'][number] | undefined, plan: Plan | undefined): boolean => {
  const [step] = plan?.steps ?? [];
  if (entry?.entry === 'march') return step?.march?.counter === entry.counter && step.march.to === entry.to;
  const { action } = step ?? {};
  return entry?.entry === 'action' && action?.action === entry.ask.action && isSameTargets(action, entry.ask);
};

const isSameTargets = (a: ActionAsk, b: ActionAsk): boolean => a.targets.join() === b.targets.join();

/** The plan of a battle, kept with its record: whether the page plans, and edits that can be undone. */
export const usePlan = ({ record, state }: BattleState) => {
  const [planning, setPlanning] = useState(false);
  const [ways, askWays] = useState<WaysTarget>();
  const { plan } = record;
  const before = useRef<(Plan | undefined)[]>([]);
  const begun = useRef<number | undefined>(undefined);
  const put = (next: Plan | undefined) => {
    const { plan: _, ...rest } = record;
    state.change(next ? { ...rest, plan: next } : rest);
  };
  const edit = (next: Plan | undefined) => {
    before.current.push(plan);
    put(next);
  };
  useEffect(() => {
    // The first step of the plan was begun, and is played by now: what is left is the plan.
    const at = begun.current;
    if (at === undefined || record.at <= at || !plan) return;
    if (!isBegun(record.entries[at], plan) && !isBegun(record.entries[record.at - 1], plan)) return;
    begun.current = undefined;
    import('./edit.ts').then(({ removeStep }) => edit(removeStep(plan, plan.steps[0]?.id ?? '')));
  }, [record]);
  return {
    plan,
    planning,
    setPlanning,
    edit,
    canUndo: before.current.length > 0,
    undo: () => put(before.current.pop()),
    /** The first step goes to the sheet: once it is played it is no longer planned. */
    begin: () => {
      begun.current = record.at;
      setPlanning(false);
    },
    ways,
    askWays,
  };
};
