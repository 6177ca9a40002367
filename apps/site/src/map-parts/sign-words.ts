import type { GroundSign } from '@coup-doeil/core/game';

/** Every sign that a map can draw: a word that is none, and that the palette gives none, is not drawn. */
const GROUND_SIGNS: Readonly<Record<GroundSign, true>> = {
  woods: true,
  orchard: true,
  marsh: true,
  difficult: true,
  town: true,
  village: true,
  'walled-town': true,
  ruins: true,
  castle: true,
  water: true,
  ice: true,
  road: true,
  'sunken-road': true,
  trail: true,
  stream: true,
  bridge: true,
  crest: true,
  slope: true,
  'down-slope': true,
  'steep-slope': true,
  works: true,
};
export const isGroundSign = (word: string): word is GroundSign => Object.hasOwn(GROUND_SIGNS, word);
