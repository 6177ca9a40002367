import type { ListField } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import type { FieldProps } from './field-props.ts';
import { wayWords as words } from './words.ts';

/** A whole way typed in one line. What reads it comes when it is wanted first. */
export const WayLine = ({ subject, path, lang, onChange }: FieldProps<ListField>) => {
  const [typed, setTyped] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const take = async () => {
    const { readWay } = await import('./read-way.ts');
    const { steps, faults } = await readWay(subject, path, typed, lang);
    setFaults(faults);
    if (steps.length === 0) return;
    onChange(path, steps);
    setTyped('');
  };
  return (
    <div class="way">
      <label>
        <span class="label">{words.way[lang]}</span>
        <input
          type="text"
          autocomplete="off"
          enterkeyhint="done"
          maxLength={400}
          placeholder={words.wayExample[lang]}
          aria-invalid={faults.length > 0}
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          // What was typed before anything listened comes as a change.
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && take()}
        />
      </label>
      <button type="button" class="btn" disabled={typed.trim() === ''} onClick={take}>
        {words.takeWay[lang]}
      </button>
      <div role="status">
        {faults.length > 0 && (
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
