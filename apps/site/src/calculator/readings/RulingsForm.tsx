import { t } from '@coup-doeil/core/chart';
import { listOptions } from '@coup-doeil/core/game';
import { useState } from 'preact/hooks';
import type { Said } from '../../lib/words.ts';
import type { RulingsProps } from './RulingsPanel.tsx';
import { words } from './words.ts';

const formWords = {
  unnamed: t('your table', 'votre table'),
  rulingsName: t('Name of this table or tournament', 'Nom de cette table ou de ce tournoi'),
  keepRulings: t('Use these in every calculator', 'Les enregistrer pour tous les calculs'),
  forgetRulings: t('Back to ours', 'Revenir aux nôtres'),
} satisfies Readonly<Record<string, Said>>;

/** Why the house reads a doubtful place as it does. It stands in the page's HTML, so that no script has to bring it. */
const findWhy = (reading: string): string => {
  const template = document.querySelector<HTMLTemplateElement>('#why');
  return template?.content.getElementById(reading)?.textContent ?? '';
};

/** Every reading of the calculator, and the name under which they are kept. */
export const RulingsForm = ({ subject, readings, rulings, lang, onRead, onKeep }: RulingsProps) => {
  const [name, setName] = useState(rulings.name);
  return (
    <div class="u-d">
      {Object.entries(subject.calculator.readings).map(([id, spec]) => (
        <label class="pick" key={id}>
          <span class="label">{spec.question[lang]}</span>
          <select value={readings[id] ?? ''} onChange={(event) => onRead(id, event.currentTarget.value)}>
            {listOptions(spec).map((option, i) => (
              <option key={option} value={option}>
                {spec.options[option]?.[lang]}
                {i === 0 ? ` (${words.house[lang]})` : ''}
              </option>
            ))}
          </select>
          <small>{findWhy(id)}</small>
        </label>
      ))}
      <label class="pick">
        <span class="label">{formWords.rulingsName[lang]}</span>
        <input type="text" maxLength={60} value={name} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <p class="add">
        <button
          type="button"
          class="btn"
          onClick={() =>
            onKeep({ name: name.trim() || formWords.unnamed[lang], readings: { ...rulings.readings, ...readings } })
          }
        >
          {formWords.keepRulings[lang]}
        </button>
        <button type="button" class="btn plain" onClick={() => onKeep({ name: '', readings: {} })}>
          {formWords.forgetRulings[lang]}
        </button>
      </p>
    </div>
  );
};
