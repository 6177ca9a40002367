import { recordingTally } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { fire2016 } from '../src/charts/fire.ts';
import { fireModifiers2016 } from '../src/charts/fire-modifiers.ts';
import { notes2016 } from '../src/charts/notes.ts';
import { terrain2016 } from '../src/charts/terrain.ts';
import { tallyFire } from '../src/rules/fire.ts';

test('a mass in reaction fire is set aside by the note on masses, wherever that note stands on the chart', () => {
  const tally = recordingTally();
  const charts = {
    terrain: terrain2016,
    fire: fire2016,
    notes: notes2016,
    'fire-modifiers': fireModifiers2016.reprint({ notes: [notes2016.note('b'), notes2016.note('massed')] }),
  };
  const unit = { arm: 'infantry', square: false } as const;
  tallyFire(
    // No doubtful place is met on the way.
    { edition: '2016', charts, tally, reading: () => expect.unreachable() },
    {
      strength: 4,
      combined: false,
      second: 4,
      sixFronts: 'none',
      occasion: 'reaction',
      range: 2,
      effective: 3,
      hex: 'clear',
      hexsides: [],
      works: 'none',
      passage: 'into',
      level: 0,
      targets: [unit, unit],
    },
  );
  expect(tally.steps.find(({ id }) => id === 'fire-modifiers.massed.value')).toMatchObject({
    op: 'ignored',
    by: 'notes.massed',
  });
});
