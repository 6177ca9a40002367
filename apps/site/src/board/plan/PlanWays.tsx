import { type ActionAsk, type GameBoard, getStack, nameAction } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { type FoundWay, toWays, type WaysAsk } from '@coup-doeil/core/plan';
import { formatPercent } from '@coup-doeil/core/tell';
import { formatHex } from '@coup-doeil/hex';
import { useId, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { words as boardWords } from '../page/words.ts';
import { getActive } from '../play/sides.ts';
import type { Scripts } from '../play/subject.ts';
import { nameTakers } from '../play/takers.ts';
import { PlanWork } from './PlanWork.tsx';
import { Share } from './Share.tsx';
import type { WaysTarget } from './use-plan.ts';
import { useWork } from './use-work.ts';
import { words } from './words.ts';

/** The chances that one may ask for, in a hundred. */
const CHANCES = [50, 67, 75, 90] as const;
const HUNDRED = 100;
const FIRST = 75;

interface Props {
  readonly board: GameBoard;
  readonly scripts: Scripts;
  readonly target: WaysTarget | undefined;
  readonly lang: Lang;
  readonly onPick: (asks: readonly ActionAsk[]) => void;
}

/** The hexes that a side's enemies stand in, by their printed numbers. */
const listEnemyHexes = (board: GameBoard, side: string): readonly number[] => [
  ...new Set(
    board.counters.filter((counter) => counter.side !== side && counter.hex >= 0).map((counter) => counter.hex),
  ),
];

const nameStack = (board: GameBoard, hex: number, lang: Lang): string => {
  const names = getStack(board, hex).map(({ name }) => name);
  return fill(boardWords.nameIn, { names: names.join(', '), hex: formatHex(board.ground.grid, hex) })[lang];
};

/** The actions whose chance can be asked for: attacks that have odds. */
const listAttacks = ({ door }: GameBoard) =>
  door.actions.filter(({ against, prepares, fates }) => against !== 'own' && !prepares && !fates);

const describeWay = (board: GameBoard, { asks }: FoundWay, lang: Lang): string => {
  const names = asks.map((ask) => {
    return fill(words.way, { label: nameAction(board.door, ask), names: nameTakers(board, ask) })[lang];
  });
  return names.reduce((first, next) => fill(words.thenWay, { first, next })[lang]);
};

interface Question {
  readonly hex: string;
  readonly action: string;
  readonly chance: number;
}

const Fields = ({
  board,
  question,
  lang,
  onChange,
}: Pick<Props, 'board' | 'lang'> & { readonly question: Question; readonly onChange: (next: Question) => void }) => {
  const name = useId();
  const hexes = listEnemyHexes(board, getActive(board));
  const attacks = listAttacks(board);
  return (
    <>
      <fieldset class="switch">
        <legend>{words.chance[lang]}</legend>
        {CHANCES.map((chance) => (
          <label key={chance}>
            <input
              type="radio"
              name={name}
              checked={question.chance === chance}
              onChange={() => onChange({ ...question, chance })}
            />
            {formatPercent({ ways: chance, of: HUNDRED }, lang)}
          </label>
        ))}
      </fieldset>
      <label class="pick">
        <span class="label">{words.against[lang]}</span>
        <select
          value={question.hex}
          onChange={({ currentTarget }) => onChange({ ...question, hex: currentTarget.value })}
        >
          {hexes.map((hex) => (
            <option key={hex} value={formatHex(board.ground.grid, hex)}>
              {nameStack(board, hex, lang)}
            </option>
          ))}
        </select>
      </label>
      {attacks.length > 1 && (
        <label class="pick">
          <span class="label">{words.how[lang]}</span>
          <select
            value={question.action}
            onChange={({ currentTarget }) => onChange({ ...question, action: currentTarget.value })}
          >
            {attacks.map(({ id, label }) => (
              <option key={id} value={id}>
                {label[lang]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
};

/** What gets me so many in a hundred: at most five answers, each of which becomes the plan. */
export const PlanWays = ({ board, scripts, target, lang, onPick }: Props) => {
  const side = getActive(board);
  const [hex] = listEnemyHexes(board, side);
  const attacks = listAttacks(board);
  const [asked, setAsked] = useState<WaysAsk>();
  const [chosen, setChosen] = useState<Question>();
  const action = attacks.find(({ id }) => id === target?.action) ?? attacks[0];
  const work = useWork(scripts.plan, asked && { door: scripts.battle, document: board.document, ways: asked }, asked);
  if (!action || hex === undefined) return null;
  const question = chosen ?? {
    hex: target?.hex ?? formatHex(board.ground.grid, hex),
    action: action.id,
    chance: FIRST,
  };
  const { ways } = work.news;
  return (
    <section class="ways" aria-label={words.getsMeTitle[lang]}>
      <h3 class="sh">{words.getsMeTitle[lang]}</h3>
      <Fields board={board} question={question} lang={lang} onChange={setChosen} />
      <button
        type="button"
        class="btn"
        onClick={() =>
          setAsked({
            side,
            target: question.hex,
            action: question.action,
            least: { ways: question.chance, of: HUNDRED },
          })
        }
      >
        {words.search[lang]}
      </button>
      <PlanWork work={work} lang={lang} />
      {ways && (
        <ul class="then found">
          {ways.ways.map((way) => (
            <li key={JSON.stringify(way.asks)}>
              <button type="button" onClick={() => onPick(way.asks)}>
                <span>{describeWay(board, way, lang)}</span>
                <b title={`${toWays(way.chance).ways}/${toWays(way.chance).of}`}>
                  <Share chance={way.chance} lang={lang} />
                </b>
              </button>
            </li>
          ))}
        </ul>
      )}
      {ways?.ways.length === 0 && <p class="hint">{words.noWay[lang]}</p>}
      {ways?.cut && <p class="hint">{words.moreThanTried[lang]}</p>}
    </section>
  );
};
