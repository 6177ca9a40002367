import type { Asked } from '@coup-doeil/core/game';
import { Icon } from '../components/Icon.tsx';
import { signed, thin } from '../lib/figures.ts';
import type { Lang, Said } from '../lib/words.ts';
import type { Log } from './Dice.tsx';
import { rollInBoth } from './in-both.ts';
import { isList, isRecord, keep, recall } from './keep.ts';
import { lateWords as words } from './late-words.ts';
import type { Subject } from './model.ts';

/** A throw as it is kept: the seed gives it again, and the words are for people. */
export interface Throw {
  readonly seed: string;
  readonly total: number | null;
  readonly rolls: readonly { readonly face: number; readonly for: Said }[];
  /** What came of it, each by the list of odds that it is of. */
  readonly outcome: readonly (Said & { readonly list?: string })[];
}

const isSaid = (value: unknown): value is Said =>
  isRecord(value) && typeof value.en === 'string' && typeof value.fr === 'string';
const isRoll = (value: unknown): value is Throw['rolls'][number] =>
  isRecord(value) && typeof value.face === 'number' && isSaid(value.for);
const isThrow = (value: unknown): value is Throw =>
  isRecord(value) &&
  typeof value.seed === 'string' &&
  (value.total === null || typeof value.total === 'number') &&
  isList(isRoll)(value.rolls) &&
  isList(isSaid)(value.outcome);

const MOST = 50;
const keyOf = ({ game, calculator }: Subject): string => `throws/${game.id}/${calculator.id}`;

export const recallThrows = (subject: Subject): readonly Throw[] => recall(keyOf(subject), isList(isThrow), []);
export const keepThrows = (subject: Subject, throws: readonly Throw[]): boolean => keep(keyOf(subject), throws);

/** Throws the dice. */
export const cast = async (subject: Subject, asked: Asked, seed: string): Promise<Throw> => {
  const came = await rollInBoth(subject, asked, seed);
  const lists = Object.entries(came.outcome ?? {});
  return {
    seed: came.seed,
    total: came.answer?.total ?? null,
    rolls: came.rolls.map(({ face, for: why }) => ({ face, for: why })),
    outcome: lists
      .filter(([list]) => list === 'attacker' || list === 'defender' || lists.length === 1)
      .map(([list, { label }]) => ({ list, ...label })),
  };
};

/** The log with another throw before it. */
export const logged = (made: Throw, throws: readonly Throw[]): readonly Throw[] => [made, ...throws].slice(0, MOST);

const lineOf = (subject: Subject, { rolls, outcome }: Throw, lang: Lang): string => {
  const colon = `${thin(lang)}:`;
  const whose = (list = '') => {
    const { odds = {} } = subject.calculator;
    return Object.hasOwn(odds, list) ? `${odds[list]?.label[lang]}${colon} ` : '';
  };
  return [
    ...rolls.map((roll) => `${roll.for[lang]} → ${roll.face}`),
    ...outcome.map((one) => `${whose(one.list)}${one[lang]}`),
  ].join(`${thin(lang)}; `);
};

interface Props {
  readonly subject: Subject;
  readonly log: Log;
  readonly lang: Lang;
}

/** What was thrown last. */
export const LastThrow = ({ subject, log, lang }: Props) => {
  const [last] = log.throws;
  return (
    <>
      {last && (
        <p class="thrown">
          <span class="face lit">{last.rolls[0]?.face}</span>
          <span>
            <b>
              {words.thrown[lang]} {last.rolls[0]?.face}
            </b>
            {last.total !== null && `, ${signed(last.total)}`}. {lineOf(subject, last, lang)}
          </span>
        </p>
      )}
    </>
  );
};

/** The log, opened. */
export const Throws = ({ subject, log, lang }: Props) => (
  <>
    <label class="pick">
      <span class="label">{words.seed[lang]}</span>
      <input type="text" maxLength={60} value={log.seed} onInput={(event) => log.setSeed(event.currentTarget.value)} />
      <small>{words.seedHelp[lang]}</small>
    </label>
    <ol class="throws">
      {log.throws.map((one, i) => (
        <li key={`${one.seed}-${log.throws.length - i}`}>
          <span class="tn">{one.rolls.map(({ face }) => face).join(' ')}</span> {lineOf(subject, one, lang)}{' '}
          <small>{one.seed}</small>
        </li>
      ))}
    </ol>
    {log.throws.length > 0 && (
      <button type="button" class="btn plain" onClick={log.clear}>
        <Icon name="close" />
        {words.clearLog[lang]}
      </button>
    )}
  </>
);
