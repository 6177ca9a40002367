/* What explains an answer, in one script: it stands as it was built until something changes. */

import { type CheckedAsk, tellOptionsApart } from '@coup-doeil/core/game';
import { DecisiveReadings } from '../readings/DecisiveReadings.tsx';
import { Faces } from './Faces.tsx';
import { linkToPlace } from './place.ts';
import type { AnswerProps } from './props.ts';

export { Facts } from './Facts.tsx';
export { OddsSection } from './OddsSection.tsx';

export interface TableProps extends AnswerProps {
  readonly asked: CheckedAsk;
  readonly onRead: (id: string, option: string) => void;
  /** The face of the die that was thrown for this answer. */
  readonly thrown: number | undefined;
}

/** Where it is printed that a thing is not allowed. */
const RefusedBy = ({ subject, report: { edition, refused }, lang }: AnswerProps) => {
  const place = refused && linkToPlace(subject, edition, refused.cite, lang);
  return place ? (
    <p class="exp">
      <a href={place.href}>{place.label}</a>
    </p>
  ) : null;
};

/** What forbids it, the readings that decide, and the printed table. */
export const ReadingsAndTable = ({ asked, onRead, thrown, ...answer }: TableProps) => {
  const { subject, report } = answer;
  const readings = tellOptionsApart(subject.calculator, asked, report.readings);
  return (
    <>
      <RefusedBy {...answer} />
      <DecisiveReadings {...answer} report={{ ...report, readings }} onRead={onRead} />
      <Faces {...answer} thrown={thrown} />
    </>
  );
};
