import { formatPair } from '@coup-doeil/core/tell';
import { Fold } from '../../components/Fold.tsx';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';
import type { Rulings } from './rulings.ts';
import { words } from './words.ts';

export interface RulingsProps {
  readonly subject: Subject;
  readonly readings: Readonly<Record<string, string>>;
  readonly rulings: Rulings;
  /** Whether this answer is read by them. */
  readonly played: boolean;
  readonly lang: Lang;
  readonly onRead: (id: string, option: string) => void;
  readonly onKeep: (rulings: Rulings) => void;
}

const RulingsForm = lazy(async () => (await import('./RulingsForm.tsx')).RulingsForm);

/** How this table plays, under its name; folded until somebody wants to change it. */
export const RulingsPanel = (props: RulingsProps) => {
  const { subject, rulings, played, lang } = props;
  if (Object.keys(subject.calculator.readings).length === 0) return null;
  const name = played ? rulings.name || words.houseRulings[lang] : words.ownReadings[lang];
  return (
    <Fold
      class="rulings"
      summaryClass="btn plain"
      summary={formatPair(words.ourRulings[lang], name, lang)}
      draw={() => <RulingsForm {...props} key={rulings.name} />}
    />
  );
};
