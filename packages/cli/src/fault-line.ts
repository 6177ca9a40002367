import type { Language } from '@coup-doeil/core/chart';
import type { InputFault } from '@coup-doeil/core/game';
import { nearest } from './nearest.ts';
import { inFrench } from './phrases.ts';
import { cut } from './wrong.ts';

/** One line stays one line, and what was given commands no terminal. */
const tame = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

const quoted = (given: unknown, language: Language): string => {
  if (typeof given !== 'string') return JSON.stringify(given);
  return language === 'fr' ? `«\u202f${inFrench(given)}\u202f»` : `“${given}”`;
};

/** The name that was mistyped: for a field of a JSON object that is the field, else what was given. */
const meant = ({ code, field, allowed, given }: InputFault): string | undefined => {
  if (typeof allowed === 'string' || 'rule' in allowed) return undefined;
  const typed = code === 'unknown-field' ? field.split('.').at(-1) : given;
  return typeof typed === 'string' ? nearest(typed, allowed.map(String)) : undefined;
};

/** The one line. */
export const faultLine = (fault: InputFault, language: Language): string => {
  const { field, allowed, given } = fault;
  const said =
    typeof allowed === 'string' ? allowed : 'rule' in allowed ? allowed.rule : allowed.map(String).join(', ');
  const list = cut(language === 'fr' ? inFrench(said) : said, 300);
  const near = meant(fault);
  if (language === 'fr') {
    const hint = near ? ` Vouliez-vous dire ${near}\u202f?` : '';
    const got = given === null || given === undefined ? 'rien n’a été donné' : `reçu ${quoted(given, language)}`;
    return tame(`${inFrench(field)}\u202f: ${got}\u202f; permis\u202f: ${list}.${hint}`);
  }
  const hint = near ? ` Did you mean ${near}?` : '';
  const got = given === null || given === undefined ? 'nothing was given' : `given ${quoted(given, language)}`;
  return tame(`${field}: ${got}; allowed: ${list}.${hint}`);
};
