import type { InputFault } from '@coup-doeil/core/game';

/** Wrong use or invalid input: one line that says what to do, and exit 2. */
export class Wrong extends Error {
  readonly fault: InputFault;
  constructor(fault: InputFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const LONGEST = 80;
export const cut = (text: string, longest = LONGEST): string =>
  text.length > longest ? `${text.slice(0, longest)}…` : text;

export const wrong = (code: string, field: string, allowed: InputFault['allowed'], given: unknown): Wrong =>
  new Wrong({ code, field: cut(field), allowed, given: typeof given === 'string' ? cut(given) : given });

/** One of some names, or the error with the nearest of them. */
export const named = <T>(field: string, given: string | undefined, all: Readonly<Record<string, T>>): T => {
  const found = given !== undefined && Object.hasOwn(all, given) ? all[given] : undefined;
  if (found !== undefined) return found;
  throw wrong(given === undefined ? 'missing' : 'unknown', field, Object.keys(all), given ?? null);
};
