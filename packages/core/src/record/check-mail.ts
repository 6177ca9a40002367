import { item } from '../battle/check.ts';
import { nameSide } from '../battle/name-side.ts';
import { fill, type Text, t } from '../text/index.ts';
import { computeHash } from './hash.ts';
import type { Letter } from './mail.ts';
import { followLetters, type MailState } from './mail-state.ts';
import type { BattleRecord } from './record.ts';
import { computeSeal, computeSecret, hashSecret, type Secret } from './secret.ts';

/** Something in a record that does not agree. */
export interface Finding {
  /** The place in the record: `mail.letters.4.seal`. */
  readonly place: string;
  readonly text: Text;
}

const TEXTS = {
  hash: t(
    'Letter {n}: the secret of {side} is not the one whose hash was shown before.',
    'Lettre {n}\u202f: le secret de {side} n’est pas celui dont l’empreinte avait été montrée.',
  ),
  seal: t(
    'Letter {n}: {side} sealed something else; the battle up to here, or the letter, was changed since.',
    'Lettre {n}\u202f: {side} a scellé autre chose\u202f; la bataille jusque-là, ou la lettre, a été changée depuis.',
  ),
  own: t(
    'Letter {n} is not from this device: {side} shows another hash there.',
    'La lettre {n} ne vient pas de cet appareil\u202f: {side} y montre une autre empreinte.',
  ),
  older: t(
    'This does not go on from the last letter that {side} wrote on this device.',
    'Cela ne continue pas la dernière lettre que {side} a écrite sur cet appareil.',
  ),
} as const;

/** A hash for each letter of all that the record holds up to it, its own seal apart; the one before them is that of the first document. */
export const computeDigests = async ({ start, entries, mail }: BattleRecord): Promise<readonly string[]> => {
  let digest = await computeHash('battle', start);
  const digests = [digest];
  let closed = 0;
  let before = '';
  for (const { seal, ...letter } of mail?.letters ?? []) {
    digest = await computeHash('letter', digest, before, entries.slice(closed, letter.at), letter);
    before = seal;
    closed = letter.at;
    digests.push(digest);
  }
  return digests;
};

/** The throw whose secret a letter’s writer has not shown yet once it is written: the letter is sealed with it. */
export const getSealNumber = ({ throws, open }: MailState, from: string): number => {
  const last = throws.at(-1);
  if (!last) return 1;
  return open && last.secrets[from] === undefined ? last.number : last.number + 1;
};

interface LetterCheck {
  readonly letter: Letter;
  readonly digest: string;
  /** Where the mail stands once it is written. */
  readonly after: MailState;
}

/** The secrets shown in a record, by side and throw; and those of one's own device. */
type FindSecret = (side: string, number: number) => Promise<string | undefined>;

const findSecrets = (last: MailState, own: Secret | undefined): FindSecret => {
  return async (side, number) =>
    own?.side === side ? computeSecret(own, number) : last.throws[number - 1]?.secrets[side];
};

/** What of a letter does not agree, as far as the secrets are known. */
const checkLetter = async (
  { letter, digest, after }: LetterCheck,
  find: FindSecret,
  hashes: Map<string, string>,
  own: Secret | undefined,
): Promise<(keyof typeof TEXTS)[]> => {
  const { from } = letter;
  const wrong: (keyof typeof TEXTS)[] = [];
  const number = getSealNumber(after, from);
  if (letter.letter === 'secret') {
    const revealed = await hashSecret(from, after.throws.length, letter.secret);
    if (revealed !== hashes.get(from)) wrong.push('hash');
  }
  const key = await find(from, number);
  if ('hash' in letter) {
    hashes.set(from, letter.hash);
    if (own?.side === from && key !== undefined && letter.hash !== (await hashSecret(from, number, key)))
      wrong.push('own');
  }
  if (key !== undefined && letter.seal !== (await computeSeal(key, digest))) wrong.push('seal');
  return wrong;
};

/**
 * What of the letters of a record does not agree: every hash, and every seal whose secret was shown since. With
 * one's own secret the seals of this device are checked as well, and that the record goes on from its last letter: nobody is made to
 * show a secret for a second question.
 */
export const checkMail = async (record: BattleRecord, own?: Secret): Promise<readonly Finding[]> => {
  const letters = record.mail?.letters ?? [];
  const states = followLetters(record);
  const digests = await computeDigests(record);
  const find = findSecrets(item(states, letters.length), own);
  const hashes = new Map<string, string>();
  const findings: Finding[] = [];
  if (own && own.letters > 0 && digests[own.letters] !== own.digest)
    findings.push({ place: 'mail.letters', text: fill(TEXTS.older, { side: nameSide(record.start, own.side) }) });
  for (const [i, letter] of letters.entries()) {
    const after = item(states, i + 1);
    const digest = item(digests, i + 1);
    for (const what of await checkLetter({ letter, digest, after }, find, hashes, own)) {
      const side = nameSide(record.start, letter.from);
      const field = what === 'hash' ? 'secret' : what === 'own' ? 'hash' : 'seal';
      findings.push({ place: `mail.letters.${i}.${field}`, text: fill(TEXTS[what], { n: i + 1, side }) });
    }
  }
  return findings;
};
