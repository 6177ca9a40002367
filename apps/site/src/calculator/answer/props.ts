import type { Report } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** What every part of an answer is drawn from. */
export interface AnswerProps {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
}

/**
 * Draws what explains an answer after the answer itself is on the screen: first once more for the report before, which
 * costs nothing, then for this one.
 */
export const useDeferred = (report: Report, draw: (report: Report) => ComponentChildren): ComponentChildren => {
  const [deferred, setDeferred] = useState(report);
  useEffect(() => setDeferred(report), [report]);
  return useMemo(() => draw(deferred), [deferred]);
};
