import { replay } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { calculator } from '../src/calculators/turn.ts';
import { sequence142 } from '../src/charts/sequence.ts';
import { NODES, type TurnState } from '../src/rules/turn.ts';
import { MOVES } from '../src/rules/turn-moves.ts';
import { walkTurn as walk } from '../src/rules/turn-walk.ts';

const TURNS = 10_000;

/** Whole numbers from a seed (mulberry32), the same everywhere. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
};

const played = (seed: number): { choices: string[]; states: TurnState[] } => {
  const pick = numbers(seed);
  const choices: string[] = [];
  const states = [walk.start];
  for (let state = walk.start; ; ) {
    const moves = walk.moves(state);
    const move = moves[pick(moves.length || 1)];
    if (!move) return { choices, states };
    choices.push(move.id);
    state = walk.take(state, move.id);
    states.push(state);
  }
};

/** The sheet as a grammar, apart from the tree: each choice a letter, a turn a pattern of them. */
const LETTERS: Readonly<Record<string, string>> = {
  'marching-done': 'M',
  'rally-done': 'R',
  'first-named': 'I',
  'try-formation': 'f',
  'try-lone-unit': 'l',
  activated: 'y',
  'not-activated': 'n',
  'command-checked': 'k',
  'army-commander-here': 'h',
  'army-commander-away': 'w',
  'artillery-facing': 't',
  'artillery-fire': 'b',
  'commander-alone': 'c',
  'commander-with-unit': 'd',
  'commander-with-stack': 'd',
  'move-unit': '1',
  'move-stack': '2',
  'move-line': '3',
  'moves-hex': 'x',
  'move-done': '.',
  'react-movement': 'r',
  'reaction-fire': 'r',
  'formation-done': ';',
  'all-tried': 'A',
  'army-alone': 'p',
  'army-with-unit': 'q',
  'army-with-stack': 'q',
  'army-with-line': 'q',
  'army-stays': 's',
  combat: 'C',
  'combats-done': 'D',
  'turn-ends': 'E',
};
const FORMATION = 'f(?:n|yk[hw]t*b*[cd123xr.]*;)';
const LONE = 'l(?:n|yt*b*[1xr.]*;)';
const PLAYER = `(?:${FORMATION}|${LONE})*A(?:s|px*\\.|q(?:x[xr]*)?\\.)C*D`;
const TURN = new RegExp(`^MRI${PLAYER}${PLAYER}E$`);

/** What a pattern does not say: how often, what before what, of one activation. */
const faults = (activation: string): string[] => {
  const count = (letters: string): number => [...activation].filter((one) => letters.includes(one)).length;
  const actions = activation.match(/[123]/g) ?? [];
  const most = activation.includes('h') ? 2 : 1;
  const firstHex = activation.search(/[d123]x/);
  const firstReaction = activation.indexOf('r');
  const moves = activation.replace(/^[^cd123;]*/, '').replace(/r/g, '');
  return [
    ...(count('cd') > 1 ? ['a commander moves twice'] : []),
    ...(actions.length > most ? ['too many actions'] : []),
    ...(new Set(actions).size < actions.length ? ['an action twice'] : []),
    ...(firstReaction >= 0 && (firstHex < 0 || firstReaction < firstHex) ? ['a reaction too early'] : []),
    ...(/^(?:[cd123]x*\.)*;$/.test(moves) ? [] : ['a move within a move']),
  ];
};

const judge = (choices: readonly string[]): string[] => {
  const line = choices.map((choice) => LETTERS[choice] ?? '?').join('');
  if (!TURN.test(line)) return [`not a turn: ${line}`];
  return (line.match(/[fl]y[^;]*;/g) ?? []).flatMap((one) => faults(one).map((fault) => `${fault}: ${one}`));
};

describe('the turn', () => {
  test(`${TURNS} seeded random turns are all turns, never stuck, and replay exactly`, () => {
    const nodes = new Set<string>();
    const taken = new Set<string>();
    for (let seed = 1; seed <= TURNS; seed++) {
      const { choices, states } = played(seed);
      expect(states.at(-1)?.at).toBe('over');
      expect(judge(choices)).toEqual([]);
      for (const { at } of states) nodes.add(at);
      for (const choice of choices) taken.add(choice);
      const again = replay(walk, choices);
      expect(again.stopped).toBeNull();
      expect(again.state).toEqual(states.at(-1));
      expect(again.path.map(({ id }) => id)).toEqual(choices);
      // Undo is one choice fewer.
      expect(replay(walk, choices.slice(0, -1)).state).toEqual(states.at(-2));
    }
    expect([...nodes].sort()).toEqual([...NODES].sort());
    expect([...taken].sort()).toEqual(Object.keys(MOVES).sort());
  }, 60_000);

  test('wherever a turn stands, what is not legal is refused with a reason and its place', () => {
    const rows = new Set(sequence142.rows.map(({ id }) => id));
    for (let seed = 1; seed <= 40; seed++)
      for (const state of played(seed).states) {
        const legal = new Set(walk.moves(state).map(({ id }) => id));
        for (const choice of [...Object.keys(MOVES), 'no-such-choice'].filter((id) => !legal.has(id))) {
          const { refused } = walk.refuse(state, choice);
          expect(refused.reason.en).not.toBe('');
          expect(rows.has(refused.cite.row ?? '')).toBe(true);
        }
      }
  });

  test('the grammar finds fault with what is no turn', () => {
    const start = ['marching-done', 'rally-done', 'first-named'];
    expect(judge(start)).not.toEqual([]);
    expect(judge(['rally-done'])).not.toEqual([]);
    expect(faults('fykwr1x.;')).toEqual(['a reaction too early']);
    expect(faults('fykw1x.2x.;')).toEqual(['too many actions']);
    expect(faults('fykh1x.1x.;')).toEqual(['an action twice']);
    expect(faults('fykwc.d.;')).toEqual(['a commander moves twice']);
    expect(faults('fykh1x2x..;')).toEqual(['a move within a move']);
  });

  test('every step of the sheet that is a choice is reached', () => {
    const cited = new Set(Object.values(MOVES).map(({ cite }) => cite.row));
    const headings = ['first-player', 'second-player'];
    expect(sequence142.rows.map(({ id }) => id).filter((id) => !cited.has(id) && !headings.includes(id))).toEqual([]);
  });

  test('the calculator has room for a long turn', () => {
    const lengths = Array.from({ length: 200 }, (_, seed) => played(seed + 1).choices.length);
    const field = calculator.input.fields.choices;
    expect(field?.kind === 'list' && field.max).toBeGreaterThan(Math.max(...lengths));
  });
});
