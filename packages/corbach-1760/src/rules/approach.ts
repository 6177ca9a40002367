import { type Entry, t } from '@coup-doeil/core/chart';
import type { Attacker, CombatContext, Fight } from './combat.ts';
import { climbOf, own } from './ground.ts';

/** One figure of a way to the defender; `by` sets it aside. */
interface Figure {
  readonly place: Entry;
  readonly value: number;
  readonly by?: Entry;
}

/** The defender's terrain: its hex, then what lies before it, of one attacker's way only. */
export const approach = (context: CombatContext, fight: Fight): void => {
  const { tally, reading } = context;
  const before = tally.total;
  for (const figure of hexFigures(context, fight)) count(tally, figure);
  const ways = fight.attackers.flatMap((attacker, i) => {
    if (attacker.out) return [];
    const figures = wayFigures(context, attacker);
    return [{ who: i + 1, figures, sum: figures.reduce((sum, { value, by }) => (by ? sum : sum + value), 0) }];
  });
  const sums = ways.map(({ sum }) => sum);
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const path = low !== high && reading('split-hexsides') === 'best' ? high : low;
  for (const figure of ways.find(({ sum }) => sum === path)?.figures ?? []) count(tally, figure);
  const line = context.charts['combat-modifiers'].line('terrain');
  if (tally.total !== before) tally.light(line);
  for (const { who, figures, sum } of ways) {
    if (sum === path) continue;
    const apart = tally.within(`attacker-${who}`, () => t('Attacker {who}', 'Attaquant {who}', { who }));
    for (const { place, value } of figures) apart.ignore(place, value, line);
  }
};

const count = (tally: CombatContext['tally'], { place, value, by }: Figure): void => {
  if (by) tally.ignore(place, value, by);
  else tally.add(place, value);
};

const hexFigures = ({ charts: { terrain }, reading }: CombatContext, { hex, road }: Fight): Figure[] => {
  const cell = terrain.at(hex, 'combat');
  const figure = { place: cell, value: own(cell) };
  if (road === 'none') return [figure];
  const over = terrain.at(road, 'combat');
  if (over.value === 'terrain') return [figure, { place: over, value: 0 }];
  const replaced = figure.value !== 0 && reading('sunken-road') === 'replaces';
  return [replaced ? { ...figure, by: over } : figure, { place: over, value: over.value }];
};

const wayFigures = ({ charts: { terrain }, reading }: CombatContext, { hexsides, level }: Attacker): Figure[] => {
  const bridge = terrain.at('bridge', 'combat');
  const both = hexsides.includes('bridge') && reading('bridge-and-stream') === 'adds';
  // A bridge stands over a stream, whether that was said or not.
  const crossed = both && !hexsides.includes('stream') ? [...hexsides, 'stream' as const] : hexsides;
  const figures: Figure[] = crossed.map((side) => {
    const cell = terrain.at(side, 'combat');
    const figure = { place: cell, value: own(cell) };
    if (side === 'stream' && hexsides.includes('bridge') && !both) return { ...figure, by: bridge };
    const lifted = side === 'slope' && level < 0 && reading('slope-direction') === 'climbing';
    return lifted ? { ...figure, by: terrain.at('down', 'combat') } : figure;
  });
  const climb = climbOf(level);
  if (!climb) return figures;
  const cell = terrain.at(climb, 'combat');
  return [...figures, { place: cell, value: own(cell) }];
};
