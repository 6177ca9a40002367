import { type BattleDoor, type GameBoard, openBoard } from '@coup-doeil/core/battle';
import {
  addEntry,
  type BattleRecord,
  checkRecord,
  type Finding,
  formatRecord,
  getClosed,
  replayRecord,
  type Sequels,
  setPosition,
  tellRecord,
} from '@coup-doeil/core/record';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { download } from '../../calculator/actions/browser.ts';
import type { Lang } from '../../lib/words.ts';
import { KeptPanel } from '../kept/KeptPanel.tsx';
import type { RecordState } from '../kept/use-record.ts';
import { MailPanel } from '../share/MailPanel.tsx';
import { SharePanel, saveBattleFile, tellBad } from '../share/SharePanel.tsx';
import { LogPanel } from './LogPanel.tsx';

interface Props {
  readonly state: RecordState;
  readonly door: BattleDoor;
  /** The board as the record stands. */
  readonly board: GameBoard;
  readonly sequels: Sequels;
  /** What the battle is called until somebody names it. */
  readonly title: string;
  /** The address of the page, without its hash. */
  readonly address: string;
  readonly lang: Lang;
  /** The report of an action, on the board that it was asked on. */
  readonly renderReport: (board: GameBoard, i: number) => ComponentChildren;
  /** Both secrets of a throw by mail are shown: its dice are followed to what they change. */
  readonly onCarryOut: () => void;
}

/** What of a battle by mail does not agree; nothing while that is worked out, or where there are no letters. */
const useFindings = ({ record, secret }: RecordState, door: BattleDoor): readonly Finding[] | undefined => {
  const [done, setDone] = useState<{ readonly of: unknown; readonly findings: readonly Finding[] }>();
  useEffect(() => {
    if (record.mail) checkRecord(door, record, secret).then((findings) => setDone({ of: record, findings }));
  }, [record, secret]);
  return done?.of === record ? done.findings : undefined;
};

/** So many entries are shown at first, those before where the record stands: a long battle opens as fast as a short one. */
const SHOWN = 60;

/** The entries in words, as far back as they are shown. */
const useEntries = (record: BattleRecord, door: BattleDoor, sequels: Sequels) => {
  const [all, setAll] = useState<BattleRecord['start']>();
  const before = all === record.start ? 0 : Math.max(0, Math.min(record.at, record.entries.length) - SHOWN);
  const entries = useMemo(
    () => tellRecord(door, record, sequels, before),
    [record.entries, record.start, sequels, before],
  );
  return { entries, before, showAll: () => setAll(record.start) };
};

/** Everything about a battle’s record: its log, where it is kept, how it is shared, and its mail. */
export const RecordPanels = (props: Props) => {
  const { state, door, board, sequels, title, address, lang, renderReport, onCarryOut } = props;
  const { record, secret, head, battles, refused, change } = state;
  const name = head?.name ?? title;
  const { entries, before, showAll } = useEntries(record, door, sequels);
  const findings = useFindings(state, door);
  const save = () => saveBattleFile(record, name);
  return (
    <div class="panels">
      {state.failure && (
        <p class="refused" role="alert">
          {tellBad(state.failure, lang)}
        </p>
      )}
      <LogPanel
        {...{ entries, before, lang }}
        at={record.at}
        closed={getClosed(record)}
        hasReport={(i) => record.entries[i]?.entry === 'action'}
        renderReport={(i) => renderReport(openBoard(door, replayRecord(record, i)), i)}
        onGo={(at) => change(setPosition(record, at))}
        onNote={(text) => change(addEntry(record, { entry: 'note', text }))}
        onAll={showAll}
        onSaveText={() => {
          const text = formatRecord(tellRecord(door, record, sequels).slice(0, record.at), lang);
          download('log.txt', 'text/plain', `${name}\n\n${text}`);
        }}
      />
      <KeptPanel
        key={head?.id}
        {...{ battles, name, refused, lang }}
        current={head?.id}
        onKeep={state.keepAs}
        onKeepCopy={() => state.keepAs(name)}
        onOpen={state.open}
        onRemove={state.remove}
        onSaveFile={save}
      />
      <SharePanel {...{ record, name, address, lang }} onOpen={state.openShared} />
      <MailPanel
        {...{ record, board, secret, findings, lang, onCarryOut }}
        onWritten={(written) => state.write(written, name)}
      />
    </div>
  );
};
