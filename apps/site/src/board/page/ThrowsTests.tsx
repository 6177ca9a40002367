import type { Lang } from '../../lib/words.ts';
import { laterWords } from './later-words.ts';

interface Props {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly lang: Lang;
}

/** Whether the page throws the tests that the row of a player's dice calls for. */
export const ThrowsTests = ({ checked, onChange, lang }: Props) => (
  <label class="tick">
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
    {laterWords.throwsTests[lang]}
  </label>
);
