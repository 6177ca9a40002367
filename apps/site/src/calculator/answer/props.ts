import type { Report } from '@coup-doeil/core/game';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** What every part of an answer is drawn from. */
export interface AnswerProps {
  readonly subject: Subject;
  readonly report: Report;
  readonly lang: Lang;
}
