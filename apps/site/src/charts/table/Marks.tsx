import { t } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';

interface Props {
  readonly lang: Lang;
  readonly marks: readonly string[];
  /** In the line of a name, not hung beside a figure. */
  readonly beside?: boolean;
}

/** The marks on a figure or a name, and the word that says what they are. */
export const Marks = ({ lang, marks, beside = false }: Props) => {
  const word = (marks.length > 1 ? t('notes', 'notes') : t('note', 'note'))[lang];
  return (
    <sup class={beside ? 'mk in' : 'mk'}>
      <span class="vh">, {word} </span>
      {marks.join(' ')}
    </sup>
  );
};
