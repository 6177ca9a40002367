import { createCellError, type Read } from '@coup-doeil/core/chart';

/** What may come after a shock. */
export const FOLLOWS = ['breakthrough', 'pursuit', 'counter-shock'] as const;

/** A thing that may come after a shock. */
export type Follow = (typeof FOLLOWS)[number];

/** What may come after a shock, and for whom. */
export interface MayFollow {
  readonly what: Follow;
  /** Printed in italics, or a pursuit: a thing that only cavalry does. */
  readonly cavalryOnly: boolean;
  /** Only after a counter-charge from which the other side went back. */
  readonly afterCounterCharge: boolean;
}

/** What a cell does to a side, and what it lets that side do. */
export interface ShockResult {
  readonly recoil: boolean;
  readonly disorder: boolean;
  /** A cohesion test, and what failing it brings. */
  readonly test: 'disorder' | 'recoil' | null;
  readonly follow: readonly MayFollow[];
}

const NOTHING: ShockResult = { recoil: false, disorder: false, test: null, follow: [] };
const EFFECTS: Readonly<Record<string, Partial<ShockResult>>> = {
  '1': { recoil: true },
  D: { disorder: true },
  CT: { test: 'disorder' },
  'CT/1': { test: 'recoil' },
};
const WORDS: Readonly<Record<string, Omit<MayFollow, 'cavalryOnly'>>> = {
  Breakthrough: { what: 'breakthrough', afterCounterCharge: false },
  Pursuit: { what: 'pursuit', afterCounterCharge: false },
  'Counter-shock': { what: 'counter-shock', afterCounterCharge: false },
  'Pursuit if counter-charge and attacker recoils or retreats': { what: 'pursuit', afterCounterCharge: true },
};

const follow = (printed: string): MayFollow | undefined => {
  const italic = printed.startsWith('_') && printed.endsWith('_');
  const effect = WORDS[italic ? printed.slice(1, -1) : printed];
  return effect && { ...effect, cavalryOnly: italic || effect.what === 'pursuit' };
};

/** `1 + CT`, `Breakthrough or Pursuit`, `_in italics_`. */
export const shockResult: Read<ShockResult> = (printed) => {
  const choice = follow(printed);
  if (choice) return { ...NOTHING, follow: [choice] };
  const choices = printed.split(' or ').map(follow);
  if (choices.every((choice) => choice !== undefined)) return { ...NOTHING, follow: choices };
  const effects = printed.split(' + ').map((part) => {
    const effect = EFFECTS[part];
    if (!effect) throw createCellError(printed, '1 + D, 1 + CT, D + CT/1 or what may follow');
    return effect;
  });
  return Object.assign({}, NOTHING, ...effects);
};
