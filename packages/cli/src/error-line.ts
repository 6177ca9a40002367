import { type Language, type Text, t } from '@coup-doeil/core/chart';
import type { InputError, InputFault } from '@coup-doeil/core/game';
import { tellError } from '@coup-doeil/core/tell';
import { ERROR_TEXTS } from './error-texts.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage-error.ts';

/** The data of an error, as JSON has them. */
export const faultOf = (error: UsageError | InputError): InputFault & { readonly why?: Text } => {
  if (!(error instanceof UsageError)) {
    const { code, field, allowed, given } = error;
    return { code, field, allowed, given };
  }
  return { ...error.fault, ...(error.why ? { why: error.why } : {}) };
};

/** The name that was probably meant: for a field of a JSON object that is the field, else what was given. */
const guessName = ({ code, field, allowed, given }: InputFault): string | undefined => {
  if (!Array.isArray(allowed)) return undefined;
  const typed = code === 'unknown-field' ? field.split('.').at(-1) : given;
  return typeof typed === 'string' ? nearest(typed, allowed.map(String)) : undefined;
};

/** An error in one line, with the name that was probably meant. */
export const errorLine = (error: UsageError | InputError, language: Language): string => {
  const fault = faultOf(error);
  // A field of an input may go by the name of something of ours.
  const line = error instanceof UsageError ? tellError(fault, language, ERROR_TEXTS) : tellError(fault, language);
  if (fault.why) return `${line} ${fault.why[language]}.`;
  const name = guessName(fault);
  if (name === undefined) return line;
  return `${line} ${t('Did you mean {name}?', 'Vouliez-vous dire {name}\u202f?', { name })[language]}`;
};
