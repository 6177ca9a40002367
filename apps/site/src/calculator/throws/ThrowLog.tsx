import { formatPair, formatTotal, joinParts } from '@coup-doeil/core/tell';
import { Icon } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';
import type { Throw } from './log.ts';
import type { ThrowsProps } from './ThrowsSection.tsx';
import { words } from './words.ts';

/** The faces with what they were thrown for, and what came of them. */
const formatThrow = ({ calculator: { odds = {} } }: Subject, { rolls, outcome }: Throw, lang: Lang): string => {
  const faces = rolls.map((roll) => `${roll.for[lang]} → ${roll.face}`);
  const results = outcome.map(({ list = '', ...result }) => {
    const known = Object.hasOwn(odds, list) ? odds[list] : undefined;
    return known ? formatPair(known.label[lang], result[lang], lang) : result[lang];
  });
  return joinParts([...faces, ...results], lang);
};

export const LastThrow = ({ subject, throws: { throws }, lang }: ThrowsProps) => {
  const [last] = throws;
  if (!last) return null;
  const face = last.rolls[0]?.face;
  return (
    <p class="thrown">
      <span class="face lit">{face}</span>
      <span>
        <b>
          {words.thrown[lang]} {face}
        </b>
        {last.total !== null && `, ${formatTotal(last.total, subject.calculator)}`}. {formatThrow(subject, last, lang)}
      </span>
    </p>
  );
};

export const ThrowLog = ({ subject, throws: { throws, seed, setSeed, clear }, lang }: ThrowsProps) => (
  <>
    <label class="pick">
      <span class="label">{words.seed[lang]}</span>
      <input type="text" maxLength={60} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
      <small>{words.seedHelp[lang]}</small>
    </label>
    <ol class="throws">
      {throws.map((thrown, i) => (
        <li key={`${thrown.seed}-${throws.length - i}`}>
          <span class="tn">{thrown.rolls.map(({ face }) => face).join(' ')}</span> {formatThrow(subject, thrown, lang)}{' '}
          <small>{thrown.seed}</small>
        </li>
      ))}
    </ol>
    {throws.length > 0 && (
      <button type="button" class="btn plain" onClick={clear}>
        <Icon name="close" />
        {words.clearLog[lang]}
      </button>
    )}
  </>
);
