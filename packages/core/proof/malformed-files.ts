import { loadBattlefield, readBattlefield } from '../src/battle/index.ts';
import type { Pick } from '../src/game/index.ts';
import { parsePlan, readPlan } from '../src/plan/index.ts';
import {
  addEntry,
  type BattleRecord,
  createRecord,
  loadRecord,
  readRecord,
  replayRecord,
  saveRecord,
} from '../src/record/index.ts';
import { fightBy, openPlan } from '../test/plan/fixture.ts';
import { mangle, pickOne, spoil } from './spoil.ts';

const board = openPlan();

const BATTLEFIELD = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'skirmish',
  grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes: [{ hex: '0507', terrains: ['woods'], level: 1 }, { hex: '0508' }],
  hexsides: [{ hexside: '0507/0508', features: ['stream'] }],
  units: [
    {
      id: 'one',
      side: 'blue',
      arm: 'infantry',
      strength: 4,
      ratings: { cohesion: 6 },
      hex: '0507',
      facing: { side: 2 },
    },
  ],
  formations: [{ formation: 'Garde', side: 'blue', state: ['shaken'] }],
  sides: [{ side: 'blue', name: 'Blue', state: [] }],
  turn: { number: 2, active: 'blue', phase: 'fire' },
  readings: { shaken: 'unsaid' },
};

const PLANS: readonly string[] = [
  'volley a at 0504; fight a, b at 0504 if volley failed and not 0504 empty; goal 0504 held by blue',
  'charge: fight a plain at 0504 choose flight.d=flees\nmarch b to 0405 if d stands\ngoal blue loses 2 and not red has 2 shaken',
  'fight a at 0504 result d=lost; again after fight at 0504 by a; goal fight gives 5-or-more',
];

const HASH = '0123456789abcdef'.repeat(4);

/** A record with an entry of each kind, letters, and a plan. */
const RECORD: BattleRecord = [
  { entry: 'note', text: 'They are coming.' } as const,
  {
    entry: 'march',
    counter: 'b',
    to: '0405',
    cost: 1,
    changes: [{ change: 'move', counter: 'b', hex: '0405' }],
  } as const,
  {
    entry: 'action',
    ask: fightBy(['a'], { answers: { 'flight.d': 'flees' } }),
    outcome: { row: '5-or-more', fates: { d: 'shaken' }, bears: { attacker: { steps: 1 } } },
    thrown: { by: 'seed', faces: [6], seed: 'x-1' },
    headline: '+2_1/6',
    changes: [{ change: 'state', counter: 'd', add: ['shaken'], remove: [] }],
  } as const,
  {
    entry: 'hand',
    changes: [
      { change: 'face', counter: 'a', facing: { vertex: 3 } },
      { change: 'turn', number: 2, phase: 'fire', active: 'red' },
      { change: 'ground', hexes: [{ hex: '0303', terrains: ['wood'], level: 0 }], hexsides: [], unpainted: ['0404'] },
    ],
  } as const,
].reduce(addEntry, {
  ...createRecord(board.document, 'x'),
  mail: {
    letters: [
      { letter: 'join', from: 'blue', at: 0, seal: HASH, hash: HASH },
      { letter: 'join', from: 'red', at: 0, seal: HASH, hash: HASH },
      { letter: 'pass', from: 'blue', at: 1, seal: HASH },
    ],
  },
  plan: parsePlan(board, PLANS[0] ?? ''),
});

/** A text of a file with slips in it; or the same data with something else somewhere, as other programs write it. */
const readEither = (
  data: unknown,
  pick: Pick,
  load: (text: string) => unknown,
  read: (data: unknown) => unknown,
): unknown => (pick(4) === 0 ? load(mangle(JSON.stringify(data), pick)) : read(spoil(data, pick, pick(2) === 0)));

/** A reading of each kind of file, with something malformed. What was taken must be good all the way. */
export const FILES: Readonly<Record<string, (pick: Pick) => void>> = {
  battlefield: (pick) => {
    const read = readEither(BATTLEFIELD, pick, loadBattlefield, readBattlefield);
    readBattlefield(JSON.parse(JSON.stringify(read)));
  },
  record: (pick) => {
    const read = readEither(RECORD, pick, loadRecord, readRecord) as BattleRecord;
    replayRecord(loadRecord(saveRecord(read)));
  },
  plan: (pick) => void readPlan(spoil(RECORD.plan, pick, pick(2) === 0)),
  'plan in words': (pick) => void readPlan(parsePlan(board, mangle(pickOne(PLANS, pick), pick))),
};
