/* Work that a worker does for the page. */
import { useEffect, useState } from 'preact/hooks';
import { startWorker } from '../../client/start-worker.ts';
import type { Job, PlanMessage } from './job.ts';

/** What a worker has brought of a job so far. */
export interface WorkNews {
  readonly state: 'waiting' | 'working' | 'done' | 'stopped' | 'failed';
  readonly progress?: Extract<PlanMessage, { kind: 'progress' }>['progress'];
  readonly answer?: Extract<PlanMessage, { kind: 'answer' }>['answer'];
  readonly offers?: Extract<PlanMessage, { kind: 'offers' }>['offers'];
  readonly without?: Extract<PlanMessage, { kind: 'without' }>['without'];
  readonly ways?: Extract<PlanMessage, { kind: 'ways' }>['ways'];
}

const WAITING: WorkNews = { state: 'waiting' };

const hear = (before: WorkNews, message: PlanMessage | undefined): WorkNews => {
  if (!message) return { ...before, state: 'failed' };
  switch (message.kind) {
    case 'end':
      return before.state === 'working' ? { ...before, state: 'done' } : before;
    case 'fault':
      return { ...before, state: 'failed' };
    default: {
      const { kind: _, ...news } = message;
      return { ...before, ...news };
    }
  }
};

// What was worked out stays known while its plan or question does: a sheet that is opened again need not wait.
const known = new WeakMap<object, { readonly document: object; readonly news: WorkNews }>();

/**
 * What a worker makes of a job. `key` is the plan or the question of the job: the same one on the same document is asked once.
 * Stopped work stays stopped until something changes, or it is begun again.
 */
export const useWork = (address: string, job: Job | undefined, key: object | undefined) => {
  const [news, setNews] = useState<WorkNews>(WAITING);
  const [round, setRound] = useState(0);
  const [end, setEnd] = useState<() => void>();
  useEffect(() => {
    if (!job || !key) return setNews(WAITING);
    const before = known.get(key);
    if (before?.document === job.document) return setNews(before.news);
    setNews({ state: 'working' });
    const close = startWorker<PlanMessage>(address, job, (message) => {
      setNews((last) => {
        const next = hear(last, message);
        if (next.state === 'done') known.set(key, { document: job.document, news: next });
        return next;
      });
      if (message?.kind === 'end') close();
    });
    setEnd(() => close);
    return close;
  }, [address, job?.document, key, round]);
  return {
    news,
    stop: () => {
      end?.();
      setNews((last) => ({ ...last, state: 'stopped' }));
    },
    again: () => setRound(round + 1),
  };
};
