import { formatHex, parseHex } from '@coup-doeil/hex';
import { rejectInput } from '../error.ts';
import type { Scalar, UnitEffect } from '../game/index.ts';
import { same, type Text, t } from '../text/index.ts';
import type { After, DoneAction, Question } from './action-rules.ts';
import type { Change } from './change.ts';
import type { BattleTypes, CounterOf } from './door.ts';
import { type GameBoard, getCounter } from './game-board.ts';

/** What a game says so that the effects of a calculator’s sequel become changes of counters. */
export interface EffectRules<G extends BattleTypes = BattleTypes> {
  /** A field of the unit takes another value: what that changes of its counter. */
  set(board: GameBoard<G>, counter: CounterOf<G>, field: string, value: Scalar): readonly Change[];
  /** The hexes into which it may go back from a hex, each a step of its own. */
  retreats(board: GameBoard<G>, counter: CounterOf<G>, from: number): readonly number[];
  /** One more step lost, after so many by this very outcome: what that changes, and whether nothing is left of it. */
  loseStep?(
    board: GameBoard<G>,
    counter: CounterOf<G>,
    before: number,
  ): { readonly changes: readonly Change[]; readonly gone: boolean };
}

const NOWHERE = t(
  'It has nowhere to go: what becomes of it?',
  'Elle n’a nulle part où aller\u202f: qu’en est-il\u202f?',
);
const NOWHERE_OPTIONS = [
  { id: 'stays', label: t('it stays', 'elle reste') },
  { id: 'eliminated', label: t('it is eliminated', 'elle est éliminée') },
] as const;

const nameQuestion = (name: string, question: Text): Text =>
  t('{name}: {question}', '{name}\u202f: {question}', { name, question });

interface Gathered {
  readonly changes: Change[];
  readonly questions: Question[];
  /** Counters that are out of the battle by now. */
  readonly gone: Set<string>;
  /** How many steps each has lost by this outcome. */
  readonly lost: Map<string, number>;
}

type Answers = Pick<DoneAction, 'answer'>;

/** The answer to a question, if there is one; another than its options is an error that lists them. */
const readAnswer = ({ answer }: Answers, { id, options }: Question): string | undefined => {
  const given = answer(id);
  const ids = options.map((option) => option.id);
  return given === undefined || ids.includes(given) ? given : rejectInput('choice', `answers.${id}`, ids, given);
};

/** Step by step back, each into a hex that the owner chooses; a question that is not answered ends what can be said. */
const goBack = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: EffectRules<G>,
  counter: CounterOf<G>,
  { hexes, question, answer }: { readonly hexes: number; readonly question: Text } & Answers,
  { changes, questions, gone }: Gathered,
): void => {
  const { grid } = board.ground;
  const { id, side, name } = counter;
  let from = counter.hex;
  for (let step = 1; step <= hexes; step++) {
    const options = rules.retreats(board, counter, from).map((hex) => formatHex(grid, hex));
    const head = { side, counter: id };
    const asked: Question =
      options.length === 0
        ? { ...head, id: `nowhere-to-go.${id}`, label: nameQuestion(name, NOWHERE), options: NOWHERE_OPTIONS }
        : {
            ...head,
            id: step === 1 ? `recoil-to.${id}` : `recoil-to.${id}.${step}`,
            label: nameQuestion(name, question),
            options: options.map((hex) => ({ id: hex, label: same(hex) })),
            hexes: true,
          };
    questions.push(asked);
    const to = readAnswer({ answer }, asked);
    if (to === 'eliminated') {
      changes.push({ change: 'eliminate', counter: id });
      gone.add(id);
    }
    if (to === undefined || options.length === 0) return;
    changes.push({ change: 'move', counter: id, hex: to });
    from = parseHex(grid, to);
  }
};

/** Steps that several units share out: who takes each is their owner’s choice, asked anew for each. */
const shareSteps = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: EffectRules<G>,
  counters: readonly CounterOf<G>[],
  { steps, question, answer }: { readonly steps: number; readonly question: Text } & Answers,
  { changes, questions, gone, lost }: Gathered,
): void => {
  for (let step = 1; step <= steps; step++) {
    // Plans take the first option: the strongest loses first, asked anew for each step.
    const strengthOf = ({ id, unit }: CounterOf<G>): number => (unit.strength ?? 0) - (lost.get(id) ?? 0);
    const left = counters.filter(({ id }) => !gone.has(id)).toSorted((a, b) => strengthOf(b) - strengthOf(a));
    const [first] = left;
    if (!first) return;
    let chosen: CounterOf<G> | undefined = first;
    if (left.length > 1) {
      const label = steps === 1 ? question : t('{question} ({n})', '{question} ({n})', { question, n: step });
      const options = left.map(({ id, name }) => ({ id, label: same(name) }));
      const asked: Question = { id: `who-loses.${first.side}.${step}`, side: first.side, label, options };
      questions.push(asked);
      const id = readAnswer({ answer }, asked);
      chosen = left.find((counter) => counter.id === id);
    }
    if (!chosen) return;
    const before = lost.get(chosen.id) ?? 0;
    const loss = rules.loseStep?.(board, chosen, before);
    lost.set(chosen.id, before + 1);
    changes.push(...(loss?.changes ?? []));
    if (loss?.gone) gone.add(chosen.id);
  }
};

/**
 * The changes of counters that the effects of an outcome bring, with the questions that they need. What befalls a counter
 * that an earlier effect took out of the battle is left out.
 */
export const applyUnitEffects = <G extends BattleTypes>(
  board: GameBoard<G>,
  rules: EffectRules<G>,
  { ready, answer }: Pick<DoneAction<G>, 'ready' | 'answer'>,
  effects: readonly UnitEffect[],
): After => {
  const byPath = new Map(ready.roles.map(({ path, counter }) => [path, counter]));
  const gathered: Gathered = { changes: [], questions: [], gone: new Set(), lost: new Map() };
  const { changes, questions, gone } = gathered;
  for (const { units, effect, choice } of effects) {
    const ids = units.flatMap((path) => byPath.get(path) ?? []).filter((id) => !gone.has(id));
    const counters = ids.map((id) => getCounter(board, id));
    const question = choice?.question ?? NOTHING;
    if (effect.kind === 'lose') shareSteps(board, rules, counters, { steps: effect.steps, question, answer }, gathered);
    for (const counter of counters) {
      const { id } = counter;
      if (effect.kind === 'set') changes.push(...rules.set(board, counter, effect.field, effect.value));
      else if (effect.kind === 'mark') changes.push({ change: 'mark', counter: id, add: [effect.mark], remove: [] });
      else if (effect.kind === 'leave')
        goBack(board, rules, counter, { hexes: effect.hexes, question, answer }, gathered);
      else if (effect.kind === 'eliminate') {
        changes.push({ change: 'eliminate', counter: id });
        gone.add(id);
      }
    }
  }
  return { changes, questions, facts: [] };
};

const NOTHING = same('');
