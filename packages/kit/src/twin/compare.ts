import {
  type ActionAsk,
  type ActionReport,
  type BattleTypes,
  type BattleUnit,
  type GameBoard,
  isUnpriced,
  listActions,
  listReach,
  listZones,
  prepareAction,
  type ReadyAction,
  runAction,
  type TargetActions,
} from '@coup-doeil/core/battle';
import { isRefusal, listOptions, type Readings } from '@coup-doeil/core/game';

/** The other options of readings that no table of a test chooses, and what a table chooses that is none: `zoc = all`. */
export const findUntried = (
  readings: Readings,
  tables: readonly Readonly<Record<string, string>>[],
): { readonly untried: string[]; readonly unknown: string[] } => {
  const options = Object.entries(readings).flatMap(([id, spec]) =>
    listOptions(spec)
      .slice(1)
      .map((option) => `${id} = ${option}`),
  );
  const tried = tables.flatMap((table) => Object.entries(table).map(([id, option]) => `${id} = ${option}`));
  return {
    untried: options.filter((option) => !tried.includes(option)),
    unknown: tried.filter((option) => !options.includes(option)),
  };
};

/** A set of an action as a board lists it, made ready, and its answer. */
export interface ListedAnswer extends Pick<TargetActions, 'action' | 'target'> {
  readonly ask: ActionAsk;
  readonly headline: string;
  /** The units of the document that take part, each with its manner. */
  readonly parts: readonly { readonly unit: BattleUnit; readonly as: string }[];
  readonly ready: ReadyAction;
  readonly answer: ActionReport;
}

/** Every set that a board lists, answered; one that is listed and refused is an error. */
export const answerListed = <G extends BattleTypes>(board: GameBoard<G>): ListedAnswer[] =>
  board.sides.flatMap((side) =>
    listActions(board, side).flatMap(({ action, target, sets }) =>
      sets.map(({ ask, brief }) => {
        const [ready, answer] = [prepareAction(board, ask), runAction(board, ask)];
        if (isRefusal(ready) || isUnpriced(ready) || isRefusal(answer) || isUnpriced(answer))
          throw new Error(`listed, and refused: ${JSON.stringify(ask)}`);
        const parts = ask.parts.flatMap(({ counter, as }) =>
          board.document.units.filter(({ id }) => id === counter).map((unit) => ({ unit, as })),
        );
        return { action, target, ask, headline: brief.headline, parts, ready, answer };
      }),
    ),
  );

/** Marches and zones once more, as a slow reading of the sheet has them. */
export interface SlowMarch {
  /** Where a unit gets to, and for what cost as it is printed. */
  reach(unit: BattleUnit): ReadonlyMap<string, number>;
  /** The hexes that it controls. */
  zone(unit: BattleUnit): readonly string[];
}

const compare = (name: string, own: readonly string[], slow: readonly string[]): string[] => [
  ...own.filter((item) => !slow.includes(item)).map((item) => `${name}: the board alone has ${item}`),
  ...slow.filter((item) => !own.includes(item)).map((item) => `${name}: the slow reading alone has ${item}`),
];

/** Where the reaches and zones of a board are not those of a slow reading. */
export const findMarchProblems = <G extends BattleTypes>(board: GameBoard<G>, slow: SlowMarch): string[] => {
  const { units } = board.document;
  const reaches = units.flatMap((unit) =>
    compare(
      unit.id,
      listReach(board, unit.id).hexes.map(({ hex, cost }) => `${hex} for ${cost}`),
      [...slow.reach(unit)].map(([hex, cost]) => `${hex} for ${cost}`),
    ),
  );
  const zones = board.sides.flatMap((side) => {
    const own = units.filter((unit) => unit.side === side);
    const hexes = listZones(board, side).hexes.map(({ hex }) => hex);
    const isMarked = [...board.zones(side).bits].filter(Boolean).length === hexes.length;
    return [
      ...compare(`zone of ${side}`, hexes, [...new Set(own.flatMap((unit) => slow.zone(unit)))]),
      ...(isMarked ? [] : [`zone of ${side}: its bits are not its holders’`]),
    ];
  });
  return [...reaches, ...zones];
};
