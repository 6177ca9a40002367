import { getMailState } from '@coup-doeil/core/record';
import type { Lang } from '../../lib/words.ts';
import type { Play } from '../play/use-play.ts';
import { laterWords } from './later-words.ts';

interface Props {
  readonly play: Play;
  readonly lang: Lang;
}

/** By mail: the throw is asked for, once it is this device's move. */
export const MailActs = ({ play, lang }: Props) => {
  const { record, secret } = play.battle.state;
  const { next, throws } = getMailState(record);
  // A throw that both have seen is carried out before another is asked for.
  const isDue = throws.at(-1)?.at === record.at;
  const mayAsk = secret !== undefined && next.does === 'move' && next.side === secret.side && !isDue;
  return (
    <div class="bacts two">
      <button type="button" class="btn main" disabled={!mayAsk} onClick={play.askByMail}>
        {laterWords.askByMail[lang]}
      </button>
      <button type="button" class="btn" onClick={() => play.select({ kind: 'log' })}>
        {laterWords.toMail[lang]}
      </button>
    </div>
  );
};
