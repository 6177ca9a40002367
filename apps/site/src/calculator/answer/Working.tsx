import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';
import { formatPlace } from '../wording/cells.ts';
import { Account } from './Account.tsx';
import type { AnswerProps } from './props.ts';
import { formatSetAside } from './set-aside.ts';
import { words } from './words.ts';

const heading: Said = t('The working', 'Le calcul');

/** Every line of the sum, with where it is printed. */
export const Working = ({ subject, report, lang }: AnswerProps) => {
  const { working, answer } = report;
  if (working.length === 0) return null;
  const lines = working.map((step) => ({
    ...step,
    label: step.label[lang],
    place: formatPlace(subject, report.edition, step.cite, lang),
    ...(step.by !== undefined && {
      aside: formatSetAside(subject, report, step.by, lang),
    }),
  }));
  return (
    <section class="work" aria-labelledby="hw">
      <h2 id="hw">{heading[lang]}</h2>
      <Account
        lang={lang}
        caption={heading[lang]}
        lines={lines}
        total={{ label: words.sum[lang], value: answer?.total ?? working.at(-1)?.total ?? 0 }}
      />
    </section>
  );
};
