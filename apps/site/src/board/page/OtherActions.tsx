import { type ActionAsk, nameAction } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import type { Lang } from '../../lib/words.ts';
import { listBestOn } from '../play/best.ts';
import type { Play } from '../play/use-play.ts';
import { Chance } from './Chance.tsx';

interface Props {
  readonly play: Play;
  readonly ask: ActionAsk;
  readonly lang: Lang;
}

/** What else the side can do to the same hex, each with its best chance. */
export const OtherActions = ({ play, ask, lang }: Props) => {
  const { standing } = play;
  const [hex = ''] = ask.targets;
  const others = listBestOn(standing, ask.side, parseHex(standing.ground.grid, hex)).filter(
    ({ action }) => action.id !== ask.action,
  );
  if (others.length === 0) return null;
  return (
    <ul class="then">
      {others.map(({ action, priced }) => (
        <li key={action.id}>
          <button type="button" onClick={() => play.setAsk(priced.ask)}>
            <span>{nameAction(standing.door, priced.ask)[lang]}</span>
            <b>
              <Chance brief={priced.brief} lang={lang} />
            </b>
          </button>
        </li>
      ))}
    </ul>
  );
};
