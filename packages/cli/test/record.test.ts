import {
  applyMarch,
  changeBoard,
  findMarches,
  type GameBoard,
  listActions,
  openBoard,
  readBattlefield,
} from '@coup-doeil/core/battle';
import {
  addEntry,
  type BattleRecord,
  checkRecord,
  createRecord,
  drawSeed,
  formatRecord,
  getChanges,
  loadRecord,
  openThrow,
  type RecordEntry,
  replayRecord,
  rollFaces,
  saveRecord,
  tellRecord,
  writeAction,
} from '@coup-doeil/core/record';
import { describe, expect, test } from 'vitest';
import { games } from './games.ts';

/** The first march of a side that gets anywhere. */
const findMarch = (board: GameBoard, side: string): RecordEntry | undefined => {
  for (const counter of board.counters.filter((one) => one.side === side)) {
    const arrival = [...findMarches(board, counter).arrivals.values()].find(({ hex }) => hex !== counter.hex);
    if (!arrival) continue;
    const { scale } = findMarches(board, counter);
    const changes = applyMarch(board, counter, arrival);
    const to = changes.find(({ change }) => change === 'move');
    if (to?.change !== 'move' || to.hex === undefined) throw new Error('a march without a move');
    return { entry: 'march', counter: counter.id, to: to.hex, cost: arrival.cost / scale, changes };
  }
  return undefined;
};

/** The entry of an action with every choice of players taken by default; nothing where it has no dice. */
const act = (
  board: GameBoard,
  ask: Parameters<typeof openThrow>[1],
  seed: string,
  isRolled: boolean,
): RecordEntry | undefined => {
  const open = openThrow(board, ask);
  if (!open?.branches) return undefined;
  // The first face of each die of the table, as a player may roll it.
  const rolled = isRolled ? open.branches.dice.map(({ die }) => die.faces[0] ?? 0) : [];
  const thrown = { by: 'seed', seed, byHand: rolled.length, faces: rollFaces(open, seed, rolled) } as const;
  let answers = ask.answers ?? {};
  for (let round = 0; round < 20; round++) {
    const { entry, questions } = writeAction(board, { ...ask, answers }, thrown);
    const asked = questions.filter(({ id }) => answers[id] === undefined);
    if (asked.length === 0) return entry;
    answers = { ...answers, ...Object.fromEntries(asked.map(({ id, options }) => [id, options[0]?.id ?? ''])) };
  }
  return undefined;
};

describe.each(games.flatMap((game) => Object.entries(game.battles ?? {}).map(([id, load]) => ({ game, id, load }))))(
  '$game.meta.id $id',
  ({ game, load }) => {
    test('played by itself, saved, replayed, checked and told in both languages without an id', async () => {
      const door = await game.battle?.();
      if (!door) throw new Error('no battle door');
      let board: GameBoard = openBoard(door, readBattlefield(await load()));
      let record: BattleRecord = createRecord(board.document, 'seed');
      const add = (entry: RecordEntry | undefined): void => {
        if (!entry) return;
        record = addEntry(record, entry);
        board = changeBoard(board, getChanges(entry));
      };
      for (let i = 0; i < 6; i++) {
        const side = board.sides[i % board.sides.length] ?? '';
        const [target] = listActions(board, side);
        const ask = target?.sets[0]?.ask;
        const drawn = drawSeed(record);
        record = drawn.record;
        if (ask) add(act(board, ask, drawn.seed, i % 2 === 1));
        add(findMarch(board, side));
      }
      expect(record.entries.length).toBeGreaterThan(4);
      const read = loadRecord(saveRecord(record));
      expect(replayRecord(read)).toEqual(readBattlefield(board.document));
      expect(await checkRecord(door, read)).toEqual([]);
      const told = tellRecord(door, read);
      expect(told).toHaveLength(record.entries.length);
      const ids = new Set(board.counters.flatMap(({ id, name }) => (name.includes(id) ? [] : [id])));
      for (const language of ['en', 'fr'] as const)
        expect(
          formatRecord(told, language)
            .split(/[^\w-]+/)
            .filter((word) => ids.has(word) || word === 'undefined'),
        ).toEqual([]);
    });
  },
);
