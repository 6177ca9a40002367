/* Photos of maps on the device, each under the id of the kept battle that it belongs to. They go nowhere else. */
import { isRecord, store } from '../../calculator/state/storage.ts';
import { PREFIX } from '../kept/any-kept.ts';
import { type FitPoint, isFitPoint } from './fit.ts';
import type { Photo } from './use-photo.ts';

const BASE = 'coup-doeil';
const SHELF = 'photos';

interface Stored {
  readonly file: Blob;
  readonly points: readonly FitPoint[];
  readonly strength: number;
}

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  value.file instanceof Blob &&
  Array.isArray(value.points) &&
  value.points.every(isFitPoint) &&
  typeof value.strength === 'number';

const wait = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

const openBase = async (): Promise<IDBDatabase> => {
  const request = indexedDB.open(BASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(SHELF);
  return wait(request);
};

/** Done when all of it is written, not before. */
const write = async (act: (shelf: IDBObjectStore) => void): Promise<void> => {
  const base = await openBase();
  try {
    await new Promise<void>((resolve, reject) => {
      const change = base.transaction(SHELF, 'readwrite');
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error);
      change.onerror = () => reject(change.error);
      act(change.objectStore(SHELF));
    });
  } finally {
    base.close();
  }
};

const keyOf = (battle: string): string => `photo/${battle}`;

/** Keeps a photo with its battle; false where the device has no room for it. Photos of battles that are gone make room. */
export const keepPhoto = async (battle: string, { file, points, strength }: Photo): Promise<boolean> => {
  try {
    await write((shelf) => {
      const keys = shelf.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result)
          if (key !== battle && localStorage.getItem(`${PREFIX}${String(key)}`) === null) shelf.delete(key);
      };
      shelf.put({ file, points, strength } satisfies Stored, battle);
    });
    return store(keyOf(battle), true);
  } catch {
    return false;
  }
};

export const dropPhoto = async (battle: string): Promise<void> => {
  store(keyOf(battle), false);
  await write((shelf) => shelf.delete(battle)).catch(() => undefined);
};

/** How large a picture is; nothing where the file is none that the browser can show. */
export const readPhoto = async (
  file: Blob,
  given: Pick<Photo, 'points' | 'strength'> = { points: [], strength: 0.6 },
): Promise<Photo | undefined> => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { ...given, file, url, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(url);
    return undefined;
  }
};

/** The photo that is kept with a battle. */
export const openPhoto = async (battle: string): Promise<Photo | undefined> => {
  try {
    const base = await openBase();
    const stored: unknown = await wait(base.transaction(SHELF).objectStore(SHELF).get(battle)).finally(() =>
      base.close(),
    );
    return isStored(stored) ? readPhoto(stored.file, stored) : undefined;
  } catch {
    return undefined;
  }
};
