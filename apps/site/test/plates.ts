/* The plates of an atlas, as they stand on its page. */
import type { Page } from '@playwright/test';

export type Plate = {
  readonly calculator: string;
  readonly list: string;
  readonly outcome: string | null;
  readonly rating: string | null;
  readonly heads: readonly string[];
  readonly rows: readonly {
    readonly total: string;
    readonly said: string | null;
    readonly cells: readonly { readonly figure: string; readonly tint: string; readonly said: string | null }[];
  }[];
};

export const platesOn = (page: Page): Promise<readonly Plate[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('table.heat')].map((plate) => ({
      calculator: plate.dataset.calculator ?? '',
      list: plate.dataset.list ?? '',
      outcome: plate.dataset.outcome ?? null,
      rating: plate.dataset.rating ?? null,
      heads: [...plate.querySelectorAll('thead tr:last-child th')].slice(1).map((head) => head.textContent ?? ''),
      rows: [...plate.querySelectorAll<HTMLElement>('tbody tr')].map((row) => ({
        total: row.querySelector('th')?.textContent ?? '',
        said: row.dataset.ask ?? null,
        cells: [...row.querySelectorAll<HTMLElement>('td')].map((cell) => ({
          figure: (cell.textContent ?? '').trim(),
          tint: cell.className.slice(0, 2),
          said: cell.dataset.ask ?? null,
        })),
      })),
    })),
  );
