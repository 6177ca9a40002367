import type { Locator } from '@playwright/test';

/** The taps of a practised hand, counted. A choice from a list that opens is two. */
export const startTaps = () => {
  let count = 0;
  return {
    tap: async (target: Locator, position?: { readonly x: number; readonly y: number }): Promise<void> => {
      count += 1;
      await target.tap(position && { position });
    },
    /** A field is touched, and a figure typed. */
    type: async (field: Locator, text: string): Promise<void> => {
      count += 1;
      await field.tap();
      await field.fill(text);
    },
    choose: async (list: Locator, option: string): Promise<void> => {
      count += 2;
      await list.selectOption(option);
    },
    count: (): number => count,
  };
};
