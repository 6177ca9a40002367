/* A draft on the bench: its sheets in one half, what they answer in the other. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { type Draft, type DraftSheet, findSheet, listCharts } from '../draft/draft.ts';
import type { DraftRead, Mistake } from '../draft/read-draft.ts';
import type { DraftState } from '../draft/use-draft.ts';
import { makeSheetChanges, type SheetChanges } from '../draft/use-sheets.ts';
import { BenchRibbon } from '../results/BenchRibbon.tsx';
import { Results, useCalculators } from '../results/Results.tsx';
import { focusCell } from '../sheets/grid-keys.ts';
import { MistakeList } from '../sheets/Messages.tsx';
import type { Remedy } from '../sheets/remedies.ts';
import { type ActionsProps, SheetActions } from '../sheets/SheetActions.tsx';
import { SheetHead, type Shown } from '../sheets/SheetHead.tsx';
import { SheetPanel } from '../sheets/SheetPanel.tsx';
import { hasForm } from '../sheets/sheet-kinds.ts';
import { Tabs } from '../sheets/Tabs.tsx';
import { Second } from '../stage/Second.tsx';
import { Stage } from '../stage/Stage.tsx';
import { findSecond, isTypedTwice } from '../stage/second-entry.ts';
import { secondWords } from '../stage/second-words.ts';
import { startWords } from '../start/start-words.ts';
import { formatPlace, type Place } from './address.ts';
import { useLate } from './use-late.ts';
import { words } from './words.ts';

interface Props {
  readonly lang: Lang;
  readonly draft: Draft;
  readonly read: DraftRead;
  readonly place: Place;
  readonly state: DraftState;
}

/** The sheet that the address names; else the first that is a chart. */
const findName = ({ sheets }: Draft, { sheet }: Place): string =>
  findSheet(sheets, sheet)?.name ?? sheets.find(({ name }) => !hasForm(name))?.name ?? sheets[0]?.name ?? '';

interface CellTarget {
  readonly sheet: string;
  readonly row: number;
  readonly column: number;
}

/** Goes to a cell, whatever sheet it is in: the focus follows once that is drawn. */
const useGo = (name: string) => {
  const wanted = useRef<CellTarget | undefined>(undefined);
  const focus = () => {
    const { current } = wanted;
    const root = document.querySelector(`[data-sheet="${CSS.escape(current?.sheet ?? '')}"]`);
    if (current && root && focusCell(root, current.row, current.column)) wanted.current = undefined;
  };
  useEffect(focus);
  return (target: CellTarget) => {
    wanted.current = target;
    if (target.sheet === name) focus();
    else location.hash = formatPlace(target.sheet);
  };
};

type EntryProps = Props & {
  readonly name: string;
  readonly changes: SheetChanges;
  readonly onFiles: ActionsProps['onFiles'];
  readonly go: (target: CellTarget) => void;
};

const makePanel = ({ lang, draft, name, state, changes, go }: EntryProps) => ({
  lang,
  draft,
  name,
  undo: state.undo,
  onSheets: (sheets: readonly DraftSheet[]) => {
    changes.pasteSheets(sheets);
    location.hash = formatPlace(sheets[0]?.name ?? '');
  },
  onMend: (remedy: Remedy) => {
    state.change(remedy.apply);
    if (remedy.next) go(remedy.next);
  },
});

