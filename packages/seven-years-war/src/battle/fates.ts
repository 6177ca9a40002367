import type { Labels } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';

/** What a player may say befell a counter: loss points, one result, a retreat; the id of a fate is made of these words. */
const LOSSES: readonly (readonly [id: string, text: Text | null])[] = [
  ['', null],
  ['loss', t('one loss point', 'un point de perte')],
  ['losses', t('two loss points', 'deux points de perte')],
];
const RESULTS: typeof LOSSES = [
  ['', null],
  ['r', t('an “r”', 'un «\u202fr\u202f»')],
  ['s', t('an “S”', 'un «\u202fS\u202f»')],
];
const RETREATS: typeof LOSSES = [
  ['', null],
  ['retreats', t('a retreat', 'un recul')],
];

const UNHURT = 'unhurt';

const joinTexts = (texts: readonly (Text | null)[]): Text => {
  const [first, ...others] = texts.filter((text) => text !== null);
  if (!first) return t('unhurt', 'indemne');
  return others.reduce((before, text) => t('{before}, {text}', '{before}, {text}', { before, text }), first);
};

/** Every combination. */
export const FATES: Labels = Object.fromEntries(
  LOSSES.flatMap(([loss, lost]) =>
    RESULTS.flatMap(([result, suffered]) =>
      RETREATS.map(([retreat, goes]) => {
        const words = [loss, result, retreat].filter((word) => word !== '');
        return [words.join('-') || UNHURT, joinTexts([lost, suffered, goes])];
      }),
    ),
  ),
);

export interface Suffered {
  readonly losses: number;
  readonly result: 'r' | 's' | null;
  readonly retreats: boolean;
}

/** A fate by its id. */
export const readFate = (id: string): Suffered => {
  const words = id.split('-');
  return {
    losses: words.includes('losses') ? 2 : words.includes('loss') ? 1 : 0,
    result: words.includes('r') ? 'r' : words.includes('s') ? 's' : null,
    retreats: words.includes('retreats'),
  };
};
