import { type Die, d6, d10, die } from '@coup-doeil/dice';

/** What is thrown: dice added up, or a pool of them read one by one. */
export interface Roll {
  readonly text: string;
  readonly dice: readonly Die[];
  readonly isPool: boolean;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const SIX = range(1, 6);

/** The faces of `d6`, `d10` (read 0 to 9), `d66`, `d100` (1 to 100), `d10(1-10)`, `d6(2,3,3,4,4,5)`. */
const readFaces = (size: string, own: string | undefined): number[] | null => {
  if (own !== undefined) {
    const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(own) ?? [];
    if (to !== undefined) return Number(from) < Number(to) ? range(Number(from), Number(to)) : null;
    const faces = own.split(',').map(Number);
    return faces.every((face) => Number.isInteger(face) && face < 1000) ? faces : null;
  }
  if (size === '66') return SIX.flatMap((tens) => SIX.map((ones) => 10 * tens + ones));
  return Number(size) >= 2 && Number(size) <= 100 ? range(1, Number(size)) : null;
};

const DICE = /^([1-9])?d(\d{1,3})(?:\(([\d,-]+)\))?$/;

const readDie = (size: string, own: string | undefined): Die | null => {
  if (size === '6' && own === undefined) return d6;
  if (size === '10' && own === undefined) return d10;
  const faces = readFaces(size, own);
  return faces && die(`d${size}${own === undefined ? '' : `-${own.replaceAll(',', '-')}`}`, faces);
};

const MOST_DICE = 9;

/** `d6`, `2d6`, `2d6+d4`, `d100`, `d10(1-10)`, `pool d6`; `null` for anything else. */
export const parseDice = (text: string): Roll | null => {
  const [, pool, list = ''] = /^(pool )?(.+)$/.exec(text.trim()) ?? [];
  const dice: Die[] = [];
  for (const part of list.split('+')) {
    const [, count = '1', size, own] = DICE.exec(part.trim()) ?? [];
    const die = size === undefined ? null : readDie(size, own);
    if (!die) return null;
    dice.push(...Array.from({ length: Number(count) }, () => die));
  }
  const fits = dice.length <= MOST_DICE && (pool === undefined || dice.length === 1);
  return fits ? { text: text.trim(), dice, isPool: pool !== undefined } : null;
};
