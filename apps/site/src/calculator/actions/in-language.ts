/* What a calculator answers in one language. A page is in one; an action that wants both loads this module twice. */
import { calculators } from 'virtual:coup-doeil/calculators';
import { type CheckedAsk, createReport, type Report } from '@coup-doeil/core/game';
import { type Rolled, rollReport } from '@coup-doeil/core/game/roll';
import type { Lang } from '../../lib/words.ts';
import type { GameCalculator } from '../state/subject.ts';
import { formatReport } from './answer-text.ts';

/** The calculator with its texts in this module's language. */
const loadOwn = async ({ game, calculator: { id } }: GameCalculator): Promise<GameCalculator> => {
  const calculator = await calculators[game.id]?.[id]?.();
  if (!calculator) throw new Error(`no calculator ${game.id}/${id}`);
  return { game, calculator };
};

export const reportIn = async (subject: GameCalculator, asked: CheckedAsk): Promise<Report> => {
  const { game, calculator } = await loadOwn(subject);
  return createReport(game, calculator, asked);
};

export const rollIn = async (subject: GameCalculator, asked: CheckedAsk, seed: string): Promise<Rolled> => {
  const { game, calculator } = await loadOwn(subject);
  return rollReport(game, calculator, asked, seed === '' ? undefined : seed);
};

export const formatIn = async (
  lang: Lang,
  subject: GameCalculator,
  asked: CheckedAsk,
  rulings: string,
  address: string,
): Promise<string> => {
  const own = await loadOwn(subject);
  return formatReport(own, createReport(own.game, own.calculator, asked), lang, rulings, address);
};
