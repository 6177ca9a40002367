import type { Lang } from '../../lib/words.ts';
import { words as keptWords } from '../kept/words.ts';
import type { Play } from '../play/use-play.ts';
import { tellBad } from '../share/SharePanel.tsx';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** What is wrong with the link that the page was opened by, or with keeping the battle: said wherever one is, not in the log alone. */
export const RecordTrouble = ({ play, lang }: Props) => {
  const { failure, refused } = play.battle.state;
  return (
    <>
      {failure && (
        <p class="refused" role="alert">
          <b>{words.badLink[lang]}</b> {tellBad(failure, lang)}
        </p>
      )}
      {refused && (
        <p class="refused" role="alert">
          {(refused === 'full' ? keptWords.full : keptWords.otherTab)[lang]}{' '}
          <button type="button" class="link" onClick={() => play.select({ kind: 'log' })}>
            {words.toLog[lang]}
          </button>
        </p>
      )}
    </>
  );
};
