import { formatHex } from '@coup-doeil/hex';
import { formatBrief } from '../tell/brief.ts';
import { formatPair } from '../tell/punctuation.ts';
import { type Language, same, type Text, t } from '../text/index.ts';
import type { ActionAsk } from './action-rules.ts';
import type { BattleDoor, BattleTypes } from './door.ts';
import { type GameBoard, getCounter } from './game-board.ts';
import type { PricedAction } from './sets.ts';

/** What somebody’s ask is called: “Charge” where all who take part charge, else as its action is. */
export const nameAction = <G extends BattleTypes>(
  { actions }: Pick<BattleDoor<G>, 'actions'>,
  { action, parts }: Pick<ActionAsk, 'action' | 'parts'>,
): Text => {
  const rules = actions.find(({ id }) => id === action);
  const [manner, ...others] = new Set(parts.map(({ as }) => as));
  const name = manner !== undefined && others.length === 0 ? rules?.called?.[manner] : undefined;
  return name ?? rules?.label ?? same(action);
};

const ALONE = t('1 unit', '1 unité');

/**
 * An action in one line of plain text, for the chat of a game that is played elsewhere: from which hexes against which, by how
 * many units, and its answer.
 */
export const formatAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  { ask, brief }: Pick<PricedAction, 'ask' | 'brief'>,
  language: Language,
): string => {
  const hexes = ask.parts.map(({ counter }) => formatHex(board.ground.grid, getCounter(board, counter).hex));
  const n = ask.parts.length;
  const units = n === 1 ? ALONE[language] : t('{n} units', '{n} unités', { n })[language];
  const line = `${nameAction(board.door, ask)[language]} ${[...new Set(hexes)].sort().join(' ')} → ${ask.targets.join(' ')}`;
  return formatPair(line, `${units}, ${formatBrief(brief, {}, [], language)}`, language);
};
