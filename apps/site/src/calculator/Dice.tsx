import type { Asked } from '@aide-de-camp/core/game';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../components/Icon.tsx';
import { signed } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { isList, isRecord, keep, recall } from './keep.ts';
import type { Subject } from './model.ts';
import { words } from './words.ts';

interface Said {
  readonly en: string;
  readonly fr: string;
}

/** A throw as it is kept: the seed gives it again, and the words are for people. */
export interface Throw {
  readonly seed: string;
  readonly total: number | null;
  readonly rolls: readonly { readonly face: number; readonly for: Said }[];
  readonly outcome: readonly Said[];
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

/** The dice are loaded when they are first thrown. */
const throwDice = async ({ game, calculator }: Subject, asked: Asked, seed: string): Promise<Throw> => {
  const { roll } = await import('@aide-de-camp/core/game/roll');
  const came = roll(game, calculator, asked, seed === '' ? undefined : seed);
  return {
    seed: came.seed,
    total: came.answer?.total ?? null,
    rolls: came.rolls.map(({ face, for: why }) => ({ face, for: why })),
    outcome: Object.entries(came.outcome ?? {})
      .filter(([list]) => list === 'attacker' || list === 'defender' || Object.keys(came.outcome ?? {}).length === 1)
      .map(([, { label }]) => label),
  };
};

const lineOf = ({ rolls, outcome }: Throw, lang: Lang): string =>
  [...rolls.map((roll) => `${roll.for[lang]} ${roll.face}`), ...outcome.map((one) => one[lang])].join('; ');

export interface Log {
  readonly throws: readonly Throw[];
  readonly seed: string;
  setSeed(seed: string): void;
  /** Throws for the state as it is. */
  cast(asked: Asked): Promise<void>;
  clear(): void;
}

/** The log of throws of one calculator; it survives a reload. */
export const useLog = (subject: Subject, onStorage: (kept: boolean) => void): Log => {
  const key = `throws/${subject.game.id}/${subject.calculator.id}`;
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  const [seed, setSeed] = useState('');
  useEffect(() => setThrows(recall(key, isList(isThrow), [])), [key]);
  const set = (next: readonly Throw[]) => {
    setThrows(next);
    onStorage(keep(key, next));
  };
  return {
    throws,
    seed,
    setSeed,
    cast: async (asked) => set([await throwDice(subject, asked, seed), ...throws].slice(0, MOST)),
    clear: () => set([]),
  };
};

export const Thrown = ({ log, lang }: { readonly log: Log; readonly lang: Lang }) => {
  const [last] = log.throws;
  return (
    <>
      <div role="status">
        {last && (
          <p class="thrown">
            <span class="face lit">{last.rolls[0]?.face}</span>
            <span>
              <b>
                {words.thrown[lang]} {last.rolls[0]?.face}
              </b>
              {last.total !== null && `, ${signed(last.total)}`}. {lineOf(last, lang)}
            </span>
          </p>
        )}
      </div>
      <details class="each log">
        <summary>
          {words.log[lang]} ({log.throws.length})
        </summary>
        <label class="pick">
          <span class="label">{words.seed[lang]}</span>
          <input
            type="text"
            maxLength={60}
            value={log.seed}
            onInput={(event) => log.setSeed(event.currentTarget.value)}
          />
          <small>{words.seedHelp[lang]}</small>
        </label>
        <ol class="throws">
          {log.throws.map((one, i) => (
            <li key={`${one.seed}-${log.throws.length - i}`}>
              <span class="tn">{one.rolls.map(({ face }) => face).join(' ')}</span> {lineOf(one, lang)}{' '}
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
      </details>
    </>
  );
};
