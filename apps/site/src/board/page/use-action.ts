import { nameParts } from '@coup-doeil/core/battle';
import { openThrow } from '@coup-doeil/core/record';
import { useMemo } from 'preact/hooks';
import { reportOn } from '../play/search.ts';
import type { Play } from '../play/use-play.ts';

/** What is asked of an action: its rules, its report or why there is none. */
export const useAction = ({ standing, selection, subject }: Play) => {
  const ask = selection.kind === 'target' ? selection.ask : undefined;
  return useMemo(() => {
    const rules = subject.door.actions.find(({ id }) => id === ask?.action);
    if (!ask || !rules) return undefined;
    const full = reportOn(standing, ask);
    const answer = 'report' in full ? { ...full, report: nameParts(full) } : full;
    return { ask, rules, answer, action: openThrow(standing, ask) };
  }, [standing, ask]);
};
