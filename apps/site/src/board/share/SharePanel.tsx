import { isInputError } from '@coup-doeil/core/game';
import { type BattleRecord, saveRecord } from '@coup-doeil/core/record';
import { tellError } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import { copyToClipboard, download } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import { dropPlan, makeLink, openBattleFile } from './share.ts';
import { shareErrors, words } from './words.ts';

interface Props {
  readonly record: BattleRecord;
  /** What a file is called, without its ending. */
  readonly name: string;
  /** The address of the board's page, without its hash. */
  readonly address: string;
  readonly lang: Lang;
  /** A battle was opened; an error that it throws is told here. */
  readonly onOpen: (record: BattleRecord) => Promise<void>;
}

interface Outcome {
  readonly status: string;
  /** A link to copy by hand. */
  readonly link?: string;
}

/** A name that every system takes for a file. */
const formatFileName = (name: string): string =>
  `${
    name
      .normalize('NFD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .toLowerCase() || 'battle'
  }.json`;

export const saveBattleFile = (record: BattleRecord, name: string): void =>
  download(formatFileName(name), 'application/json', saveRecord(record.mail ? dropPlan(record) : record));

/** What is wrong with a link or a file, in a line; what is no bad input is thrown on. */
export const tellBad = (error: unknown, lang: Lang): string => {
  if (isInputError(error)) return tellError(error, lang, shareErrors);
  throw error;
};

const copyLink = async ({ address, record, lang }: Props): Promise<Outcome> => {
  const battleLink = await makeLink(address, record);
  if (!battleLink) return { status: words.tooLong[lang] };
  const { link, holds } = battleLink;
  if (!(await copyToClipboard(link))) return { status: words.notCopied[lang], link };
  return { status: (holds === 'record' ? words.linkRecord : words.linkBattlefield)[lang] };
};

const openChosen = async (file: File, { onOpen, lang }: Props): Promise<Outcome> => {
  try {
    await onOpen(await openBattleFile(file));
    return { status: words.opened[lang] };
  } catch (error) {
    return { status: tellBad(error, lang) };
  }
};

/** A battle handed on: as a link, as a file; and one opened from a file. */
export const SharePanel = (props: Props) => {
  const { record, name, lang } = props;
  const [outcome, setOutcome] = useState<Outcome>({ status: '' });
  const choose = async (event: Event & { readonly currentTarget: HTMLInputElement }) => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file) setOutcome(await openChosen(file, props));
    // The same file can be chosen again.
    input.value = '';
  };
  return (
    <section class="share-p" aria-labelledby="share-h">
      <h2 id="share-h">{words.share[lang]}</h2>
      <div class="panel-acts">
        <button type="button" class="btn" onClick={async () => setOutcome(await copyLink(props))}>
          {words.copyLink[lang]}
        </button>
        <button type="button" class="btn" onClick={() => saveBattleFile(record, name)}>
          {words.saveFile[lang]}
        </button>
        <label class="btn">
          {words.openFile[lang]}
          <input type="file" class="panel-file" accept=".json,application/json" onChange={choose} />
        </label>
      </div>
      <p role="status">{outcome.status}</p>
      {outcome.link && <textarea readOnly rows={4} value={outcome.link} aria-label={words.link[lang]} />}
    </section>
  );
};
