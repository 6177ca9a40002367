import { computeHash, createKey } from './hash.ts';

/** What a device keeps of its own side in a battle by mail. It stays on the device: no record holds it. */
export interface Secret {
  readonly side: string;
  /** 256 random bits, from which the secret of every throw follows. */
  readonly key: string;
  /** How many letters the record had with the last one written here, and the hash of all up to it: the battle goes on from there. */
  readonly letters: number;
  readonly digest: string;
}

/** A fresh secret for a side; for one battle only. */
export const createSecret = (side: string): Secret => ({
  side,
  key: createKey(),
  letters: 0,
  digest: '',
});

/** The secret of one throw. */
export const computeSecret = ({ side, key }: Secret, number: number): Promise<string> =>
  computeHash('secret', key, side, number);

/** What is shown of a secret beforehand: it is bound to its side and to the number of its throw. */
export const hashSecret = (side: string, number: number, secret: string): Promise<string> =>
  computeHash('hash', side, number, secret);

/** What binds its writer to a letter and to all before it: nobody else knows the secret yet. */
export const computeSeal = (secret: string, digest: string): Promise<string> => computeHash('seal', secret, digest);

/** The seed of a throw, from the secrets of both sides in the order in which they joined. */
export const computeSeed = (number: number, secrets: readonly string[]): Promise<string> =>
  computeHash('dice', number, ...secrets);
