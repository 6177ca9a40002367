import { t } from '@coup-doeil/core/chart';
import { formatSetAside, TOTAL } from '@coup-doeil/core/tell';
import type { Said } from '../../lib/words.ts';
import { Account } from './Account.tsx';
import { findCited } from './cells.ts';
import { linkToPlace } from './place.ts';
import type { AnswerProps } from './props.ts';

const heading: Said = t('The working', 'Le calcul');

/** Every line of the sum, with where it is printed. */
export const Working = ({ subject, report, lang }: AnswerProps) => {
  const { working, answer } = report;
  if (working.length === 0) return null;
  const { calculator } = subject;
  const findCitedHere = (id: string) => findCited(subject, report.edition, id);
  const lines = working.map((step) => ({
    ...step,
    label: step.label[lang],
    place: linkToPlace(subject, report.edition, step.cite, lang),
    ...(step.by !== undefined && { aside: formatSetAside(step.by, working, findCitedHere, lang) }),
  }));
  return (
    <section class="work" aria-labelledby="hw">
      <h2 id="hw">{heading[lang]}</h2>
      <Account
        lang={lang}
        caption={heading[lang]}
        lines={lines}
        calculator={calculator}
        total={{ label: TOTAL[lang], value: answer?.total ?? working.at(-1)?.total ?? 0 }}
      />
    </section>
  );
};
