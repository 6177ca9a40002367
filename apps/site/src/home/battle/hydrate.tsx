import type { BattleDoor } from '@coup-doeil/core/battle';
import { hydrate } from 'preact';
import type { Lang } from '../../lib/words.ts';
import type { HomeData } from './data.ts';
import { HomeBattle } from './HomeBattle.tsx';

/** Brings the built battle alive; resolves when it listens. */
export const hydrateBattle = (root: Element, door: BattleDoor, data: HomeData, lang: Lang): Promise<void> => {
  const { game, symbols, battlefield, touches } = data;
  const subject = { game, door, symbols, ready: [battlefield], opening: [] } as const;
  return new Promise((resolve) => {
    hydrate(<HomeBattle {...{ subject, touches, lang }} onLive={resolve} />, root);
  });
};
