import { applyMarch, changeBoard, findMarches, getCounter } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { foot, open } from './fixture.ts';

describe('the order of who marches', () => {
  // Over a steep slope infantry pays 1 more and is disordered: the sheet prints +1D. No way round leads into 0504.
  const around = ['0403/0504', '0404/0504', '0503/0504', '0504/0505', '0504/0603', '0504/0604'];
  const steep = { hexsides: around.map((hexside) => ({ hexside, features: ['steep-slope'] })) };
  const after = (state: string[], to: string, readings = {}) => {
    const board = open([foot('a', '0505', 'blue', { state })], steep, { readings });
    const counter = getCounter(board, 'a');
    const arrival = findMarches(board, counter).arrivals.get(parseHex(board.ground.grid, to));
    if (!arrival) throw new Error('not reached');
    const changes = applyMarch(board, counter, arrival);
    const next = getCounter(changeBoard(board, changes), 'a');
    return { order: next.state, words: next.unit.state, marks: next.marks, kinds: changes.map(({ change }) => change) };
  };
  test.each(['good-order', 'disordered', 'routed'])('over clear ground it is kept: %s', (state) => {
    expect(after([state], '0506')).toEqual({
      order: state,
      words: [state],
      marks: ['moved'],
      kinds: ['move', 'mark'],
    });
  });
  test('a steep slope disorders', () => {
    expect(after([], '0504')).toMatchObject({ order: 'disordered', words: ['disordered'], marks: ['moved'] });
    expect(after(['square'], '0504').words).toEqual(['square', 'disordered']);
  });
  test('who is disordered already routs there where the table reads it so, who is routed stays so', () => {
    expect(after(['disordered'], '0504').order).toBe('disordered');
    const routs = { 'disordered-again': 'routs' };
    expect(after(['disordered'], '0504', routs)).toMatchObject({ order: 'routed', words: ['routed'] });
    expect(after(['routed'], '0504', routs)).toMatchObject({ order: 'routed', words: ['routed'] });
    expect(after([], '0504', routs).order).toBe('disordered');
  });
});
