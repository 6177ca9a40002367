import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { nameSide } from '../battle/name-side.ts';
import { same, type Text, t } from '../text/index.ts';
import type { Check } from './plan.ts';

type Came = Extract<Check, { readonly check: 'came' }>['as'];
const CAME: Readonly<Record<Came, (step: Text) => Text>> = {
  done: (step) => t('“{step}” is carried out', '«\u202f{step}\u202f» est exécuté', { step }),
  succeeded: (step) => t('“{step}” succeeds', '«\u202f{step}\u202f» réussit', { step }),
  failed: (step) => t('“{step}” fails', '«\u202f{step}\u202f» échoue', { step }),
};

const tellPlain = <G extends BattleTypes>({ door, byId, document }: GameBoard<G>, check: Check): Text => {
  const { states, marks } = door.palette;
  const nameOf = (id: string): string => byId.get(id)?.name ?? id;
  const wordOf = (word: string): Text => states[word] ?? marks[word] ?? same(word);
  const sideOf = (id: string): Text => nameSide(document, id);
  switch (check.check) {
    case 'held':
      return t('{hex} held by {side}', '{hex} tenu par {side}', { hex: check.hex, side: sideOf(check.side) });
    case 'empty':
      return t('{hex} empty', '{hex} vide', { hex: check.hex });
    case 'stands':
      return t('{name} on the map', '{name} sur la carte', { name: nameOf(check.counter) });
    case 'has':
      return t('{name}: {word}', '{name}\u202f: {word}', { name: nameOf(check.counter), word: wordOf(check.word) });
    case 'any':
      return t('{side}, at least {n}: {word}', '{side}, au moins {n}\u202f: {word}', {
        side: sideOf(check.side),
        n: check.least ?? 1,
        word: wordOf(check.word),
      });
    case 'losses':
      return t('{side}: at most {n} steps lost', '{side}\u202f: au plus {n} pas perdus', {
        side: sideOf(check.side),
        n: check.most,
      });
    case 'came':
      return CAME[check.as](same(check.step));
    case 'row':
      return t('“{step}” comes out as said', '«\u202f{step}\u202f» donne ce qui est dit', { step: check.step });
  }
};

/** A condition or a goal in words. */
export const tellCheck = <G extends BattleTypes>(board: GameBoard<G>, check: Check): Text => {
  const plain = tellPlain(board, check);
  return check.not ? t('not: {plain}', 'non\u202f: {plain}', { plain }) : plain;
};
