import { same, type Text } from '../text/index.ts';
import type { Battlefield } from './battlefield.ts';

/** What a side is called: as its document says, else by its id. */
export const nameSide = ({ sides }: Pick<Battlefield, 'sides'>, side: string): Text => {
  const name = sides.find((entry) => entry.side === side)?.name ?? side;
  // A document names its sides in English and French; another language takes the English name.
  return typeof name === 'string' ? same(name) : { ...same(name.en), ...name };
};
