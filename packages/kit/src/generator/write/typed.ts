import type { Meta } from '@coup-doeil/core/game';
import type { Recipe, SheetGame } from '@coup-doeil/core/sheets';
import { battleFiles } from './battle/index.ts';
import { chartFiles } from './charts.ts';
import { type BattleMaking, commonFiles, createManifest, json } from './metadata.ts';
import { sheetBattleFiles } from './sheet-battle.ts';
import { property, quoted, valueSource } from './source.ts';
import { templates } from './templates.ts';

const META = (meta: Meta): string =>
  `import { t } from '@coup-doeil/core/text';\nimport type { Meta } from '@coup-doeil/core/game';\n\n/** What readers need to list the game: its names, printings, charts and calculators. */\nexport const meta: Meta<${quoted(meta.id)}> = ${valueSource(meta)};\n`;

const SOURCES = ({ data }: SheetGame): string => `import { t } from '@coup-doeil/core/chart';
import type { Silence, Source } from '@coup-doeil/core/game';

/** The documents that the charts cite. */
export const SOURCES: readonly Source[] = ${valueSource(data.sources)};

/** What the sheets leave open for good. */
export const SILENCES: readonly Silence[] = [];
`;

/** The readings of the calculators, and of the door that the sheets make; the frame of a door asks none of its own yet. */
const READINGS = ({ data, calculators }: SheetGame, battle: BattleMaking | undefined): string => {
  const asked = Object.values(calculators).flatMap((calculator) => Object.keys(calculator.readings));
  const own = Object.entries(data.readings).filter(([id]) => battle !== 'frame' || asked.includes(id));
  const readings = valueSource(Object.fromEntries(own));
  const texts = readings.includes('t(') ? "import { t } from '@coup-doeil/core/chart';\n" : '';
  return `${texts}import type { Readings } from '@coup-doeil/core/game';

/** The doubtful places: question, options, the default first, and why. */
export const READINGS = ${readings} satisfies Readings;
`;
};

/** The lines of the game that load its battle door and its ready battles. */
const BATTLE: Readonly<Record<BattleMaking, string>> = {
  sheets: "  battle: async () => (await import('./battle.ts')).battle,\n  battles: BATTLES,\n",
  frame: `  battle: async () => (await import('./battle.ts')).battle,
  battles: { meeting: async () => (await import('./battles/meeting.ts')).meeting },
`,
};

const INDEX = (
  { data }: SheetGame,
  battle: BattleMaking | undefined,
): string => `import { defineGame } from '@coup-doeil/core/game';
${battle === 'sheets' ? "import { BATTLES } from './battles.ts';\n" : ''}import { meta } from './meta.ts';
import { READINGS } from './readings.ts';
import { SILENCES, SOURCES } from './sources.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const game = defineGame({
  meta,
  sources: SOURCES,
  readings: READINGS,
  silences: SILENCES,
  charts: async () => (await import('./charts/index.ts')).CHARTS,
${battle ? BATTLE[battle] : ''}  calculators: {
${data.recipes.map(({ id }) => `    ${property(id)}: async () => (await import('./calculators/${id}.ts')).calculator,`).join('\n')}
  },
});
`;

const CALCULATOR = (recipe: Recipe, readings: readonly string[], { data, game }: SheetGame): string => {
  const make = recipe.kind === 'march' ? 'createMarchCalculator' : 'createTableCalculator';
  const own = readings.map((id) => `${quoted(id)}: READINGS[${quoted(id)}]`).join(', ');
  return `import { t } from '@coup-doeil/core/chart';
import { ${make} } from '@coup-doeil/core/sheets';
import { CHARTS_BY_ID } from '../charts/index.ts';
${readings.length > 0 ? "import { READINGS } from '../readings.ts';\n" : ''}
/** What goes into it, as its sheets said; a rule of your own takes the place of this call. */
export const calculator = ${make}({
  game: ${quoted(game.meta.id)},
  recipe: ${valueSource(recipe)},
  printings: [${data.printings.map(({ id }) => quoted(id)).join(', ')}],
  charts: CHARTS_BY_ID,
  readings: { ${own} },
});
`;
};

const CONFORMANCE = `import { conform } from '@coup-doeil/kit';
import { game } from '../src/index.ts';
import { EXEMPT, RULINGS } from './rulings/index.ts';

conform(game, { at: import.meta.dirname, rulings: RULINGS, exempt: EXEMPT });
`;

const RULINGS = ({ data }: SheetGame): string => `import type { Exemptions, Ruling } from '@coup-doeil/kit';

/** Situation, ruling, citation: what the sheet says, worked out by hand. */
export const RULINGS: readonly Ruling[] = ${valueSource(data.rulings)};

/** Duties that do not hold here, each with its reason. */
export const EXEMPT: Exemptions = {};
`;

/**
 * A package whose charts stand in the source, its calculators made of them as its sheets said. Its battle door is the one that the
 * sheets make, or if asked the frame of another.
 */
export const typedFiles = (sheets: SheetGame, owner: string, isFramed = false): ReadonlyMap<string, string> => {
  const { game, data, calculators, door } = sheets;
  const battle = isFramed ? 'frame' : door && 'sheets';
  return new Map([
    ...commonFiles(game.meta, owner),
    ['src/meta.ts', META(game.meta)],
    ['src/sources.ts', SOURCES(sheets)],
    ['src/readings.ts', READINGS(sheets, battle)],
    ['src/index.ts', INDEX(sheets, battle)],
    ...(battle === 'sheets' ? sheetBattleFiles(sheets, { isTyped: true }) : []),
    ...chartFiles(sheets),
    ...data.recipes.map((recipe): [string, string] => [
      `src/calculators/${recipe.id}.ts`,
      CALCULATOR(recipe, Object.keys(calculators[recipe.id]?.readings ?? {}), sheets),
    ]),
    ...(battle === 'frame' ? battleFiles(sheets) : []),
    ['test/conformance.test.ts', CONFORMANCE],
    ['test/rulings/index.ts', RULINGS(sheets)],
    ...templates(data.printings.map(({ id }) => [id, (data.charts[id] ?? []).map(({ built }) => built)])),
    // Last: a folder without it is no package yet.
    ['package.json', json(createManifest(game.meta, { hasSheets: false, battle }))],
  ]);
};
