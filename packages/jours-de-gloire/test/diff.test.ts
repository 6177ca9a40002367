import { diff } from '@coup-doeil/core/chart';
import { expect, test } from 'vitest';
import { CHARTS } from '../src/charts/index.ts';

const found = diff(CHARTS['2006'], CHARTS['2016']).map(
  ({ chart, row, column, note, what }) => `${[chart, row, column, note].filter(Boolean).join('.')} ${what}`,
);

/** Typed from the two sheets: everything that changed from 2006 to 2016, and no figure among it. */
const CHANGED = [
  // Rice field joins the marsh; vines, palms and castles are called otherwise.
  'terrain.marsh name',
  'terrain.difficult name',
  'terrain.orchard name',
  'terrain.castle name',
  // [b] goes from the name to the shock cell, and says more of cavalry.
  'terrain.town name',
  'terrain.town.shock cell',
  'terrain.castle.shock cell',
  'notes.b term',
  // [c]: no road next to an enemy, with its rule number.
  'notes.c term',
  'notes.c reference',
  'notes.e term',
  'notes.i term',
  'notes.frozen-pond term',
  // A mass does not count in reaction or counter-battery fire.
  'fire-modifiers.massed.value cell',
  'fire-modifiers.massed condition',
  'notes.massed name',
  // Point-blank at any target.
  'fire-modifiers.adjacent name',
  'fire-modifiers.adjacent condition',
  // The threat to the attacker’s rear is adjacent.
  'shock-modifiers.rear-threatened name',
  'shock-modifiers.rear-threatened condition',
  // Rule numbers.
  'fire-modifiers.reaction reference',
  'shock reference',
  // The ladder is called otherwise, and its ends are said in words.
  'odds name',
  'odds.4-1 name',
  'odds.1-4 name',
  'shock-modifiers.odds name',
  // Hints and headings.
  'fire-modifiers.effective name',
  'shock-modifiers.terrain.value cell',
  'shock-modifiers.charge-heavy name',
  'shock-modifiers.cavalry-shock name',
  'shock-modifiers.charge name',
  'shock-modifiers.charge-square name',
  'shock-modifiers.square-infantry name',
];

test('the printings differ where the sheets do, and nowhere else', () => {
  expect([...new Set(found)].sort()).toEqual([...CHANGED].sort());
});
