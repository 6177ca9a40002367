import { getCounter, openBoard, readBattlefield, saveBattlefield } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import type { SchemaName } from '../src/schemas.ts';
import { writeTemporary } from './files.ts';
import { games } from './games.ts';
import { coupDoeil, json } from './run.ts';
import { findSchemaProblems } from './schema-problems.ts';

const battles = (
  await Promise.all(
    games.flatMap((game) =>
      Object.entries(game.battles ?? {}).map(async ([id, load]) => {
        const battle = await game.battle?.();
        if (!battle) throw new Error(`${game.meta.id} has battles and no door`);
        const document = readBattlefield(await load());
        return { game: game.meta.id, id, document, board: openBoard(battle, document) };
      }),
    ),
  )
).map((entry) => [`${entry.game} ${entry.id}`, entry] as const);

describe.each(battles)('%s', (name, { board, document }) => {
  const [side = ''] = board.sides;
  const unit = board.counters.find(({ hex }) => hex >= 0)?.id ?? '';
  const hex = getCounter(board, unit).unit.hex ?? '';
  const asks: readonly (readonly [SchemaName, string])[] = [
    ['board-reach', `reach ${unit}`],
    ['board-zones', `zones ${side}`],
    ['board-sight', `sight ${hex}`],
    ['board-sight', `sight ${hex} 0101`],
    ['board-actions', `actions ${side} --best 2`],
    ['board-actions', `actions ${unit}`],
    ['board-threats', `threats ${side} --best 1`],
  ];
  test.each(asks)('%s: %s, as JSON and for people, in both languages and in any width', async (schema, ask) => {
    const told = await json(`board ${name} ${ask}`);
    expect(findSchemaProblems(schema, told)).toEqual([]);
    for (const lang of ['en', 'fr'])
      for (const width of [40, 100]) {
        const { code, out, err } = await coupDoeil(`board ${name} ${ask} --lang ${lang}`, { width });
        expect({ code, err }).toEqual({ code: 0, err: '' });
        for (const line of out.split('\n')) expect([...line].length).toBeLessThanOrEqual(width);
      }
  });
  test('a line for the chat for each target, never cut', async () => {
    const lines = (await json(`board ${name} chat ${side}`)) as string[];
    expect(findSchemaProblems('board-chat', lines)).toEqual([]);
    const targets = (await json(`board ${name} actions ${side}`)) as { target: string; sets: unknown[] }[];
    expect(lines.map((line) => /→ (\d+)/.exec(line)?.[1])).toEqual(
      targets.flatMap(({ target, sets }) => (sets.length > 0 ? [target] : [])),
    );
    const { out } = await coupDoeil(`board ${name} chat ${side}`, { width: 40 });
    expect(out.trimEnd().split('\n')).toEqual(lines);
  });
  test('the same from a file', async () => {
    const path = writeTemporary('battle.json', saveBattlefield(document));
    const game = name.split(' ')[0];
    expect(await json(`board ${game} ${path} reach ${unit}`)).toEqual(await json(`board ${name} reach ${unit}`));
  });
});
