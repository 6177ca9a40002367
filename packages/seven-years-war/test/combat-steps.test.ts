import { type Calculator, isRefusal, replay, run } from '@coup-doeil/core/game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculator } from '../src/calculators/combat-steps.ts';
import { combatSequence } from '../src/charts/combat-sequence.ts';
import { meta } from '../src/meta.ts';
import { CHOICE_IDS, walkCombat } from '../src/rules/combat-steps.ts';

const walk = walkCombat(combatSequence);

// The order of the sheet, typed from it.
const ORDER = [
  'designation',
  'retreat-before',
  'odds',
  'lead',
  'modifier',
  'resolution',
  'leaders',
  'results',
  'advance',
  'extension',
  'counter',
  'cavalry',
];

/** A combat from its naming to its end, without an advance. */
const WHOLE = [
  ...['attack', 'stand', 'odds', 'lead', 'modifier', 'resolve'],
  ...['no-leader', 'results', 'no-advance', 'no-extension', 'no-marker', 'end'],
];

// A move has any id.
const anySteps: Calculator = calculator;

/** A walk of legal choices, each drawn from those that are offered. */
const walked = (draws: readonly number[]): string[] => {
  const choices: string[] = [];
  for (const draw of draws) {
    const { moves } = replay(walk, choices);
    const move = moves[draw % Math.max(1, moves.length)];
    if (!move) break;
    choices.push(move.id);
  }
  return choices;
};

const draws = fc.array(fc.nat(20), { maxLength: 60 });

describe('the twelve steps', () => {
  test('stand in the sheet’s order, whatever is chosen', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const rows = replay(walk, walked(drawn)).path.map(({ cite }) => cite.row ?? '');
        const steps = rows.filter((row, i) => row !== rows[i - 1]);
        steps.forEach((row, i) => {
          expect(row).toBe(ORDER[i % ORDER.length]);
        });
      }),
    );
  });

  test('what is offered is legal, what is not is refused with a place, and nothing throws', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const choices = walked(drawn);
        const offered = replay(walk, choices).moves.map(({ id }) => id);
        for (const id of CHOICE_IDS) {
          const result = run(meta, anySteps, { input: { choices: [...choices, id] } });
          if (!result.ok) throw new Error(result.error.code);
          expect(result.report.refused === null).toBe(offered.includes(id));
          if (result.report.refused) expect(result.report.refused.cite.row).toBeDefined();
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a step back is the list without its last choice', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const choices = walked(drawn);
        const last = choices.at(-1);
        if (last === undefined) return;
        const before = replay(walk, choices.slice(0, -1));
        expect(walk.take(before.state, last)).toEqual(replay(walk, choices).state);
      }),
    );
  });

  test('the attacks do not end while a deep charge binds cavalry', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const { state } = replay(walk, walked(drawn));
        if (state.bound === 0 || ORDER[state.step] !== 'cavalry') return;
        const refused = walk.refuse(state, 'end');
        expect(isRefusal(refused) && refused.refused.cite).toMatchObject({ chart: 'deep-charge', row: '11-or-more' });
      }),
    );
  });

  // The sheet serves a retreat by the effect of morale, a modifier by the terrain chart, an advance by what a way costs.
  test.each<[string, string | undefined]>([
    ['attack', undefined],
    ['stand', 'morale-effect'],
    ['modifier', 'attack-terrain'],
    ['no-advance', 'march'],
    ['end', 'deep-charge'],
  ])('%s goes with its calculator, and with no other', (id, calculator) => {
    const { path } = replay(walk, WHOLE);
    expect(path.find((move) => move.id === id)?.calculator).toBe(calculator);
  });

  test.each<[string, readonly string[], string, object, string, string]>([
    [
      'bound cavalry',
      [...WHOLE.slice(0, -1), 'charge-obliged'],
      'end',
      { document: '001', chart: 'deep-charge', row: '11-or-more' },
      'A deep charge binds cavalry to one more attack.',
      'Une charge profonde oblige de la cavalerie à une attaque de plus.',
    ],
    [
      'no advance',
      WHOLE.slice(0, 9),
      'extended-advance',
      { document: '001', chart: 'combat-sequence', row: 'advance' },
      'There was no advance to extend.',
      'Il n’y a pas eu d’avance à prolonger.',
    ],
    [
      'the end',
      WHOLE,
      'attack',
      { document: '001', chart: 'combat-sequence', row: 'cavalry' },
      'The attacks are over.',
      'Les attaques sont finies.',
    ],
    [
      'another step',
      ['attack', 'stand'],
      'lead',
      { document: '001', chart: 'combat-sequence', row: 'odds' },
      'Now comes step 3: Work out the odds.',
      'C’est l’étape 3\u202f: Établir le rapport.',
    ],
  ])('what is not to be chosen now is refused in words: %s', (_, before, id, cite, en, fr) => {
    expect(replay(walk, before).stopped).toBeNull();
    expect(replay(walk, [...before, id]).stopped).toEqual({ at: before.length + 1, reason: { en, fr }, cite });
  });

  test('after the end nothing is offered, and it is said to be over', () => {
    expect(replay(walk, WHOLE).moves).toEqual([]);
    const result = run(meta, anySteps, { input: { choices: WHOLE } });
    if (!result.ok) throw new Error(result.error.code);
    expect(result.report.answer?.facts.map(({ id, value }) => [id, value])).toEqual([
      ['step', 'over'],
      ['attacks', 1],
      ['bound', 0],
    ]);
    expect(result.report.answer?.facts[0]?.text).toEqual({
      en: 'the attacks are over',
      fr: 'les attaques sont finies',
    });
  });
});
