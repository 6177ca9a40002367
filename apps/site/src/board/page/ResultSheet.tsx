import { type FollowUp, type GameBoard, nameAction, tellChanges } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { countByHand, type Thrown } from '@coup-doeil/core/record';
import { formatFact, formatPair } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { tellFaces, useSequel } from '../play/tell-result.ts';
import { type Came, priceFollowUp, type Result } from '../play/throw.ts';
import type { Play } from '../play/use-play.ts';
import { Chance } from './Chance.tsx';
import { laterWords } from './later-words.ts';
import { Questions } from './Questions.tsx';
import { ThrowsTests } from './ThrowsTests.tsx';
import { UnitCounter } from './UnitCounter.tsx';
import { useAction } from './use-action.ts';

interface Props {
  readonly play: Play;
  readonly came: Came;
  readonly result: Result;
  readonly lang: Lang;
}

const listFacts = (facts: Result['facts'], lang: Lang) =>
  facts.map((fact) => (
    <li key={fact.id}>
      {fact.text || fact.value !== null ? formatPair(fact.label[lang], formatFact(fact, lang), lang) : fact.label[lang]}
    </li>
  ));

/** Each counter that changes: as it was, as it is, and what changes. */
const Changed = ({ board, result, lang }: { readonly board: GameBoard } & Pick<Props, 'result' | 'lang'>) => (
  <ul class="cgs">
    {tellChanges(board, result.changes).map(({ counter, name, text }) => (
      <li class="cg" key={counter ?? name.en}>
        {counter !== undefined && (
          <span class="cg-c">
            <UnitCounter board={board} id={counter} class="was" />
            {result.after?.byId.has(counter) && (
              <>
                <svg class="ar" viewBox="0 0 20 10" aria-hidden="true">
                  <path d="M1 5h17M14 1l4 4-4 4" />
                </svg>
                <UnitCounter board={result.after} id={counter} />
              </>
            )}
          </span>
        )}
        <span class="cg-t">
          <b>{name[lang]}</b>
          <span>{text[lang]}</span>
        </span>
      </li>
    ))}
  </ul>
);

const FollowRow = ({ play, result, next, lang }: Omit<Props, 'came'> & { readonly next: FollowUp }) => {
  const { after } = result;
  const action = useAction(play)?.action;
  const sequence = after && priceFollowUp(after, next);
  if (!sequence)
    return (
      <li>
        <p>
          <span>{next.label[lang]}</span>
          <span class="mute">
            {[...new Set(next.facts.map((fact) => (fact.text ? formatFact(fact, lang) : fact.label[lang])))]
              .filter((text) => text !== next.label[lang])
              .join(', ')}
          </span>
        </p>
      </li>
    );
  const go = () => action && play.settle(action, next.changes, { kind: 'target', ask: sequence.ask });
  return (
    <li>
      <button type="button" onClick={go}>
        <span>{next.label[lang]}</span>
        <b>
          <Chance brief={sequence.brief} lang={lang} />
        </b>
      </button>
    </li>
  );
};

/** Which dice the player rolled and which the page threw after them, where there are both; the player may roll those too. */
const WhoRolled = ({ play, thrown, lang }: Pick<Props, 'play' | 'lang'> & { readonly thrown: Thrown }) => {
  const byHand = countByHand(thrown);
  const rolled = thrown.faces.slice(0, byHand);
  const others = thrown.faces.slice(byHand);
  if (rolled.length === 0 || others.length === 0) return null;
  const rollThem = (): void => {
    play.setThrowsTests(false);
    play.setRolled(rolled);
    play.setCame(undefined);
  };
  return (
    <div class="whor">
      <p>{fill(laterWords.whoRolled, { rolled: rolled.join(', '), thrown: others.join(', ') })[lang]}</p>
      <ThrowsTests checked onChange={rollThem} lang={lang} />
    </div>
  );
};

/** What came of an action: told, proposed on the counters, with the choices of players and what may come next. */
export const ResultSheet = ({ play, came, result, lang }: Props) => {
  const { standing, subject } = play;
  const asked = useAction(play);
  const sequel = useSequel(subject.game.id, asked?.action?.calculator.id);
  const sentence = asked?.action ? tellFaces(standing, asked.action, came.thrown.faces, sequel, lang) : '';
  const questions = result.questions.filter(({ options }) => options.length > 1);
  return (
    <>
      <p class="told" role="status">
        {came.thrown.faces.length > 0 && <span class="face lit">{came.thrown.faces[0]}</span>}
        <b>{sentence || (asked && nameAction(standing.door, asked.ask)[lang])}</b>
      </p>
      <WhoRolled {...{ play, lang }} thrown={came.thrown} />
      <Questions
        board={standing}
        questions={questions}
        answers={result.ask.answers}
        bare
        lang={lang}
        onAnswer={play.answer}
      />
      <Changed board={standing} result={result} lang={lang} />
      {result.facts.length > 0 && <ul class="bfacts">{listFacts(result.facts, lang)}</ul>}
      {result.next.length > 0 && (
        <>
          <h2 class="sh">{laterWords.next[lang]}</h2>
          <ul class="then">
            {result.next.map((next) => (
              <FollowRow key={next.id} {...{ play, result, next, lang }} />
            ))}
          </ul>
        </>
      )}
    </>
  );
};
