/* Throws by mail: the dice come from the secrets of both sides. */
import type { ActionAsk } from '@coup-doeil/core/battle';
import {
  addEntry,
  askThrow,
  findThrowSeed,
  getMailState,
  openThrow,
  type RecordEntry,
  rollFaces,
} from '@coup-doeil/core/record';
import { type Came, endThrow } from './throw.ts';
import type { useBattle } from './use-battle.ts';

type Battle = ReturnType<typeof useBattle>;

/** Writes down what is asked, after the march that comes first; false where no side is played here. */
export const askByMail = async (
  { state: { record, secret, write }, board }: Battle,
  ask: ActionAsk,
  march: RecordEntry | undefined,
  name: string,
): Promise<boolean> => {
  if (!secret) return false;
  const marched = march ? addEntry(record, march) : record;
  await write(await askThrow(marched, secret, ask), Object.values(board.document.title ?? {})[0] ?? name);
  return true;
};

/** What the last throw comes to by the dice of both secrets; nothing while a secret is missing. */
export const rollMail = async ({
  state: { record },
  board,
}: Battle): Promise<{ readonly ask: ActionAsk; readonly came: Came | undefined } | undefined> => {
  const last = getMailState(record).throws.at(-1);
  const seed = await findThrowSeed(record);
  const open = last && openThrow(board, last.ask);
  if (!last || !open || seed === undefined) return undefined;
  const thrown = { faces: rollFaces(open, seed), by: 'secrets', number: last.number } as const;
  return { ask: last.ask, came: endThrow(open, thrown) };
};
