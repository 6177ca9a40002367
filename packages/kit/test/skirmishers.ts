/** A unit of the skirmish, as a battlefield document has it. */
export const foot = (id: string, hex: string, side: string, more = {}) => ({
  id,
  hex,
  side,
  arm: 'foot',
  strength: 3,
  ratings: { rating: 3, move: 3 },
  facing: { side: 0 },
  ...more,
});
