/** What the names of kept battles begin with in the storage. */
export const PREFIX = 'coup-doeil:battle:';

/** Whether the device keeps any battle; none where its storage is closed. */
export const hasKept = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
};

/** Calls back when another tab keeps or removes a battle; gives what ends that. */
export const watchBattles = (
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  tell: (id: string) => void,
) => {
  const listen = ({ key }: StorageEvent): void => {
    if (key === null || key.startsWith(PREFIX)) tell(key === null ? '' : key.slice(PREFIX.length));
  };
  target.addEventListener('storage', listen);
  return () => target.removeEventListener('storage', listen);
};
