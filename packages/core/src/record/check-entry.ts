import type { ActionAsk, Question } from '../battle/action-rules.ts';
import { prepareAction } from '../battle/actions.ts';
import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex } from '../battle/game-board.ts';
import { applyMarch, findMarches } from '../battle/reach.ts';
import { toInputError } from '../game/fault.ts';
import { type Text, t } from '../text/index.ts';
import { type OpenThrow, openThrow } from './act.ts';
import { spellData } from './hash.ts';
import type { MailThrow } from './mail-state.ts';
import { type ActionEntry, type BattleRecord, countByHand, type MarchEntry } from './record.ts';
import { rollFaces } from './roll-faces.ts';
import { writeAction } from './write-action.ts';

const TEXTS = {
  barred: t(
    'The sheet, as it is read now, does not allow this.',
    'La feuille, telle qu’elle est lue, ne le permet pas.',
  ),
  faces: t('The dice are not those of the seed.', 'Les dés ne sont pas ceux de la graine.'),
  seed: t(
    'The seed of this throw is not one that the record drew, or served before.',
    'La graine de ce jet n’est pas tirée du journal, ou a déjà servi.',
  ),
  secrets: t('The dice are not those of the two secrets.', 'Les dés ne sont pas ceux des deux secrets.'),
  own: t('The dice do not come from the secrets of both sides.', 'Les dés ne viennent pas des secrets des deux camps.'),
  ask: t('What was carried out is not what was asked.', 'Ce qui a été exécuté n’est pas ce qui avait été demandé.'),
  choice: t(
    'A side answered a question that is not its own.',
    'Un camp a répondu à une question qui n’est pas la sienne.',
  ),
  unused: t('A throw was made, and this stands in its place.', 'Un jet a été fait, et ceci en tient lieu.'),
  outcome: t('The dice come to something else.', 'Les dés donnent autre chose.'),
  headline: t(
    'The odds are others, as the sheet is read now.',
    'Les chances sont autres, telle que la feuille est lue.',
  ),
  changes: t('The outcome changes something else.', 'Le résultat change autre chose.'),
  march: t('The march rule gives something else.', 'La règle de mouvement donne autre chose.'),
} as const;

/** What is wrong, and in which field of the entry. */
export type Wrong = readonly [field: string, text: Text];

/** A throw of the mail with the seed that its two secrets make; without one while a secret is missing. */
export interface SeededThrow extends MailThrow {
  readonly seed: string | undefined;
}

/** What an action is checked against. */
export interface Checks {
  readonly record: BattleRecord;
  readonly throws: readonly SeededThrow[];
  /** From this entry on the dice come from both secrets. */
  readonly bySecrets: number;
  readonly seeds: Set<string>;
}

const isSame = (a: unknown, b: unknown): boolean => spellData(a) === spellData(b);

const isFixed = (fixed: ActionAsk, { answers = {}, ...ask }: ActionAsk): boolean => {
  const { answers: given = {}, ...asked } = fixed;
  return isSame(asked, ask) && Object.entries(given).every(([question, option]) => answers[question] === option);
};

/** Whether each side answered its own questions before the dice, and no other. */
const answersOwn = (questions: readonly Question[], { ask, by, answered }: SeededThrow): boolean => {
  const isAsked = Object.keys(answered).every((id) => questions.some((question) => question.id === id));
  return (
    isAsked &&
    questions.every(({ id, side }) => {
      if (ask.answers?.[id] === undefined) return true;
      return Object.hasOwn(answered, id) ? side !== by : side === by;
    })
  );
};

/** Where the dice of an action come from: their seed; or what is wrong with that. */
const findSeed = <G extends BattleTypes>(
  board: GameBoard<G>,
  { ask, thrown }: ActionEntry,
  i: number,
  open: OpenThrow,
  { record, throws, bySecrets, seeds }: Checks,
): { readonly seed: string; readonly text: Text } | Wrong | undefined => {
  if (thrown.by === 'secrets') {
    const roll = throws[thrown.number - 1];
    if (roll?.seed === undefined || roll.at !== i) return ['thrown.number', TEXTS.secrets];
    const isAsked = isFixed(roll.ask, ask) && isSame(prepareAction(board, roll.ask), prepareAction(board, ask));
    if (!isAsked) return ['ask', TEXTS.ask];
    if (!answersOwn(open.ready.questions, roll)) return ['ask.answers', TEXTS.choice];
    return { seed: roll.seed, text: TEXTS.secrets };
  }
  if (i >= bySecrets && open.branches) return ['thrown.by', TEXTS.own];
  if (thrown.by === 'hand') return undefined;
  const drawn = Number(thrown.seed.slice(record.seed.length + 1));
  const isDrawn = thrown.seed === `${record.seed}-${drawn}` && drawn >= 1 && drawn <= record.drawn;
  if (!isDrawn || seeds.has(thrown.seed)) return ['thrown.seed', TEXTS.seed];
  seeds.add(thrown.seed);
  return { seed: thrown.seed, text: TEXTS.faces };
};

const checkAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  entry: ActionEntry,
  i: number,
  checks: Checks,
): readonly Wrong[] => {
  const open = openThrow(board, entry.ask);
  if (!open) return [['ask', TEXTS.barred]];
  const source = findSeed(board, entry, i, open, checks);
  if (source && !('seed' in source)) return [source];
  const { faces } = entry.thrown;
  const rolled = faces.slice(0, countByHand(entry.thrown));
  if (source && !isSame(rollFaces(open, source.seed, rolled), faces)) return [['thrown.faces', source.text]];
  const rewritten = writeAction(board, entry.ask, entry.thrown, entry.outcome).entry;
  const fields = ['outcome', 'headline', 'changes'] as const;
  return fields.flatMap((field) => (isSame(rewritten[field], entry[field]) ? [] : [[field, TEXTS[field]] as const]));
};

const checkMarch = <G extends BattleTypes>(board: GameBoard<G>, entry: MarchEntry): readonly Wrong[] => {
  const counter = getCounter(board, entry.counter);
  const { arrivals, scale } = findMarches(board, counter);
  const arrival = arrivals.get(parseBoardHex(board, entry.to));
  if (!arrival) return [['to', TEXTS.barred]];
  const isRight =
    isSame(applyMarch(board, counter, arrival), entry.changes) &&
    (entry.cost === undefined || entry.cost === arrival.cost / scale);
  return isRight ? [] : [['changes', TEXTS.march]];
};

/** What of an entry does not agree with the dice, or with the rules on the board as it stood before. */
export const checkEntry = <G extends BattleTypes>(board: GameBoard<G>, i: number, checks: Checks): readonly Wrong[] => {
  const entry = checks.record.entries[i];
  const promised = checks.throws.find(({ at, seed }) => at === i && seed !== undefined);
  const carriesOut =
    entry?.entry === 'action' && entry.thrown.by === 'secrets' && entry.thrown.number === promised?.number;
  if (promised && !carriesOut) return [['entry', TEXTS.unused]];
  try {
    if (entry?.entry === 'action') return checkAction(board, entry, i, checks);
    return entry?.entry === 'march' ? checkMarch(board, entry) : [];
  } catch (error) {
    return [[toInputError(error).field, TEXTS.barred]];
  }
};
