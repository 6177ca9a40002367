import type { ActionAsk } from '@coup-doeil/core/battle';
import type { Lang } from '../../lib/words.ts';
import { useCalculation } from '../from-input/use-calculation.ts';
import { makePlanBoard } from '../plan/plan-board.ts';
import { usePlan } from '../plan/use-plan.ts';
import { NOTHING, type Selection } from './selection.ts';
import type { BoardSubject } from './subject.ts';
import { touchCounter, touchHex } from './touch.ts';
import { useBattle } from './use-battle.ts';
import { useThrown } from './use-thrown.ts';
import { useTouched } from './use-touched.ts';
import { useWritten, writeMarch } from './use-written.ts';

/** The play of a board: what is touched, thrown and written, and what each touch makes of it. */
export const usePlay = (subject: BoardSubject, lang: Lang) => {
  const battle = useBattle(subject);
  const plan = usePlan(battle);
  // A plan's marches are made before what is touched next is asked.
  const board = plan.planning ? makePlanBoard(battle.board, plan.plan) : battle.board;
  const touched = useTouched(board);
  const { selection } = touched;
  const thrown = useThrown(touched);
  const show = (next: Selection): void => {
    touched.show(next);
    thrown.setCame(undefined);
  };
  const written = useWritten({ battle, board, selection, thrown, show });
  const select = (next: Selection): void => {
    show(next);
    written.setRefused(false);
  };
  return {
    ...touched,
    ...thrown,
    ...written,
    subject,
    battle,
    plan,
    calculation: useCalculation({ subject, battle, show: select, lang }),
    /** The battle as it stands; while it is planned, after the marches of the plan. */
    board,
    select,
    askByMail: async (): Promise<void> => {
      if (selection.kind !== 'target') return;
      const { askByMail } = await import('./mail.ts');
      const march = selection.march && writeMarch(board, selection.march);
      if (await askByMail(battle, selection.ask, march, subject.game.id)) select({ kind: 'log' });
    },
    carryOut: async (): Promise<void> => {
      const { rollMail } = await import('./mail.ts');
      const due = await rollMail(battle);
      if (!due) return;
      select({ kind: 'target', ask: due.ask });
      thrown.setCame(due.came);
    },
    undo: () => {
      if (plan.planning) plan.undo();
      else battle.undo();
      select(selection.kind === 'ground' ? selection : NOTHING);
    },
    touchCounter: (id: string) => {
      if (!thrown.answerHex(board.byId.get(id)?.unit.hex ?? '')) select(touchCounter(board, selection, id));
    },
    touchHex: (hex: string) => {
      if (!thrown.answerHex(hex)) select(touchHex(board, selection, hex));
    },
    setAsk: (next: ActionAsk) => selection.kind === 'target' && select({ ...selection, ask: next }),
  };
};

export type Play = ReturnType<typeof usePlay>;
