/* What a calculator says in one language. A page is in one; a click that wants both asks each for its own. */
import { calculators } from 'virtual:coup-doeil/calculators';
import { type Asked, type Report, report } from '@coup-doeil/core/game';
import { type Rolled, roll } from '@coup-doeil/core/game/roll';
import type { Lang } from '../lib/words.ts';
import type { Asks } from './model.ts';
import { textOf } from './text.ts';

const own = async ({ game, calculator: { id } }: Asks): Promise<Asks> => {
  const calculator = await calculators[game.id]?.[id]?.();
  if (!calculator) throw new Error(`no calculator ${game.id}/${id}`);
  return { game, calculator };
};

export const reportIn = async (asks: Asks, asked: Asked): Promise<Report> => {
  const { game, calculator } = await own(asks);
  return report(game, calculator, asked);
};

export const rollIn = async (asks: Asks, asked: Asked, seed: string): Promise<Rolled> => {
  const { game, calculator } = await own(asks);
  return roll(game, calculator, asked, seed === '' ? undefined : seed);
};

export const textIn = async (
  lang: Lang,
  asks: Asks,
  asked: Asked,
  rulings: string,
  address: string,
): Promise<string> => {
  const spoken = await own(asks);
  return textOf(spoken, report(spoken.game, spoken.calculator, asked), lang, rulings, address);
};
