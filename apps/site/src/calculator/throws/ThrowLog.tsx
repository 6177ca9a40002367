import { Icon } from '../../components/Icon.tsx';
import type { ThrowsProps } from './ThrowsSection.tsx';
import { words } from './words.ts';

export const ThrowLog = ({ throws: { throws, seed, setSeed, clear }, lang }: ThrowsProps) => (
  <>
    <label class="pick">
      <span class="label">{words.seed[lang]}</span>
      <input type="text" maxLength={60} value={seed} onInput={(event) => setSeed(event.currentTarget.value)} />
      <small>{words.seedHelp[lang]}</small>
    </label>
    <ol class="throws">
      {throws.map((thrown, i) => (
        <li key={`${thrown.seed}-${throws.length - i}`}>
          {thrown.told[lang]} <small>{thrown.seed || words.byHand[lang]}</small>
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
