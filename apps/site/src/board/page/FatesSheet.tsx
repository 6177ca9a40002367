import { type ActionRules, getCounter } from '@coup-doeil/core/battle';
import type { OpenThrow } from '@coup-doeil/core/record';
import type { Lang } from '../../lib/words.ts';
import type { Came } from '../play/throw.ts';
import type { Play } from '../play/use-play.ts';
import { touchWords } from './touch-words.ts';
import { UnitCounter } from './UnitCounter.tsx';

interface Props {
  readonly play: Play;
  readonly rules: ActionRules;
  readonly action: OpenThrow;
  readonly came: Came;
  readonly lang: Lang;
}

/** What became of each counter, as a player says, where the sheet has no table for it. */
export const FatesSheet = ({ play, rules, action, came, lang }: Props) => {
  const { standing } = play;
  const { outcome } = came;
  const ids = [...new Set(action.ready.roles.map(({ counter }) => counter))];
  const say = (id: string, fate: string) =>
    play.setCame({ ...came, outcome: { ...outcome, fates: { ...outcome.fates, [id]: fate } } });
  return (
    <fieldset class="fates">
      <legend>{touchWords.whatBecame[lang]}</legend>
      {ids.map((id) => (
        <label key={id}>
          <UnitCounter board={standing} id={id} />
          <span>{getCounter(standing, id).name}</span>
          <select value={outcome.fates[id]} onChange={(event) => say(id, event.currentTarget.value)}>
            {Object.entries(rules.fates ?? {}).map(([fate, label]) => (
              <option key={fate} value={fate}>
                {label[lang]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
};
