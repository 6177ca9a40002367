import type { Calculator } from '@coup-doeil/core/game';
import { computeAnswer, listOptions } from '@coup-doeil/core/game';
import { askOf, type NearMiss, type Ruling } from './ruling.ts';
import type { Check, Subject } from './subject.ts';
import { formatAsk, listOptionIds, type Trace, traceAsk } from './trace.ts';

/** The situation of a ruling or of its near miss, worked out: what cannot be is the rulings' own problem. */
const traceRuling = ({ calculators }: Pick<Subject, 'calculators'>, ruling: Ruling, miss?: NearMiss): Trace[] =>
  calculators
    .filter(({ id }) => id === ruling.calculator)
    .flatMap((calculator) => {
      const asked = askOf(calculator, ruling, miss);
      return typeof asked === 'string' ? [] : [traceAsk(calculator, asked)];
    });

const everyOption = (trace: Trace): string[] =>
  [...trace.consulted].flatMap((id) =>
    listOptionIds(trace.calculator, id).flatMap((option) => {
      const asked = { ...trace.asked, readings: { ...trace.asked.readings, [id]: option } };
      try {
        computeAnswer(trace.calculator, asked);
        return [];
      } catch (error) {
        return [`${formatAsk({ calculator: trace.calculator, asked })}: it throws ${error}`];
      }
    }),
  );

const unknown = (trace: Trace): string[] =>
  [...trace.consulted]
    .filter((id) => !Object.hasOwn(trace.calculator.readings, id))
    .map((id) => `${formatAsk(trace)}: it consults reading ${id}, which the calculator does not carry`);

/** The readings that the board asks of the table. */
const listBoardReadings = async ({ game }: Pick<Subject, 'game'>): Promise<readonly string[]> =>
  Object.keys((await game.battle?.())?.readings ?? {});

/** The readings of what follows an answer. */
const listSequelReadings = async ({ game }: Pick<Subject, 'game'>): Promise<readonly string[]> => {
  const sequels = await Promise.all(Object.values(game.sequels ?? {}).map((load) => load()));
  return sequels.flatMap(({ readings }) => Object.keys(readings));
};

const carried = (
  { game, calculators, exempt }: Subject,
  traces: readonly Trace[],
  onBoard: readonly string[],
  inSequels: readonly string[],
): string[] => {
  const consulted = (calculator: Calculator, id: string) =>
    traces.some((trace) => trace.calculator === calculator && trace.consulted.has(id));
  return [
    ...calculators.flatMap((calculator) =>
      Object.keys(calculator.readings).flatMap((id) => [
        ...(Object.hasOwn(game.readings, id) ? [] : [`${calculator.id}: reading ${id} is not among the game's`]),
        ...(consulted(calculator, id) || Object.hasOwn(exempt, `reading.${id}`)
          ? []
          : [`${calculator.id}: reading ${id} is consulted by no sample and no ruling`]),
      ]),
    ),
    ...Object.keys(game.readings)
      .filter((id) => !calculators.some(({ readings }) => Object.hasOwn(readings, id)))
      .filter((id) => !onBoard.includes(id) && !inSequels.includes(id) && !Object.hasOwn(exempt, `reading.${id}`))
      .map((id) => `reading ${id} is carried by no calculator`),
    ...onBoard
      .filter((id) => !Object.hasOwn(game.readings, id))
      .map((id) => `reading ${id} of the board is not among the game's`),
    ...inSequels
      .filter((id) => !Object.hasOwn(game.readings, id))
      .map((id) => `reading ${id} of a sequel is not among the game's`),
  ];
};

/** The options of the calculators' readings under which no ruling, and no near miss of one, is answered. */
export const optionGaps = (subject: Pick<Subject, 'calculators' | 'rulings' | 'exempt'>): string[] => {
  const traces = subject.rulings.flatMap((ruling) => [
    ...traceRuling(subject, ruling),
    ...(ruling.unless ? traceRuling(subject, ruling, ruling.unless) : []),
  ]);
  const ruled = new Set(
    traces.flatMap(({ consulted, asked }) => [...consulted].map((id) => `${id}.${asked.readings[id]}`)),
  );
  const options = subject.calculators.flatMap(({ readings }) =>
    Object.entries(readings).flatMap(([id, spec]) => listOptions(spec).map((option) => ({ id, option }))),
  );
  return options
    .filter(
      ({ id, option }) => !ruled.has(`${id}.${option}`) && !Object.hasOwn(subject.exempt, `reading.${id}.${option}`),
    )
    .map(({ id, option }) => `rule on reading ${id} as ${option}: a situation where it is asked, and what comes of it`)
    .filter((gap, i, gaps) => gaps.indexOf(gap) === i);
};

export const readings: Check = {
  id: 'readings',
  says: 'every reading is consulted, and runs under each of its options',
  run: async (subject) => {
    const traces = [...subject.traces, ...subject.rulings.flatMap((ruling) => traceRuling(subject, ruling))];
    const onBoard = await listBoardReadings(subject);
    const inSequels = await listSequelReadings(subject);
    const problems = [
      ...traces.flatMap(unknown),
      ...traces.flatMap(everyOption),
      ...carried(subject, traces, onBoard, inSequels),
    ];
    return [...new Set(problems)];
  },
};
