import { fill } from '@coup-doeil/core/chart';
import { isTooMany, type Plan } from '@coup-doeil/core/plan';
import { formatCount } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { numberOf } from './tell-step.ts';
import type { useWork, WorkNews } from './use-work.ts';
import { words } from './words.ts';

interface Props {
  readonly work: ReturnType<typeof useWork>;
  readonly plan?: Plan | undefined;
  readonly lang: Lang;
}

const describeProgress = ({ progress }: WorkNews, plan: Plan | undefined, lang: Lang): string => {
  if (!progress) return words.counting[lang];
  if ('tried' in progress) return fill(words.tried, { n: formatCount(progress.tried) })[lang];
  // The steps of a plan without one of its own go by the same ids.
  const n = plan ? numberOf(plan, progress.step) : 0;
  const states = { done: formatCount(progress.done), of: formatCount(progress.of) };
  return `${fill(words.working, { n })[lang]} ${fill(words.states, states)[lang]}`;
};

/** How far the worker is, with a way to stop it; why there is no answer. */
export const PlanWork = ({ work: { news, stop, again }, plan, lang }: Props) => {
  const { state, answer, progress } = news;
  const isLong = state === 'working' && progress !== undefined;
  const of = progress && 'of' in progress ? progress.of : undefined;
  return (
    <div class="pwork" role="status">
      {isLong && (
        <>
          <span>{describeProgress(news, plan, lang)}</span>
          {of !== undefined && 'done' in progress && (
            <progress max={of} value={progress.done} aria-label={words.counting[lang]} />
          )}
          <button type="button" class="btn" onClick={stop}>
            {words.stop[lang]}
          </button>
        </>
      )}
      {state === 'stopped' && (
        <>
          <span>{words.stopped[lang]}</span>
          <button type="button" class="btn" onClick={again}>
            {words.again[lang]}
          </button>
        </>
      )}
      {state === 'failed' && <b>{words.unfit[lang]}</b>}
      {answer && isTooMany(answer) && plan && (
        <b>
          {
            fill(words.tooMany, {
              n: numberOf(plan, answer.tooMany.step),
              most: formatCount(answer.tooMany.most),
            })[lang]
          }
        </b>
      )}
    </div>
  );
};
