import { createRecord } from '@coup-doeil/core/record';
import { useEffect, useState } from 'preact/hooks';
import { startWorker } from '../../client/start-worker.ts';
import type { Lang } from '../../lib/words.ts';
import type { Selection } from '../play/selection.ts';
import type { BoardSubject } from '../play/subject.ts';
import type { useBattle } from '../play/use-battle.ts';
import type { InputJob, InputMessage } from './job.ts';
import type { OpenedInput } from './open-input.ts';
import type { OpenProgress } from './search-battle.ts';

/** Where the setting out of a calculation stands. */
export type Setting =
  | { readonly state: 'none' | 'unfit' | 'stopped' | 'failed' }
  | { readonly state: 'working'; readonly progress?: OpenProgress }
  /** `isShown`: it stands on the map; else it waits, as somebody played meanwhile. */
  | { readonly state: 'open'; readonly opened: OpenedInput; readonly isShown: boolean };

/** The calculation that the page was opened with, by a calculator's link to it: `#c=shock&…`. */
const readJob = ({ door, scripts }: BoardSubject, lang: Lang): InputJob | undefined => {
  const [, calculator = '', query = ''] = /^#c=([\w-]+)&?(.*)$/.exec(location.hash) ?? [];
  return scripts && door.calculators[calculator] && { door: scripts.battle, calculator, query, lang };
};

interface Context {
  readonly subject: BoardSubject;
  readonly battle: ReturnType<typeof useBattle>;
  readonly show: (next: Selection) => void;
  readonly lang: Lang;
}

/** The calculation that the page was opened with, set out by a worker: the ready battle can be touched meanwhile. */
export const useCalculation = ({ subject, battle: { record, state }, show, lang }: Context) => {
  const [setting, setSetting] = useState<Setting>({ state: 'none' });
  const [round, setRound] = useState(0);
  const [end, setEnd] = useState<() => void>();
  const hear = (message: InputMessage | undefined): void => {
    if (message?.kind === 'progress') setSetting({ state: 'working', progress: message.progress });
    else if (message?.opened) setSetting({ state: 'open', opened: message.opened, isShown: false });
    else setSetting({ state: message ? 'unfit' : 'failed' });
  };
  useEffect(() => {
    const job = readJob(subject, lang);
    if (!job || !subject.scripts) return undefined;
    setSetting({ state: 'working' });
    const close = startWorker(subject.scripts.calculation, job, hear);
    setEnd(() => close);
    return close;
  }, [round]);
  const put = (): void => {
    if (setting.state !== 'open') return;
    const { opened } = setting;
    state.change(createRecord(opened.battlefield));
    show({ kind: 'target', ask: opened.ask });
    setSetting({ ...setting, isShown: true });
  };
  const isUntouched = record.entries.length === 0;
  useEffect(() => {
    if (setting.state === 'open' && !setting.isShown && isUntouched) put();
  }, [setting]);
  return {
    setting,
    put,
    stop: () => {
      end?.();
      setSetting({ state: 'stopped' });
    },
    again: () => setRound(round + 1),
  };
};
