/* What the page knows of the game of VASSAL that is open, and who is told when that changes. */
import { isInputError } from '@coup-doeil/core/game';
import type { Mapping } from '@coup-doeil/vassal/battlefield';
import type { Lang } from '../../lib/words.ts';
import { tellBad } from '../share/SharePanel.tsx';
import { FileProblem } from './client.ts';
import type { Setting } from './document.ts';
import type { Converted, ModuleInfo, SaveInfo } from './reader.ts';
import { tellBoth, words } from './words.ts';

export interface SessionState {
  readonly module?: ModuleInfo | undefined;
  readonly save?: SaveInfo | undefined;
  readonly mapping: Mapping;
  readonly step: number;
  readonly converted?: Converted | undefined;
  readonly problem: string;
  readonly isBusy: boolean;
}

const tellProblem = (error: unknown, lang: Lang): string => {
  if (error instanceof FileProblem) return error.text ? tellBoth(error.text, lang) : words.unreadable[lang];
  return isInputError(error) ? tellBad(error, lang) : words.unreadable[lang];
};

export const createHolder = ({ game, lang }: Setting) => {
  const blank: SessionState = {
    mapping: { game, map: '', rules: [] },
    step: 0,
    problem: '',
    isBusy: false,
  };
  let state = blank;
  let pending = Promise.resolve();
  const listeners = new Set<() => void>();
  const change = (next: Partial<SessionState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    change,
    /** Another module: nothing of the one before is left. */
    restart: (next: Partial<SessionState>) =>
      change({ ...blank, save: undefined, converted: undefined, isBusy: true, ...next }),
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** One after another; what goes wrong is told, and what was open stays. */
    queue: (act: () => Promise<void>): Promise<void> => {
      pending = pending.then(async () => {
        change({ isBusy: true, problem: '' });
        try {
          await act();
          change({ isBusy: false });
        } catch (error) {
          change({ isBusy: false, problem: tellProblem(error, lang) });
        }
      });
      return pending;
    },
  };
};

export type Holder = ReturnType<typeof createHolder>;
