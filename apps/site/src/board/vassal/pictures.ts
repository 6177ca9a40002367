/* Pictures of the module that is open: files of their own, which no page can reach. */
import type { BoardPicture } from '@coup-doeil/vassal/battlefield';
import { ask } from './client.ts';
import type { JoinedPicture } from './join-pictures.ts';

const addresses = new Map<string, Promise<string | undefined>>();

/** A picture as a file; nothing where the module has none of that name, or where it cannot be unpacked. */
export const loadPictureFile = async (name: string): Promise<Blob | undefined> => {
  if (name === '') return undefined;
  try {
    const bytes = await ask('readPicture', name);
    // The browser knows the other kinds by how they begin.
    return bytes ? new Blob([new Uint8Array(bytes)], { type: /\.svg$/i.test(name) ? 'image/svg+xml' : '' }) : undefined;
  } catch {
    return undefined;
  }
};

/** The pictures of several boards as one file; nothing where it cannot be made. */
export const loadJoinedPictures = (pictures: readonly BoardPicture[]): Promise<JoinedPicture | null | undefined> =>
  ask('joinPictures', pictures).catch(() => undefined);

const load = async (name: string): Promise<string | undefined> => {
  const file = await loadPictureFile(name);
  return file && URL.createObjectURL(file);
};

/** The address of a picture, for as long as its module is open. */
export const loadPicture = (name: string): Promise<string | undefined> => {
  const address = addresses.get(name) ?? load(name);
  addresses.set(name, address);
  return address;
};

/** Another module has other pictures under the same names. */
export const forgetPictures = (): void => {
  for (const address of addresses.values()) address.then((url) => url !== undefined && URL.revokeObjectURL(url));
  addresses.clear();
};
