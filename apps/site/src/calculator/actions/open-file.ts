/* A saved report, or an input alone, read back from a file. */
import { type CheckedAsk, checkAsk, isInputError } from '@coup-doeil/core/game';
import { tellError } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { isRecord } from '../state/storage.ts';
import type { Subject } from '../state/subject.ts';
import type { Outcome } from './actions.ts';
import { words } from './words.ts';

const MOST_BYTES = 1_000_000;

const parseFile = (text: string): Readonly<Record<string, unknown>> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** The readings that a report was made under, by id. */
const listReadings = (readings: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(readings) ? readings : []).flatMap((use: unknown) =>
      isRecord(use) && typeof use.id === 'string' && typeof use.value === 'string' ? [[use.id, use.value]] : [],
    ),
  );

/** What a file asks of this calculator; bad input is thrown. */
const readAsk = ({ calculator }: Subject, file: Readonly<Record<string, unknown>>, before: CheckedAsk): CheckedAsk => {
  if (!('input' in file)) return checkAsk(calculator, { ...before, input: file });
  const edition = typeof file.edition === 'string' ? file.edition : before.edition;
  return checkAsk(calculator, { edition, readings: listReadings(file.readings), input: file.input });
};

/** Opens a file; says what is wrong where it is no report or input of this calculator. */
export const openFile = async (
  subject: Subject,
  file: File,
  lang: Lang,
  onAsked: (make: (before: CheckedAsk) => CheckedAsk) => CheckedAsk,
): Promise<Outcome> => {
  const read = file.size > MOST_BYTES ? undefined : parseFile(await file.text());
  if (!read) return { status: words.noFile[lang] };
  const { game, calculator } = subject;
  const others = (name: string, own: string) => typeof read[name] === 'string' && read[name] !== own;
  if ('input' in read && (others('game', game.id) || others('calculator', calculator.id)))
    return { status: words.otherFile[lang] };
  try {
    onAsked((before) => readAsk(subject, read, before));
    // The answer itself says that it is another.
    return { status: '' };
  } catch (error) {
    if (isInputError(error)) return { status: tellError(error, lang) };
    throw error;
  }
};
