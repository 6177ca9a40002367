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
