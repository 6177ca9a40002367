import { chartName, property, quoted, text } from '../source.ts';
import { type Frame, UNIT } from './frame.ts';

const listOf = (name: string, ids: readonly string[]): string =>
  `export const ${name} = [${ids.map(quoted).join(', ')}] as const${ids.length > 0 ? '' : ' satisfies readonly string[]'};`;

/** The words of the map, and the types of the door. */
export const writeTypes = ({
  march,
  hexes,
  hexsides,
  roads,
  arms,
}: Frame): string => `import type { CounterOf, CrossingOf, GameBoard } from '@coup-doeil/core/battle';
import type { Readings } from '@coup-doeil/core/game';
import { calculator as march } from '../calculators/${march.id}.ts';

/** The words of the map are the rows of the chart that is marched on; finer ones of your own may be mapped to them. */
${listOf('HEXES', hexes)}
${listOf('HEXSIDES', hexsides)}
${listOf('ROADS', roads)}
${listOf('ARMS', arms)}

/** What the board asks of the table: put the readings here that rules of its own ask. */
export const BOARD_READINGS: Readings = { ...march.readings };

/** What the rules need of a counter. */
export interface Figures {
  readonly arm: (typeof ARMS)[number];
  readonly strength: number;
  readonly movement: number | null;
}

/** What this game brings to a board. */
export interface OwnBattle {
  readonly counter: Figures;
  readonly terrain: (typeof HEXES)[number];
  readonly feature: (typeof HEXSIDES)[number];
  readonly road: (typeof ROADS)[number];
  readonly readings: Readings;
}

export type Board = GameBoard<OwnBattle>;
export type Counter = CounterOf<OwnBattle>;
export type Crossing = CrossingOf<OwnBattle>;
`;

/** Palette, and how a counter is read. */
export const writePalette = ({ sheets, printing, march, table, arms }: Frame): string => {
  const chart = chartName(march.grid, printing);
  const grid = sheets.data.charts[printing]?.find(({ built }) => built.id === march.grid)?.built;
  const labels = arms.map((arm) => {
    const label = sheets.data.battle?.stances[arm]?.label ?? grid?.columns.find(({ id }) => id === arm)?.label;
    return `    ${property(arm)}: ${label ? text(label) : "t('unit', 'unité')"},`;
  });
  return `import type { BattleUnit, CounterReader, Palette } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { ${chart} } from '../charts/${march.grid}.ts';
import { ARMS, type Figures, HEXES, HEXSIDES, type OwnBattle, ROADS } from './types.ts';

type Words = (typeof HEXES)[number] | (typeof HEXSIDES)[number] | (typeof ROADS)[number];

/** Rows of the chart, by the names that it prints. */
const labelRows = <K extends Words>(rows: readonly K[]) =>
  Object.fromEntries(rows.map((row) => [row, ${chart}.row(row).label])) as Readonly<Record<K, Text>>;

export const palette: Palette<OwnBattle['terrain'], OwnBattle['feature'], OwnBattle['road']> = {
  terrains: labelRows(HEXES),
  features: labelRows(HEXSIDES),
  roads: labelRows(ROADS),
  levels: false,
  arms: {
${labels.join('\n')}
  },
  strength: { label: t('Strength', 'Force'), min: 1, max: 99, neededBy: ARMS },
  ratings: { movement: { label: t('Movement', 'Mouvement'), min: 0, max: 99 } },
  states: {},
  traits: {},
  marks: { moved: t('has moved', 'a bougé'), acted: ${text({
    en: `has taken part: ${table.title.en}`,
    fr: `a pris part\u202f: ${table.title.fr ?? table.title.en}`,
  })} },
  formationStates: {},
  sideStates: {},
  phases: {},
};

/** The front alone: the face that shows is chosen here once the game has two. */
export const readCounter = (_: BattleUnit, reads: CounterReader): Figures => ({
  arm: reads.arm(ARMS),
  strength: reads.needs('strength'),
  movement: reads.figure('movement'),
});
`;
};

/** Arms by their ids, for a test. */
export const firstArm = ({ arms }: Frame): string => arms[0] ?? UNIT;
