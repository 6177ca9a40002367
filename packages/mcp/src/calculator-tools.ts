import { checkAsk, run, whatIf } from '@coup-doeil/core/game';
import { rollReport } from '@coup-doeil/core/game/roll';
import { followRoll, formatEffects, formatNext, formatPair, splitReadings } from '@coup-doeil/core/tell';
import type { McpServer } from '@modelcontextprotocol/server';
import {
  catchFault,
  checkArguments,
  describeAsk,
  describeObject,
  type Given,
  giveResult,
  LANGUAGE,
  pickName,
  readAsk,
} from './arguments.ts';
import { type Games, type LoadedGame, READ_ONLY, tellingOf, unwrap } from './loaded-game.ts';
import { describeArguments, describeResult, type Shapes } from './shapes.ts';
import { tellReport, tellWhatIf } from './tell.ts';
import { WORDS } from './words.ts';

const STRING = { type: 'string' } as const;
const ANY_OBJECT = { type: 'object' } as const;

/** One tool for each calculator, with the very shape of its input and of its report. */
export const registerCalculators = (server: McpServer, loaded: LoadedGame, shapes: Shapes): void => {
  const { game, calculators } = loaded;
  for (const calculator of calculators.values()) {
    const ask = describeAsk(calculator, game.meta);
    server.registerTool(
      `${game.meta.id}_${calculator.id}`,
      {
        title: `${game.meta.title.en}: ${calculator.title.en}`,
        description: `${calculator.lead.en} Every figure comes with the place where it is printed; a refusal is an answer. What is left out of the input is at its default.`,
        inputSchema: describeArguments(describeObject(ask)),
        outputSchema: describeResult(shapes.createReportSchema(game.meta, calculator)),
        annotations: READ_ONLY,
      },
      async (given) =>
        catchFault(given, async () => {
          checkArguments(given, Object.keys(ask));
          const report = unwrap(run(game.meta, calculator, readAsk(given)));
          return giveResult(tellReport(report, tellingOf(loaded, calculator, report, given)), report);
        }),
    );
  }
};

const findCalculator = (games: Games, given: Given) => {
  const loaded = pickName('game', given.game, games);
  return { loaded, calculator: pickName('calculator', given.calculator, loaded.calculators) };
};

/** The arguments of a tool that takes any calculator; the shape of each input is that of the calculator’s own tool. */
const describeAny = (games: Games) => ({
  game: { type: 'string', enum: [...games.keys()] },
  calculator: { ...STRING, description: 'The id of one of the game’s calculators, as `games` lists them.' },
  input: { ...ANY_OBJECT, description: 'As the tool of the calculator takes it.' },
  edition: STRING,
  readings: { ...ANY_OBJECT, additionalProperties: STRING },
  language: LANGUAGE,
});

export const registerWhatIf = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = describeAny(games);
  server.registerTool(
    'what_if',
    {
      title: 'What would change an answer',
      description: 'An answer, and what a player could do for another one, the best first, each with its exact answer.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'calculator'])),
      outputSchema: describeResult(shapes.schemas['what-if']),
      annotations: READ_ONLY,
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { loaded, calculator } = findCalculator(games, given);
        const report = unwrap(whatIf(loaded.game.meta, calculator, readAsk(given)));
        const telling = tellingOf(loaded, calculator, report, given);
        return giveResult([...tellReport(report, telling), ...tellWhatIf(report, report, telling)], report);
      }),
  );
};

export const registerRoll = (server: McpServer, games: Games, shapes: Shapes): void => {
  const ask = { ...describeAny(games), seed: { ...STRING, description: 'The same seed throws the same dice.' } };
  server.registerTool(
    'roll',
    {
      title: 'Throw the dice',
      description:
        'An answer with its dice thrown: what each die shows, what becomes of each unit, what may come next. The seed comes back.',
      inputSchema: describeArguments(describeObject(ask, ['game', 'calculator'])),
      outputSchema: describeResult(shapes.schemas.roll),
      annotations: { ...READ_ONLY, idempotentHint: false },
    },
    async (given) =>
      catchFault(given, async () => {
        checkArguments(given, Object.keys(ask));
        const { loaded, calculator } = findCalculator(games, given);
        const sequel = await loaded.game.sequels?.[calculator.id]?.();
        const chosen = given.readings ?? {};
        const isPlain = typeof chosen === 'object' && chosen !== null;
        const [own, others] = isPlain ? splitReadings(chosen as Record<string, string>, sequel) : [{}, chosen];
        const asked = checkAsk(calculator, readAsk({ ...given, readings: others }));
        const seed = given.seed === undefined ? undefined : String(given.seed);
        const rolled = rollReport(loaded.game.meta, calculator, asked, seed);
        const came = followRoll({ calculator, sequel, readings: own }, asked, rolled);
        const { sentence = null, fates = null, effects = [], next = [] } = came ?? {};
        const telling = tellingOf(loaded, calculator, rolled, given);
        const { language } = telling;
        const lines = [
          ...tellReport(rolled, telling),
          ...(sentence ? [formatPair(WORDS.thrown[language], sentence[language], language)] : []),
          ...formatEffects(calculator, effects, language).map((line) => `- ${line}`),
          ...next.map((ask) => `- ${formatNext(ask, language)}`),
          formatPair(WORDS.seed[language], rolled.seed, language),
        ];
        return giveResult(lines, { ...rolled, told: sentence, fates, effects, next });
      }),
  );
};
