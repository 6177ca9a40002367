import type { Game } from '@coup-doeil/core/game';
import { t } from '@coup-doeil/core/text';
import { BrokenGame } from '../broken-game.ts';
import type { InstalledGame } from '../discover.ts';
import { games as discovered, tellBroken } from '../find.ts';
import { table } from '../show/table.ts';
import { title } from '../show/text.ts';
import { STAGE_WORDS, WORDS } from '../words.ts';
import { type Call, type Command, printJson, printLines } from './command.ts';

const toGameJson = async (from: InstalledGame, { readings }: Game) => {
  // Loaded for JSON alone: a list to be read is shown without the rules of any game.
  const { toReadingJson } = await import('../help-json.ts');
  const { id, title, printings, stage, charts, calculators, version } = from.meta;
  return {
    id,
    title,
    printings: printings.map(({ id, year }, i) => ({ id, year, default: i === 0 })),
    stage,
    charts: charts.map((chart) => chart.id),
    calculators: calculators.map((calculator) => calculator.id),
    version,
    package: from.package,
    readings: Object.entries(readings).map(toReadingJson),
  };
};

/** Readings stand in the whole of a game: one that does not load is told, and left out. */
const listJson = async (call: Call, installed: readonly InstalledGame[]): Promise<unknown[]> => {
  const loaded = await Promise.all(
    installed.map((from) => from.load().then((game) => toGameJson(from, game), catchBroken)),
  );
  tellBroken(
    call,
    loaded.filter((entry) => entry instanceof BrokenGame),
  );
  return loaded.filter((entry) => !(entry instanceof BrokenGame));
};

const catchBroken = (error: unknown): BrokenGame => {
  if (error instanceof BrokenGame) return error;
  throw error;
};

export const games: Command = {
  usage: 'games',
  help: t('the games, their printings, stages and readings', 'les jeux, leurs éditions, états et lectures'),
  most: 0,
  options: ['json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const installed = await discovered(call);
    if (args.flags.json) {
      printJson(io, await listJson(call, installed));
      return 0;
    }
    const { translate } = style;
    const lines = installed.flatMap(({ meta }) => [
      ...title(style, `${translate(meta.title)} (${meta.id})`),
      ...table(
        [{ head: '' }, { head: '', flows: true }],
        [
          ['', translate(meta.about)],
          [translate(WORDS.printings), meta.printings.map(({ id }) => id).join(', ')],
          [translate(WORDS.stage), translate(STAGE_WORDS[meta.stage])],
          [translate(WORDS.calculators), meta.calculators.map(({ id }) => id).join(', ')],
          [translate(WORDS.charts), meta.charts.map(({ id }) => id).join(', ')],
        ],
        style.width,
      ),
      '',
    ]);
    printLines(io, lines.slice(0, -1));
    return 0;
  },
};
