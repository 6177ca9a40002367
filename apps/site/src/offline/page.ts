/* The page of what is kept: asks the service worker, and has it keep or drop a part. */
type Message = {
  readonly saved?: number;
  readonly of?: number;
  readonly groups?: readonly string[];
  readonly failed?: true;
};
type Ask = { readonly keep?: string; readonly drop?: string };

const page = document.querySelector<HTMLElement>('[data-parts]');

/** Asks the worker; each message comes as it is sent, the last has the groups or a failure. */
const ask = async (question: Ask, hear: (message: Message) => void): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Message>) => {
      hear(data);
      if (data.groups || data.failed) resolve();
    };
    active?.postMessage(question, [port2]);
  });
  port1.close();
};

const showGroups = (groups: readonly string[]): void => {
  for (const row of page?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    const isKept = groups.includes(row.dataset.group ?? '');
    const status = row.querySelector('[role="status"]');
    if (status) status.textContent = (isKept ? page?.dataset.yes : page?.dataset.no) ?? '';
    for (const button of row.querySelectorAll<HTMLButtonElement>('[data-act]')) {
      button.hidden = (button.dataset.act === 'drop') !== isKept;
      button.disabled = false;
    }
  }
};

const act = async (row: HTMLElement, button: HTMLButtonElement): Promise<void> => {
  const status = row.querySelector('[role="status"]');
  button.disabled = true;
  // Else a browser may clear it when it is short of room.
  if (button.dataset.act === 'keep') await navigator.storage.persist().catch(() => false);
  const group = row.dataset.group ?? '';
  await ask(button.dataset.act === 'keep' ? { keep: group } : { drop: group }, ({ groups, saved, of, failed }) => {
    if (groups) showGroups(groups);
    else if (status) status.textContent = failed ? (page?.dataset.failed ?? '') : `${saved}/${of}`;
  });
  button.disabled = false;
  if (button.hidden) row.querySelector<HTMLElement>('[data-act]:not([hidden])')?.focus();
};

const start = async (): Promise<void> => {
  const notes = (name: string) => page?.querySelector<HTMLElement>(`[data-${name}]`);
  const missing = notes('missing');
  // The worker answers with this page at the address of one that is not kept.
  if (missing) missing.hidden = /\/offline\/$/.test(location.pathname);
  const none = notes('none');
  if (none) none.hidden = 'serviceWorker' in navigator;
  if (!('serviceWorker' in navigator)) return;
  for (const row of page?.querySelectorAll<HTMLElement>('[data-group]') ?? [])
    for (const button of row.querySelectorAll<HTMLButtonElement>('[data-act]'))
      button.addEventListener('click', () => act(row, button).catch(() => undefined));
  await ask({}, ({ groups }) => groups && showGroups(groups));
};

start().catch(() => undefined);
