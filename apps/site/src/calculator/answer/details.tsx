/* What explains an answer, in one script: it stands as it was built until something changes. */
import { DecisiveReadings } from '../readings/DecisiveReadings.tsx';
import { Faces } from './Faces.tsx';
import type { AnswerProps } from './props.ts';

export { Facts } from './Facts.tsx';
export { OddsSection } from './OddsSection.tsx';

export interface TableProps extends AnswerProps {
  readonly onRead: (id: string, option: string) => void;
  /** The face of the die that was thrown for this answer. */
  readonly thrown: number | undefined;
}

/** The readings that decide, and the printed table. */
export const ReadingsAndTable = ({ onRead, thrown, ...answer }: TableProps) => (
  <>
    <DecisiveReadings {...answer} onRead={onRead} />
    <Faces {...answer} thrown={thrown} />
  </>
);
