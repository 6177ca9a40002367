import { splitCell } from '@aide-de-camp/core/chart';
import { drm, observation } from '../charts/figures.ts';
import { result } from '../charts/results.ts';
import type { CombatCharts, LineId, LineRead } from '../rules/combat.ts';
import type { GroundChart } from '../rules/ground.ts';
import type { Terrain } from '../vocabulary.ts';

/** What a combat reads, without a word: drawn from the charts, and held to them by a test. Cells are as printed. */
export interface Figures {
  readonly document: string;
  readonly terrain: Readonly<Record<Terrain, readonly [combat: string, observations: string]>>;
  readonly lines: Readonly<Record<LineId, readonly [printed: string, value: number, terms: LineRead['terms']]>>;
  /** From the best for the attacker to the worst. */
  readonly ratio: readonly (readonly [row: string, over: number, under: number, value: number])[];
  /** From the highest total down; the lowest of each row, `null` where it has none. */
  readonly combat: readonly (readonly [row: string, from: number | null, attacker: string, defender: string])[];
}

const label = { en: '', fr: '' };

/** The charts of a combat made of its bare figures. */
export const chartsOf = ({ document, terrain, lines, ratio, combat }: Figures): CombatCharts => {
  const entry = <V>(
    text: string,
    read: (printed: string, marks: readonly string[]) => V,
    row: string,
    column: string,
  ) => {
    const { printed, marks } = splitCell(text);
    return { label, printed, marks, cite: { document, chart: 'terrain', row, column }, value: read(printed, marks) };
  };
  const at = (row: Terrain) => ({
    combat: entry(terrain[row][0], drm, row, 'combat'),
    observations: entry(terrain[row][1], observation, row, 'observations'),
  });
  // Keyed by the very rows of the figures.
  const ground = Object.fromEntries(
    Object.keys(terrain).map((row) => [row, at(row as Terrain)]),
  ) as unknown as Readonly<Record<Terrain, ReturnType<typeof at>>>;
  const rows = combat.map(([id, from, attacker, defender]) => {
    const cell = (text: string) => {
      const { printed, marks } = splitCell(text);
      return { value: result(printed, marks) };
    };
    return {
      from: from ?? Number.NEGATIVE_INFINITY,
      id,
      cells: { attacker: cell(attacker), defender: cell(defender) },
    };
  });
  const rungs = ratio.map(([row, over, under, value]) => ({
    row,
    over,
    under,
    value,
    label,
    cite: { document, chart: 'ratio', row, column: 'value' },
  }));
  // The lowest band and the lowest rung take whatever is below them.
  const lowest = <T>(list: readonly T[]): T => list[list.length - 1] as T;
  return {
    // A combat looks at these two columns alone.
    terrain: { at: ((row: Terrain, column: 'combat' | 'observations') => ground[row][column]) as GroundChart['at'] },
    combat: { at: (total) => rows.find(({ from }) => from <= total) ?? lowest(rows) },
    'combat-modifiers': {
      line: (row) => {
        const [printed, value, terms] = lines[row];
        return {
          label,
          printed,
          marks: [],
          value,
          terms,
          cite: { document, chart: 'combat-modifiers', row, column: 'value' },
        };
      },
    },
    ratio: {
      document,
      id: 'ratio',
      at: (attack, defence) => rungs.find(({ over, under }) => attack * under >= defence * over) ?? lowest(rungs),
    },
  };
};
