import { optionsOf } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import { lateWords } from './late-words.ts';
import type { RulingsProps } from './Readings.tsx';
import { words } from './words.ts';

/** Why the house reads a doubtful place as it does: the page bears it, and no script. */
const whyOf = (reading: string): string => {
  const page = document.querySelector<HTMLTemplateElement>('#why');
  return page?.content.getElementById(reading)?.textContent ?? '';
};

/** Every reading of the calculator, and the name under which they are kept. */
export const Rulings = ({ subject, readings, rulings, lang, onRead, onKeep }: RulingsProps) => {
  const [name, setName] = useState(rulings.name);
  const all = Object.entries(subject.calculator.readings);
  return (
    <div class="u-d">
      {all.map(([id, spec]) => (
        <label class="pick" key={id}>
          <span class="label">{spec.question[lang]}</span>
          <select value={readings[id] ?? ''} onChange={(event) => onRead(id, event.currentTarget.value)}>
            {optionsOf(spec).map((option, i) => (
              <option key={option} value={option}>
                {spec.options[option]?.[lang]}
                {i === 0 ? ` (${words.house[lang]})` : ''}
              </option>
            ))}
          </select>
          <small>{whyOf(id)}</small>
        </label>
      ))}
      <label class="pick">
        <span class="label">{lateWords.rulingsName[lang]}</span>
        <input type="text" maxLength={60} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <p class="add">
        <button
          type="button"
          class="btn"
          onClick={() =>
            onKeep({ name: name.trim() || words.ourRulings[lang], readings: { ...rulings.readings, ...readings } })
          }
        >
          {lateWords.keepRulings[lang]}
        </button>
        <button type="button" class="btn plain" onClick={() => onKeep({ name: '', readings: {} })}>
          {lateWords.forgetRulings[lang]}
        </button>
      </p>
    </div>
  );
};
