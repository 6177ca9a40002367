import { formatFact } from '@coup-doeil/core/tell';
import { linkToPlace } from './place.ts';
import type { AnswerProps } from './props.ts';
import { words } from './words.ts';

/** What follows from an answer beside its figures. */
export const Facts = ({ subject, report, lang }: AnswerProps) => {
  const facts = report.answer?.facts ?? [];
  if (facts.length === 0) return null;
  return (
    <section class="factsec">
      <h3>{words.facts[lang]}</h3>
      <dl class="facts">
        {facts.map((fact) => {
          const place = fact.cite && linkToPlace(subject, report.edition, fact.cite, lang);
          return (
            <div key={fact.id}>
              <dt>{fact.label[lang]}</dt>
              <dd>
                {formatFact(fact, lang)} {place && <a href={place.href}>{place.label}</a>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};
