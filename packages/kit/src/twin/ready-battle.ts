import {
  type BattleDoor,
  type BattlefieldInput,
  type BattleTypes,
  listActions,
  listThreats,
  loadBattlefield,
  openBoard,
  readBattlefield,
  saveBattlefield,
} from '@coup-doeil/core/battle';

const [LEAST, MOST] = [12, 20];
const LEAST_THREATS = 3;

/**
 * What is wrong with a battle that stands ready: it opens in each printing, has a title in each language, comes back as it was
 * saved, and has 12 to 20 counters a side, each side with something to do of every kind and to fear.
 */
export const findBattleProblems = <G extends BattleTypes>(
  door: BattleDoor<G>,
  battle: BattlefieldInput,
  kinds: readonly string[],
): string[] => {
  const document = readBattlefield(battle);
  const text = saveBattlefield(document);
  const isKept = saveBattlefield(loadBattlefield(text)) === text;
  const sides = door.editions.flatMap((edition) => {
    const board = openBoard(door, document, { edition });
    if (board.sides.length !== 2) return [`${edition}: it has ${board.sides.length} sides`];
    return board.sides.flatMap((side) => {
      const count = board.counters.filter((counter) => counter.side === side).length;
      const actions = new Set(listActions(board, side).map(({ action }) => action));
      return [
        ...(count >= LEAST && count <= MOST ? [] : [`${side} has ${count} counters`]),
        ...kinds.filter((kind) => !actions.has(kind)).map((kind) => `${edition}: ${side} has no ${kind}`),
        ...(listThreats(board, side).length >= LEAST_THREATS ? [] : [`${edition}: nobody threatens ${side}`]),
      ];
    });
  });
  return [
    ...(battle.title && battle.title.fr !== battle.title.en ? [] : ['it has no title in each language']),
    ...(isKept ? [] : ['it is another once it was saved']),
    ...sides,
  ];
};
