import type { InputFault } from '@aide-de-camp/core/game';
import { nearest } from './nearest.ts';

/** Wrong use or invalid input: one line that says what to do, and exit 2. */
export class Wrong extends Error {
  readonly fault: InputFault;
  constructor(fault: InputFault) {
    super(fault.code);
    this.fault = fault;
  }
}

export const wrong = (code: string, field: string, allowed: InputFault['allowed'], given: unknown): Wrong =>
  new Wrong({ code, field, allowed, given });

/** One of some names, or the error with the nearest of them. */
export const named = <T>(field: string, given: string | undefined, all: Readonly<Record<string, T>>): T => {
  const found = given !== undefined && Object.hasOwn(all, given) ? all[given] : undefined;
  if (found !== undefined) return found;
  throw wrong(given === undefined ? 'missing' : 'unknown', field, Object.keys(all), given ?? null);
};

const quoted = (given: unknown): string => (typeof given === 'string' ? `“${given}”` : JSON.stringify(given));

/** The one line. */
export const faultLine = ({ field, allowed, given }: InputFault, language: 'en' | 'fr'): string => {
  const list = typeof allowed === 'string' ? allowed : allowed.map(String).join(', ');
  const meant =
    typeof allowed !== 'string' && typeof given === 'string' ? nearest(given, allowed.map(String)) : undefined;
  const short = list.length > 300 ? `${list.slice(0, 300)}…` : list;
  if (language === 'fr') {
    const hint = meant ? ` Vouliez-vous dire ${meant}\u202f?` : '';
    const got = given === null || given === undefined ? 'rien n’a été donné' : `reçu ${quoted(given)}`;
    return `${field}\u202f: ${got}\u202f; permis\u202f: ${short}.${hint}`;
  }
  const hint = meant ? ` Did you mean ${meant}?` : '';
  const got = given === null || given === undefined ? 'nothing was given' : `given ${quoted(given)}`;
  return `${field}: ${got}; allowed: ${short}.${hint}`;
};
