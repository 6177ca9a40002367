/* Reads files of VASSAL away from the page, so that no finger waits for it. */
import { isInputError } from '@coup-doeil/core/game';
import type { BothLanguages } from '@coup-doeil/vassal';
import type { Question, Reply } from './client.ts';
import type { JoinedPicture } from './join-pictures.ts';
import { createReader } from './reader.ts';

const reader = createReader();

const isVassalError = (error: unknown): error is { readonly problem: { readonly text: BothLanguages } } =>
  error instanceof Error && error.name === 'VassalError' && 'problem' in error;

/** What holds bytes goes as it is. */
const holdsBytes = (value: unknown): value is Uint8Array | JoinedPicture =>
  value instanceof Uint8Array || (typeof value === 'object' && value !== null && 'file' in value);

const answer = async ({ id, verb, given }: Question): Promise<Reply> => {
  try {
    // What a verb is given is typed where it is sent.
    const act = reader[verb] as (...given: readonly unknown[]) => unknown;
    const value = await act(...given);
    // The many small objects of a battlefield are copied sooner as one text.
    return holdsBytes(value) ? { id, value } : { id, json: JSON.stringify(value ?? null) };
  } catch (error) {
    if (isInputError(error)) {
      const { code, field, allowed, given: value } = error;
      return { id, fault: { code, field, allowed, given: value } };
    }
    return { id, problem: isVassalError(error) ? error.problem.text : null };
  }
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => postMessage(await answer(data)));
