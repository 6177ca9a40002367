/** Starts a worker on a job, and hears its messages; `undefined` where it broke. Gives what ends it. */
export const startWorker = <Message>(
  address: string,
  job: unknown,
  hear: (message: Message | undefined) => void,
): (() => void) => {
  const worker = new Worker(address, { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  worker.addEventListener('error', () => hear(undefined));
  worker.postMessage(job);
  return () => worker.terminate();
};
