import type { GameBoard } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { type FoundWays, toWays } from '@coup-doeil/core/plan';
import { formatPercent } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { labelAction, nameParts } from './board.ts';
import { table } from './table.ts';
import { wrap } from './text.ts';

const WORDS = {
  none: t('Nothing reaches it from where the counters stand.', 'Rien n’y arrive depuis la place des pions.'),
  points: t('Points', 'Points'),
  cut: t(
    'There are more orders than are tried: something smaller may do.',
    'Il y a plus d’ordres qu’on n’en essaie\u202f: moins peut suffire.',
  ),
} as const;

/** What reaches the chance, the fewest counters first: the fires, then the attack. */
export const showWays = (board: GameBoard, { ways, cut }: FoundWays, style: Style): string[] => {
  const { translate, language, width } = style;
  const rows = ways.map(({ asks, chance, strength }) => [
    formatPercent(toWays(chance), language),
    String(strength),
    asks.map((ask) => `${translate(labelAction(board, ask.action))} · ${nameParts(board, ask, style)}`).join(' → '),
  ]);
  const columns = [
    { head: '', right: true },
    { head: translate(WORDS.points), right: true },
    { head: '', flows: true },
  ];
  return [
    ...(ways.length > 0 ? table(columns, rows, width) : wrap(translate(WORDS.none), width)),
    ...(cut ? wrap(translate(WORDS.cut), width) : []),
  ];
};
