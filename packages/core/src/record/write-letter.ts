import type { ActionAsk } from '../battle/action-rules.ts';
import { item } from '../battle/check.ts';
import { rejectInput } from '../error.ts';
import { checkMail, computeDigests, getSealNumber } from './check-mail.ts';
import type { Letter } from './mail.ts';
import { getMailState, type MailState } from './mail-state.ts';
import type { BattleRecord } from './record.ts';
import { computeSeal, computeSecret, hashSecret, type Secret } from './secret.ts';

type Unsealed<L = Letter> = L extends Letter ? Omit<L, 'seal'> : never;

/** A record with a letter more, and what the device keeps from now on: both are saved before the record is sent. */
export interface Written {
  readonly record: BattleRecord;
  readonly secret: Secret;
}

/** Entries that were undone do not go along. */
const addLetter = async (record: BattleRecord, secret: Secret, unsealed: Unsealed): Promise<Written> => {
  const undone = { ...record, entries: record.entries.slice(0, record.at) };
  const findings = await checkMail(undone, secret);
  if (findings[0]) rejectInput('mail', findings[0].place, { rule: 'untampered' }, null);
  const letters = undone.mail?.letters ?? [];
  const withSeal = (seal: string): BattleRecord => ({
    ...undone,
    mail: { letters: [...letters, { ...unsealed, seal }] },
  });
  const draft = withSeal('');
  const state = getMailState(draft);
  const digest = item(await computeDigests(draft), letters.length + 1);
  const seal = await computeSeal(await computeSecret(secret, getSealNumber(state, secret.side)), digest);
  return { record: withSeal(seal), secret: { ...secret, letters: letters.length + 1, digest } };
};

const baseOf = ({ side }: Secret, { at }: BattleRecord) => ({ from: side, at });

const nextHash = async (secret: Secret, number: number): Promise<string> =>
  hashSecret(secret.side, number, await computeSecret(secret, number));

/** Takes part in a battle by mail: shows the hash of the first secret. The side that joins first has the first move. */
export const joinMail = async (record: BattleRecord, secret: Secret): Promise<Written> =>
  addLetter(record, secret, { ...baseOf(secret, record), letter: 'join', hash: await nextHash(secret, 1) });

/** Asks for a throw: what is asked stands in the record from now on, before any secret of the throw is shown. */
export const askThrow = (record: BattleRecord, secret: Secret, ask: ActionAsk): Promise<Written> =>
  addLetter(record, secret, { ...baseOf(secret, record), letter: 'ask', ask });

/** Gives the move to the other side. */
export const endMove = (record: BattleRecord, secret: Secret): Promise<Written> =>
  addLetter(record, secret, { ...baseOf(secret, record), letter: 'pass' });

/** The throw that waits for a secret of this side. */
const getOpenThrow = (state: MailState, side: string) => {
  const last = state.throws.at(-1);
  return state.open && last && state.next.side === side
    ? last
    : rejectInput('side', 'secret', state.next.side === null ? [] : [state.next.side], side);
};

/** Shows the secret of the throw under way, and the hash of the next one. */
export const revealSecret = async (
  record: BattleRecord,
  secret: Secret,
  answers?: Readonly<Record<string, string>>,
): Promise<Written> => {
  const { number } = getOpenThrow(getMailState(record), secret.side);
  return addLetter(record, secret, {
    ...baseOf(secret, record),
    letter: 'secret',
    secret: await computeSecret(secret, number),
    hash: await nextHash(secret, number + 1),
    ...(answers && { answers }),
  });
};
