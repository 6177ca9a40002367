import { t } from '@coup-doeil/core/chart';
import type { CheckedAsk } from '@coup-doeil/core/game';
import { Fold } from '../../components/Fold.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Lang, Said } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';
import type { CurrentThrow } from './current-throw.ts';
import type { Throws } from './use-throws.ts';

const throwsWord: Said = t('Throws', 'Jets');

const Outcome = lazy(async () => (await import('./Outcome.tsx')).Outcome);
const ThrowLog = lazy(async () => (await import('./ThrowLog.tsx')).ThrowLog);

export interface ThrowsProps {
  readonly subject: Subject;
  readonly throws: Throws;
  readonly lang: Lang;
}

interface Props extends ThrowsProps {
  readonly asked: CheckedAsk;
  /** The last throw of this visit. */
  readonly thrown: CurrentThrow | undefined;
  /** Whether anything was changed, so that what may come next is worth its code. */
  readonly changed: boolean;
  readonly onInput: (input: unknown) => CheckedAsk;
  readonly onThrown: (thrown: CurrentThrow) => void;
}

/** What the last throw came to, where it was for the answer that is shown, what may come next, and the log. */
export const ThrowsSection = ({ asked, thrown: last, changed, onInput, onThrown, ...props }: Props) => {
  const thrown = last?.asked === asked || last?.applied === asked ? last : undefined;
  const change = (input: unknown, applied: boolean) => {
    const next = onInput(input);
    if (applied && thrown) onThrown({ ...thrown, applied: next });
  };
  return (
    <>
      {(thrown || changed) && <Outcome {...props} {...{ asked, thrown }} onInput={change} />}
      {props.subject.calculator.odds && (
        <Fold
          class="each log"
          summary={`${throwsWord[props.lang]} (${props.throws.throws.length})`}
          draw={() => <ThrowLog {...props} />}
        />
      )}
    </>
  );
};
