import { Worker } from 'node:worker_threads';
import { type Text, t } from '@coup-doeil/core/chart';

/** Loads a module and posts its `meta` as plain data. Text, as a file of its own would go by another name once it is built. */
const CODE = `
const { parentPort, workerData } = require('node:worker_threads');
import(workerData).then(
  ({ meta }) => parentPort.postMessage({ meta }),
  (error) => parentPort.postMessage({ error: String(error?.message ?? error) }),
);`;

/** Longer than any busy machine needs to load a list of names. */
const MOST_MILLISECONDS = 5000;
const MOST_MEGABYTES = 128;

const ENDS = t('it ends the process', 'il met fin au processus');
const BLOCKS = t('it was not loaded within {seconds} seconds', 'il n’était pas chargé au bout de {seconds} secondes', {
  seconds: MOST_MILLISECONDS / 1000,
});

/**
 * The `meta` that a module exports, read in a thread of its own: a module that ends the process, never ends itself or fills
 * the memory takes only that thread with it. What it prints is kept out of our own answer.
 */
const load = (file: string): Promise<unknown> =>
  new Promise((resolve, reject: (reason: Text | Error) => void) => {
    const worker = new Worker(CODE, {
      eval: true,
      workerData: file,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
    });
    const timer = setTimeout(() => {
      reject(BLOCKS);
      worker.terminate();
    }, MOST_MILLISECONDS);
    worker.on('message', ({ meta, error }: { readonly meta?: unknown; readonly error?: string }) => {
      if (error === undefined) resolve(meta);
      else reject(new Error(error));
      worker.terminate();
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      clearTimeout(timer);
      // What was settled before stays so.
      reject(ENDS);
    });
  });

const probed = new Map<string, Promise<unknown>>();

/** Reads the `meta` of a module, once: a thread for each question costs more than its answer. What failed is tried again. */
export const probe = (file: string): Promise<unknown> => {
  const known = probed.get(file);
  if (known) return known;
  const loading = load(file);
  probed.set(file, loading);
  loading.catch(() => probed.delete(file));
  return loading;
};
