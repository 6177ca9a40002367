/* What a calculator answers in one language. A page is in one; an action that wants both loads this module twice. */
import { calculators } from 'virtual:coup-doeil/calculators';
import { sequels } from 'virtual:coup-doeil/sequels';
import { type CheckedAsk, createReport, type Report, walkFaces } from '@coup-doeil/core/game';
import { formatOutcome } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { GameCalculator } from '../state/subject.ts';
import { formatReport } from './answer-text.ts';

/** The calculator with its texts in this module's language. */
export const loadOwn = async (subject: GameCalculator): Promise<GameCalculator> => {
  const { game, calculator: page } = subject;
  const calculator = await calculators[game.id]?.[page.id]?.();
  if (!calculator) throw new Error(`no calculator ${game.id}/${page.id}`);
  return { ...subject, calculator };
};

export const reportIn = async (subject: GameCalculator, asked: CheckedAsk): Promise<Report> => {
  const { game, calculator } = await loadOwn(subject);
  return createReport(game, calculator, asked);
};

/** What some faces come to, in a sentence. */
export const tellIn = async (
  lang: Lang,
  subject: GameCalculator,
  asked: CheckedAsk,
  faces: readonly number[],
): Promise<string> => {
  const { game, calculator } = await loadOwn(subject);
  const { branches, walk, end } = walkFaces(calculator, asked, faces) ?? {};
  if (!branches || !walk || !end) return '';
  const sequel = await sequels[game.id]?.[calculator.id]?.();
  const report = createReport(game, calculator, asked);
  return formatOutcome({ calculator, report, branches, walk, end, sequel }, lang);
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
