import { t } from '@coup-doeil/core/chart';
import type { Lang, Said } from '../../lib/words.ts';
import { Fold } from '../lazy/Fold.tsx';
import { lazy } from '../lazy/lazy.tsx';
import type { Subject } from '../state/subject.ts';
import type { Throws } from './use-throws.ts';

const throwsWord: Said = t('Throws', 'Lancers');

const LastThrow = lazy(async () => (await import('./ThrowLog.tsx')).LastThrow);
const ThrowLog = lazy(async () => (await import('./ThrowLog.tsx')).ThrowLog);

export interface ThrowsProps {
  readonly subject: Subject;
  readonly throws: Throws;
  readonly lang: Lang;
}

/** The last throw, where it was for the answer that is shown, and the log. */
export const ThrowsSection = ({ current, ...props }: ThrowsProps & { readonly current: boolean }) => (
  <>
    <div role="status">{current && <LastThrow {...props} />}</div>
    <Fold
      class="each log"
      summary={`${throwsWord[props.lang]} (${props.throws.throws.length})`}
      draw={() => <ThrowLog {...props} />}
    />
  </>
);
