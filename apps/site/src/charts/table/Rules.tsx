import { t } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';

interface Props {
  readonly lang: Lang;
  readonly rules: readonly string[];
}

/** The rules a row cites, and the word that parts them from its name. */
export const Rules = ({ lang, rules }: Props) => {
  if (rules.length === 0) return null;
  const word = (rules.length > 1 ? t('rules', 'règles') : t('rule', 'règle'))[lang];
  return (
    <>
      <span class="apart">
        <span class="vh">, {word}</span>{' '}
      </span>
      <span class="rules">{rules.join(', ')}</span>
    </>
  );
};
