import type { SheetGame } from '@coup-doeil/core/sheets';
import { quoted, valueSource } from './source.ts';

const BATTLES = `import type { Game } from '@coup-doeil/core/game';

/** Battles to start from, on ground and with forces of our own; the battle door is checked on them. */
export const BATTLES: NonNullable<Game['battles']> = {};
`;

const OF_SHEETS = `import type { BattleDoor } from '@coup-doeil/core/battle';
import { getBattle } from '@coup-doeil/core/sheets';
import { sheets } from './meta.ts';

/** Its counters on a map: zones, facing and marches as the sheets say them. */
export const battle: BattleDoor = getBattle(sheets);
`;

const typedBattle = ({ game, data, door }: SheetGame): string => {
  const own = Object.keys(door?.readings ?? {}).map((id) => `${quoted(id)}: READINGS[${quoted(id)}]`);
  const march = data.recipes.find(({ id }) => id === data.battle?.march);
  return `import type { BattleDoor } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { createSheetBattle } from '@coup-doeil/core/sheets';
import { calculator } from './calculators/${march?.id}.ts';
import { CHARTS_BY_ID } from './charts/index.ts';
import { meta } from './meta.ts';
${own.length > 0 ? "import { READINGS } from './readings.ts';\n" : ''}
/** Its counters on a map, as its sheets said; a door of your own takes the place of this call. */
export const battle: BattleDoor = createSheetBattle({
  game: { id: meta.id, version: meta.version },
  recipe: ${valueSource(data.battle)},
  march: ${valueSource(march)},
  calculator,
  printings: [${game.meta.printings.map(({ id }) => quoted(id)).join(', ')}],
  charts: CHARTS_BY_ID,
  readings: { ${own.join(', ')} },
});
`;
};

/** The battle door of a game whose sheets make one, and the file of its ready battles. */
export const sheetBattleFiles = (
  sheets: SheetGame,
  { isTyped }: { readonly isTyped: boolean },
): [path: string, text: string][] =>
  sheets.door
    ? [
        ['src/battle.ts', isTyped ? typedBattle(sheets) : OF_SHEETS],
        ['src/battles.ts', BATTLES],
      ]
    : [];