/** The sheet as it is typed first. */
const FirstEntry = (props: EntryProps) => {
  const { lang, draft, read, name, state, changes, onFiles, go } = props;
  const [shownBy, setShownBy] = useState<Readonly<Record<string, Shown>>>({});
  const view = shownBy[name] ?? (hasForm(name) ? 'form' : 'grid');
  const charts = listCharts(read.game.data);
  const kind = charts.find(({ listed }) => listed.id === name)?.listed.kind ?? 'grid';
  const onGo = ({ sheet, row, column = 0 }: Mistake) => go({ sheet, row, column });
  // Of the draft it shows charts.csv alone: a key elsewhere leaves it as it is.
  const head = useMemo(
    () => (
      <SheetHead
        {...{ lang, draft, name, view, kind }}
        onShow={(next) => setShownBy((before) => ({ ...before, [name]: next }))}
        onChange={state.change}
      />
    ),
    [lang, findSheet(draft.sheets, 'charts'), name, view, kind],
  );
  return (
    <>
      {head}
      <SheetPanel
        {...makePanel(props)}
        view={view}
        cells={findSheet(draft.sheets, name)?.cells ?? []}
        mistakes={read.mistakes.filter(({ sheet }) => sheet === name)}
        onCells={changes.putFirst}
      />
      <SheetActions {...{ lang, onFiles }} removeSheet={changes.removeSheet} />
      {/* By themselves: a list that comes or goes among its siblings would have the styles of the whole sheet worked out again. */}
      <div>
        <MistakeList {...{ lang, onGo }} what="toMend" mistakes={read.mistakes} />
        <MistakeList {...{ lang, onGo }} what="idle" mistakes={read.warnings} />
      </div>
    </>
  );
};

/** The sheet as it is typed again: of the first entry nothing is shown. */
const SecondEntry = (props: EntryProps) => {
  const { lang, draft, name, state, changes } = props;
  return (
    <Second key={name} {...{ lang, draft, name }} onChange={state.change}>
      <SheetPanel
        {...makePanel(props)}
        view="grid"
        cells={findSecond(draft, name)}
        mistakes={[]}
        onCells={changes.putSecond}
      />
    </Second>
  );
};

/** What the draft wants yet: it is counted once chart and answer are painted. */
const LateStage = ({ lang, draft, mistakes }: Parameters<typeof Stage>[0]) => {
  const late = useLate({ draft, mistakes });
  return useMemo(() => <Stage lang={lang} {...late} />, [lang, late]);
};

export const Bench = (props: Props) => {
  const { lang, draft, read, place, state } = props;
  const name = findName(draft, place);
  const changes = makeSheetChanges(state, name);
  const calculators = useCalculators(read, name);
  const go = useGo(name);
  const isSecond = place.isSecond && isTypedTwice(name);
  const Entry = isSecond ? SecondEntry : FirstEntry;
  const cells = findSheet(draft.sheets, name)?.cells ?? [];
  const add: Parameters<typeof Tabs>[0]['onAdd'] = (sheet) => {
    changes.takeSheets([sheet]);
    location.hash = formatPlace(sheet.name);
  };
  const [isBadFile, setBadFile] = useState(false);
  const takeFiles = async (files: readonly File[]) => {
    if (files.length > 0) setBadFile(!(await changes.takeFiles(files)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    takeFiles([...(event.dataTransfer?.files ?? [])]);
  };
  const goTo = ({ sheet, row = 0, column = 0 }: Mistake) => go({ sheet, row, column });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are dropped anywhere; a button opens them too.
    <div class="wb" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <section class="wb-l" aria-labelledby="wb-sheets">
        <h2 id="wb-sheets" class="vh">
          {words.sheets[lang]}
        </h2>
        <Tabs {...{ lang, name }} sheets={draft.sheets} mistakes={isSecond ? [] : read.mistakes} onAdd={add} />
        <p role="status">{isBadFile && startWords.badFile[lang]}</p>
        <Entry {...props} {...{ name, changes, go }} onFiles={takeFiles} />
        <LateStage lang={lang} draft={draft} mistakes={read.mistakes.length} />
      </section>
      {isSecond ? (
        <section class="wb-r">
          <p class="hint">{secondWords.covered[lang]}</p>
        </section>
      ) : (
        <>
          <Results
            {...{ lang, read, place, name, cells }}
            {...calculators}
            onCell={(at) => go({ sheet: name, ...at })}
          />
          <BenchRibbon lang={lang} mistakes={read.mistakes} answer={calculators.answer} onMend={goTo} />
        </>
      )}
    </div>
  );
};
