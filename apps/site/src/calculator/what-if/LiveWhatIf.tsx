import type { CheckedAsk, FieldChange, WhatIf } from '@coup-doeil/core/game';
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { reportOn, type Subject } from '../state/subject.ts';
import { WhatIfSection } from './WhatIfSection.tsx';
import { withChange } from './with-change.ts';
import { workOut } from './work-out.ts';

export interface WhatIfProps {
  readonly subject: Subject;
  readonly asked: CheckedAsk;
  readonly lang: Lang;
  /** Makes a new state of the newest one. */
  readonly onChange: (make: (before: CheckedAsk) => CheckedAsk) => void;
}

/**
 * What would change the answer, following the page. The state that the page was built with is worked out before hydration,
 * which needs it; each later one after it is asked, and a state that was overtaken is given up.
 */
export const loadWhatIf = async (subject: Subject, first: CheckedAsk): Promise<FunctionComponent<WhatIfProps>> => {
  const whatIf = await workOut(subject, first);
  return ({ asked, lang, onChange }) => {
    const [latest, setLatest] = useState<{ readonly asked: CheckedAsk; readonly whatIf: WhatIf | undefined }>({
      asked: first,
      whatIf,
    });
    useEffect(() => {
      let overtaken = false;
      if (asked !== latest.asked)
        workOut(subject, asked, () => overtaken).then((next) => next && setLatest({ asked, whatIf: next }));
      return () => {
        overtaken = true;
      };
    }, [asked]);
    if (!latest.whatIf) return null;
    const report = reportOn(subject, latest.asked);
    // The list may be older than the state: a change is made to the state as it is when it is taken.
    const onTake = (change: FieldChange) => onChange((before) => withChange(subject, before, change));
    return <WhatIfSection {...{ subject, lang, report, onTake }} whatIf={latest.whatIf} />;
  };
};
