/* The ways to take a draft away: a file, a link, a pull request. */
import { useState } from 'preact/hooks';
import { copyToClipboard, download } from '../../calculator/actions/browser.ts';
import { Drawn } from '../../components/Icon.tsx';
import type { Lang } from '../../lib/words.ts';
import { type Draft, formatDraft } from '../draft/draft.ts';
import { formatLink } from '../page/address.ts';
import { startWords as words } from '../start/start-words.ts';
import type { PullRequest } from './pull-request.ts';

const ICONS = {
  take: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 17v3.5h16V17',
  link: 'M10 14a4.2 4.2 0 0 0 6 .3l3.3-3.3a4.2 4.2 0 0 0-6-6L11.5 6.8M14 10a4.2 4.2 0 0 0-6-.3L4.7 13a4.2 4.2 0 0 0 6 6l1.8-1.8',
  send: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12.5v8h14v-8',
} as const;

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
}

const saveZip = async (name: string, files: Uint8Array<ArrayBuffer>): Promise<void> =>
  download(`${name}.zip`, 'application/zip', files);

interface SendProps extends Props {
  readonly request: PullRequest;
  readonly onClose: () => void;
}

/** The text and the files of a pull request. */
const Send = ({ lang, request, onClose }: SendProps) => {
  const [status, setStatus] = useState('');
  const copy = async () => {
    if (await copyToClipboard(`${request.title}\n\n${request.text}`)) setStatus(words.copied[lang]);
  };
  const save = async () => {
    const { zipFiles } = await import('../draft/zip.ts');
    await saveZip(`${request.id}-pull-request`, zipFiles(request.files));
    setStatus(words.savedAsFile[lang]);
  };
  return (
    <section class="wb-send" aria-labelledby="wb-send">
      <h2 id="wb-send">{words.sendTitle[lang]}</h2>
      <p class="hint">{words.sendSub[lang]}</p>
      <label>
        <span>{words.sendText[lang]}</span>
        <textarea readOnly rows={10} lang="en" value={`${request.title}\n\n${request.text}`} />
      </label>
      <h3 class="wb-h3">{words.sendFiles[lang]}</h3>
      <ul class="wb-files">
        {Object.keys(request.files).map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <p class="wb-acts">
        <button type="button" class="btn" onClick={copy}>
          {words.copyText[lang]}
        </button>
        <button type="button" class="btn" onClick={save}>
          {words.saveFiles[lang]}
        </button>
        <button type="button" class="btn" onClick={onClose}>
          {words.close[lang]}
        </button>
      </p>
      <p role="status">{status}</p>
    </section>
  );
};

/** The buttons at the head of the page, and what they show. */
export const TakeAway = ({ lang, draft }: Props) => {
  const [status, setStatus] = useState('');
  const [link, setLink] = useState('');
  const [request, setRequest] = useState<PullRequest>();
  const take = async () => {
    const [{ zipDraft }, { makePullRequest }] = await Promise.all([
      import('../draft/zip.ts'),
      import('./pull-request.ts'),
    ]);
    await saveZip(makePullRequest(draft).id, zipDraft(draft));
    setStatus(words.savedAsFile[lang]);
  };
  const copyLink = async () => {
    const address = location.origin + location.pathname + (await formatLink(formatDraft(draft)));
    const isCopied = await copyToClipboard(address);
    setLink(isCopied ? '' : address);
    setStatus(isCopied ? words.linkCopied[lang] : '');
  };
  const send = async () => {
    setStatus('');
    setRequest((await import('./pull-request.ts')).makePullRequest(draft));
  };
  return (
    <>
      <div class="wb-x">
        <button class="btn main" type="button" onClick={take}>
          <Drawn d={ICONS.take} />
          {words.take[lang]}
        </button>
        <button class="btn" type="button" onClick={copyLink}>
          <Drawn d={ICONS.link} />
          {words.link[lang]}
        </button>
        <button class="btn" type="button" onClick={send}>
          <Drawn d={ICONS.send} />
          <span class="w-l">{words.send[lang]}</span>
          <span class="w-s">{words.sendShort[lang]}</span>
        </button>
      </div>
      <div class="wb-said" role="status">
        {status && <p>{status}</p>}
        {link && (
          <label>
            <span>{words.linkShown[lang]}</span>
            <input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
          </label>
        )}
      </div>
      {request && <Send {...{ lang, draft, request }} onClose={() => setRequest(undefined)} />}
    </>
  );
};
