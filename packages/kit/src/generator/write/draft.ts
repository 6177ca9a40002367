import type { Files, SheetGame } from '@coup-doeil/core/sheets';
import { embedSheets } from '../embed.ts';
import { commonFiles, createManifest, json, VERSION } from './metadata.ts';
import { sheetBattleFiles } from './sheet-battle.ts';
import { quoted } from './source.ts';
import { templates } from './templates.ts';

const META = ({ game: { meta }, door }: SheetGame): string => `import { readSheets } from '@coup-doeil/core/sheets';
${door ? "import { BATTLES } from './battles.ts';\n" : ''}import { SHEETS } from './sheets.ts';

/** The game as its sheets say it. */
export const sheets = readSheets(SHEETS, { folder: ${quoted(meta.id)}, version: '${VERSION}'${door ? ', battles: BATTLES' : ''} });
/** What readers need to list the game: its names, printings, charts and calculators. */
export const { meta } = sheets.game;
`;

const INDEX = `import { sheets } from './meta.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const { game } = sheets;
`;

const CALCULATOR = (id: string): string => `import { getCalculator } from '@coup-doeil/core/sheets';
import { sheets } from '../meta.ts';

/** A calculator made of the sheets. */
export const calculator = getCalculator(sheets, ${quoted(id)});
`;

const CONFORMANCE = `import { conformSheets } from '@coup-doeil/kit';
import { sheets } from '../src/meta.ts';
import { EXEMPT } from './rulings/index.ts';

conformSheets(sheets, { at: import.meta.dirname, exempt: EXEMPT });
`;

/** The rulings themselves are a sheet. */
const EXEMPTIONS = `import type { Exemptions } from '@coup-doeil/kit';

/** Duties that do not hold here, each with its reason. */
export const EXEMPT: Exemptions = {};
`;

const decoder = new TextDecoder();

/** A package that is its sheets, with a few lines around them. */
export const draftFiles = (sheets: SheetGame, files: Files, owner: string): ReadonlyMap<string, string> => {
  const { game, data, door } = sheets;
  const { meta } = game;
  return new Map([
    ...commonFiles(meta, owner),
    ...Object.entries(files).map(([path, content]): [string, string] => [
      `sheets/${path}.csv`,
      typeof content === 'string' ? content : decoder.decode(content),
    ]),
    ['src/sheets.ts', embedSheets(files)],
    ['src/meta.ts', META(sheets)],
    ['src/index.ts', INDEX],
    ...sheetBattleFiles(sheets, { isTyped: false }),
    ...meta.calculators.map(({ id }): [string, string] => [`src/calculators/${id}.ts`, CALCULATOR(id)]),
    ['test/conformance.test.ts', CONFORMANCE],
    ['test/rulings/index.ts', EXEMPTIONS],
    ...templates(data.printings.map(({ id }) => [id, (data.charts[id] ?? []).map(({ built }) => built)])),
    // Last: a folder without it is no package yet.
    ['package.json', json(createManifest(meta, { hasSheets: true, battle: door ? 'sheets' : undefined }))],
  ]);
};
