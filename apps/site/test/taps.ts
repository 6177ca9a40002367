import type { Locator } from '@playwright/test';

/** The taps of a practised hand, counted. A choice from a list that opens is two. */
export const startTaps = () => {
  let count = 0;
  return {
    tap: async (target: Locator): Promise<void> => {
      count += 1;
      await target.tap();
    },
    choose: async (list: Locator, option: string): Promise<void> => {
      count += 2;
      await list.selectOption(option);
    },
    count: (): number => count,
  };
};
