import { fill } from '@coup-doeil/core/chart';
import type { PiecePattern } from '@coup-doeil/vassal/battlefield';
import type { Lang } from '../../lib/words.ts';
import { clean } from './clean.ts';
import { ChoiceBox, TextField } from './fields.tsx';
import { ruleWords } from './words.ts';

interface Props {
  readonly when: PiecePattern;
  /** Values that the pieces carry, to go by. */
  readonly marks: Readonly<Record<string, string>>;
  readonly lang: Lang;
  readonly onChange: (when: PiecePattern) => void;
}

/** Which pieces a rule is about. */
export const PatternFields = ({ when, marks, lang, onChange }: Props) => {
  const set = (next: PiecePattern) => onChange(clean({ ...when, ...next }));
  const setMark = (mark: string, value: string | undefined) =>
    set({ marks: clean({ ...when.marks, [mark]: value ?? '' }) as Record<string, string> });
  return (
    <fieldset>
      <legend>{ruleWords.which[lang]}</legend>
      <p class="hint">{ruleWords.star[lang]}</p>
      {(['picture', 'name', 'face'] as const).map((field) => (
        <TextField
          key={field}
          label={ruleWords[field][lang]}
          value={when[field] ?? ''}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      {Object.entries(marks).map(([mark, value]) => (
        <ChoiceBox
          key={mark}
          label={fill(ruleWords.mark, { mark, value })[lang]}
          checked={when.marks?.[mark] !== undefined}
          onChange={(checked) => setMark(mark, checked ? value : undefined)}
        />
      ))}
    </fieldset>
  );
};
