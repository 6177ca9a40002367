import { type ActionAsk, type ActionReport, askCalculator } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { checkAsk } from '@coup-doeil/core/game';
import type { OpenThrow } from '@coup-doeil/core/record';
import { formatAnswerAddress, formatFact, formatPair } from '@coup-doeil/core/tell';
import { parseHex } from '@coup-doeil/hex';
import { Faces } from '../../calculator/answer/Faces.tsx';
import { Facts } from '../../calculator/answer/Facts.tsx';
import { OddsSection } from '../../calculator/answer/OddsSection.tsx';
import { Working } from '../../calculator/answer/Working.tsx';
import { DecisiveReadings } from '../../calculator/readings/DecisiveReadings.tsx';
import { rootPath } from '../../lib/base.ts';
import type { Lang } from '../../lib/words.ts';
import { findActions } from '../play/search.ts';
import { subjectOf } from '../play/subject.ts';
import { nameTakers } from '../play/takers.ts';
import type { Play } from '../play/use-play.ts';
import { Chance } from './Chance.tsx';
import { laterWords } from './later-words.ts';

interface Props {
  readonly play: Play;
  readonly full: ActionReport;
  readonly action: OpenThrow;
  readonly lang: Lang;
}

/** How many other sets are listed. */
const MOST_SETS = 5;

/** Who takes part, and how. */
const keyOf = ({ parts }: ActionAsk): string =>
  parts
    .map(({ counter, as }) => `${counter} ${as}`)
    .sort()
    .join();

/** Other sets of counters that are worth telling apart, and how many are left out. */
const OtherSets = ({ play, full: { ask }, lang }: Omit<Props, 'action'>) => {
  const { standing, subject } = play;
  const rules = subject.door.actions.find(({ id }) => id === ask.action);
  const [target = ''] = ask.targets;
  if (!rules) return null;
  const hex = parseHex(standing.ground.grid, target);
  const { sets, leftOut, unpriced, untried } = findActions(standing, { rules, side: ask.side, hex });
  const others = sets.filter((set) => keyOf(set.ask) !== keyOf(ask)).slice(0, MOST_SETS);
  const notes = [
    [laterWords.leftOut, leftOut + Math.max(0, sets.length - 1 - others.length)],
    [laterWords.unpriced, unpriced],
    [laterWords.untried, untried],
  ] as const;
  return (
    <section>
      {others.length > 0 && <h3 class="sh">{laterWords.others[lang]}</h3>}
      <ul class="then">
        {others.map((set) => (
          <li key={nameTakers(standing, set.ask) + set.brief.headline}>
            <button type="button" onClick={() => play.setAsk(set.ask)}>
              <span>{nameTakers(standing, set.ask)}</span>
              <b>
                <Chance brief={set.brief} lang={lang} />
              </b>
            </button>
          </li>
        ))}
      </ul>
      {notes.map(([note, n]) => n > 0 && <p class="hint">{fill(note, { n })[lang]}</p>)}
    </section>
  );
};

/** The whole report of an action: its working, the readings that decide, the table, the odds, and where else it leads. */
export const FullReport = ({ play, full, action, lang }: Props) => {
  const { report, facts, readings } = full;
  const { calculator, ready } = action;
  const asked = checkAsk(calculator, askCalculator(play.standing, ready.calculator, ready.input).ask);
  const subject = subjectOf(play.subject, calculator);
  const answer = { subject, report, lang };
  const address = formatAnswerAddress(play.subject.game, calculator, { asked, report }, lang);
  return (
    <div class="more">
      <Working {...answer} />
      <DecisiveReadings {...answer} report={{ ...report, readings }} onRead={play.read} />
      <Faces {...answer} thrown={undefined} />
      <OddsSection {...answer} />
      <Facts {...answer} />
      {facts.length > 0 && (
        <ul class="bfacts">
          {facts.map((fact) => (
            <li key={fact.id}>{formatPair(fact.label[lang], formatFact(fact, lang), lang)}</li>
          ))}
        </ul>
      )}
      <OtherSets {...{ play, full, lang }} />
      <p>
        <a class="btn" href={rootPath(address.slice(1))}>
          {laterWords.calculator[lang]}
        </a>
      </p>
    </div>
  );
};
