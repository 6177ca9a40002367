/* The panels of a battle's record on a page of their own, with the battle door and the battle that the test gives. */

import { battle } from 'virtual:door';
import { changeBoard, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import {
  addEntry,
  createRecord,
  findThrowSeed,
  getMailState,
  openThrow,
  replayRecord,
  rollFaces,
  writeAction,
} from '@coup-doeil/core/record';
import { render } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { useRecord } from '../../src/board/kept/use-record.ts';
import { RecordPanels } from '../../src/board/log/RecordPanels.tsx';
import type { Lang } from '../../src/lib/words.ts';
import '../../src/styles/tokens.css';
import '../../src/styles/controls.css';
import '../../src/board/log/panels.css';

const lang = document.documentElement.lang as Lang;
const start = readBattlefield(JSON.parse(document.getElementById('start')?.textContent ?? ''));

const Page = () => {
  const state = useRecord(battle.game.id, battle, () => createRecord(start, 'seed'));
  const { record } = state;
  const [, setCount] = useState(0);
  const board = useMemo(() => openBoard(battle, replayRecord(record)), [record]);
  const turn = () => {
    const number = (board.document.turn?.number ?? 0) + 1;
    state.change(addEntry(record, { entry: 'hand', changes: [{ change: 'turn', number }] }));
    setCount(number);
  };
  const carryOut = async () => {
    const last = getMailState(record).throws.at(-1);
    const seed = await findThrowSeed(record);
    const open = last && openThrow(board, last.ask);
    if (!open || seed === undefined) return;
    const thrown = { by: 'secrets', number: last.number, faces: rollFaces(open, seed) } as const;
    const { entry } = writeAction(board, last.ask, thrown);
    changeBoard(board, entry.changes);
    state.change(addEntry(record, entry));
  };
  return (
    <main>
      <h1>{record.start.title?.[lang as 'en' | 'fr'] ?? ''}</h1>
      <button type="button" onClick={turn}>
        next turn
      </button>
      <output>{JSON.stringify(board.document.turn?.number ?? 0)}</output>
      <RecordPanels
        {...{ state, board, lang }}
        door={battle}
        sequels={{}}
        title="Battle"
        address={location.href.replace(/#.*/, '')}
        renderReport={(before, i) => <p class="report">{`report ${i + 1} of ${before.counters.length}`}</p>}
        onCarryOut={carryOut}
      />
    </main>
  );
};

const root = document.getElementById('root');
if (root) render(<Page />, root);
