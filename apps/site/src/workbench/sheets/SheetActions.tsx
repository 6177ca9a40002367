/* What stands under a sheet: files are opened, the sheet is removed. */
import type { Lang } from '../../lib/words.ts';
import { words } from '../page/words.ts';

interface Props {
  readonly lang: Lang;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens files: sheets, or a draft in a zip. */
export const FileButton = ({ lang, onFiles }: Props) => (
  <label class="btn">
    {words.openFiles[lang]}
    <input
      class="vh"
      type="file"
      multiple
      accept=".csv,.tsv,.txt,.zip"
      onChange={({ currentTarget }) => {
        onFiles([...(currentTarget.files ?? [])]);
        // The same file, mended meanwhile, can be chosen again.
        currentTarget.value = '';
      }}
    />
  </label>
);

export interface ActionsProps {
  readonly lang: Lang;
  readonly onFiles: (files: readonly File[]) => void;
  readonly removeSheet: () => void;
}

/** What is done with the sheet as a whole. */
export const SheetActions = ({ lang, onFiles, removeSheet }: ActionsProps) => (
  <p class="wb-acts">
    <FileButton {...{ lang, onFiles }} />
    <button type="button" class="btn" onClick={removeSheet}>
      {words.removeSheet[lang]}
    </button>
  </p>
);
