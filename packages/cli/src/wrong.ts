import type { Language } from '@aide-de-camp/core/chart';
import type { InputFault } from '@aide-de-camp/core/game';
import { nearest } from './nearest.ts';
import { inFrench } from './phrases.ts';

/** Wrong use or invalid input: one line that says what to do, and exit 2. */
export class Wrong extends Error {
  readonly fault: InputFault;
  constructor(fault: InputFault) {
    super(fault.code);
    this.fault = fault;
  }
}

const LONGEST = 80;
const cut = (text: string, longest = LONGEST): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

export const wrong = (code: string, field: string, allowed: InputFault['allowed'], given: unknown): Wrong =>
  new Wrong({ code, field: cut(field), allowed, given: typeof given === 'string' ? cut(given) : given });

/** One of some names, or the error with the nearest of them. */
export const named = <T>(field: string, given: string | undefined, all: Readonly<Record<string, T>>): T => {
  const found = given !== undefined && Object.hasOwn(all, given) ? all[given] : undefined;
  if (found !== undefined) return found;
  throw wrong(given === undefined ? 'missing' : 'unknown', field, Object.keys(all), given ?? null);
};

/** One line stays one line, and what was given commands no terminal. */
const tame = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const quoted = (given: unknown): string => (typeof given === 'string' ? `“${given}”` : JSON.stringify(given));

/** The name that was mistyped: for a field of a JSON object that is the field, else what was given. */
const meant = ({ code, field, allowed, given }: InputFault): string | undefined => {
  if (typeof allowed === 'string') return undefined;
  const typed = code === 'unknown-field' ? field.split('.').at(-1) : given;
  return typeof typed === 'string' ? nearest(typed, allowed.map(String)) : undefined;
};

/** The one line. */
export const faultLine = (fault: InputFault, language: Language): string => {
  const { field, allowed, given } = fault;
  const said = typeof allowed === 'string' ? allowed : allowed.map(String).join(', ');
  const list = cut(language === 'fr' ? inFrench(said) : said, 300);
  const near = meant(fault);
  if (language === 'fr') {
    const hint = near ? ` Vouliez-vous dire ${near}\u202f?` : '';
    const got = given === null || given === undefined ? 'rien n’a été donné' : `reçu ${quoted(given)}`;
    return tame(`${field}\u202f: ${got}\u202f; permis\u202f: ${list}.${hint}`);
  }
  const hint = near ? ` Did you mean ${near}?` : '';
  const got = given === null || given === undefined ? 'nothing was given' : `given ${quoted(given)}`;
  return tame(`${field}: ${got}; allowed: ${list}.${hint}`);
};
