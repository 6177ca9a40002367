import { usageError } from './usage-error.ts';

/** A package that a command wants and that is installed apart, as it brings packages of others; the error says how. */
export const loadPackage = async <T>(name: string, command: string, load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND';
    throw isMissing ? usageError('missing', command, { rule: 'installed-package', name }, null) : error;
  }
};
