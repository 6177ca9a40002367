import type { Report } from '@coup-doeil/core/game';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { digitsFor, percent } from '../../lib/figures.ts';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** What every part of an answer is drawn from. */
export interface AnswerProps {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
}

export type Ways = { readonly ways: number; readonly of: number };

/** A chance as a percentage, without the sign. */
export const formatPercent = (chance: Ways, lang: Lang): string =>
  percent(chance.ways, chance.of, lang, digitsFor([chance]));

/**
 * Draws what explains an answer after the answer itself is on the screen: first once more for the report before, which
 * costs nothing, then for this one.
 */
export const useDeferred = (report: Report, draw: (report: Report) => ComponentChildren): ComponentChildren => {
  const [deferred, setDeferred] = useState(report);
  useEffect(() => setDeferred(report), [report]);
  return useMemo(() => draw(deferred), [deferred]);
};
