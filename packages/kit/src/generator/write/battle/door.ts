import { property, quoted } from '../source.ts';
import { type Frame, fieldsOf } from './frame.ts';
import { firstArm } from './ground.ts';

/** The door itself. */
export const writeDoor = ({
  sheets,
  march,
  table,
}: Frame): string => `import { defineBattle } from '@coup-doeil/core/battle';
import { action } from './battle/action.ts';
import { controls, marchRules } from './battle/march.ts';
import { palette, readCounter } from './battle/palette.ts';
import { BOARD_READINGS, type OwnBattle } from './battle/types.ts';
import { calculator as march } from './calculators/${march.id}.ts';
import { calculator as table } from './calculators/${table.id}.ts';
import { meta } from './meta.ts';

/** Its counters on a map: a frame, part by part what docs/battle.md says of a door. */
export const battle = defineBattle<OwnBattle>({
  game: { id: meta.id, version: meta.version },
  editions: [${sheets.data.printings.map(({ id }) => quoted(id)).join(', ')}],
  palette,
  readings: BOARD_READINGS,
  calculators: { ${property(march.id)}: march, ${property(table.id)}: table },
  readCounter,
  isUnit: () => true,
  controls,
  march: marchRules,
  // Nothing blocks a line of sight, until a rule of the sheet says what does.
  sight: { blocks: () => undefined },
  actions: [action],
});
`;

/** A battle to start from: two units a side, on ground of the first row. */
export const writeBattle = (frame: Frame): string => {
  const [ground = '', other = ground] = frame.hexes;
  const unit = (id: string, side: string, hex: string, strength: number): string =>
    `    { id: ${quoted(id)}, side: ${quoted(side)}, arm: ${quoted(firstArm(frame))}, strength: ${strength}, ratings: { movement: 4 }, hex: ${quoted(hex)} },`;
  return `import type { BattlefieldInput } from '@coup-doeil/core/battle';

const painted = Array.from({ length: 6 * 6 }, (_, i) => \`0\${1 + Math.floor(i / 6)}0\${1 + (i % 6)}\`);

/** A meeting of two units a side, invented to try the board on. */
export const meeting: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: ${quoted(frame.sheets.game.meta.id)},
  title: { en: 'A meeting', fr: 'Une rencontre' },
  grid: { columns: 6, rows: 6, orientation: 'flat', shifted: 'even' },
  hexes: painted.map((hex) => ({ hex, terrains: [hex === '0302' ? ${quoted(other)} : ${quoted(ground)}] })),
  units: [
${[
  unit('first', 'blue', '0304', 5),
  unit('second', 'blue', '0304', 2),
  unit('third', 'red', '0303', 3),
  unit('fourth', 'red', '0502', 4),
].join('\n')}
  ],
};
`;
};

/** What the board makes of it, written from the battle, not from the door. */
export const writeTest = (frame: Frame): string => {
  const { table, march } = frame;
  const [attack, defence] = [fieldsOf(frame, 'attack'), fieldsOf(frame, 'defence')];
  const input = [...attack.map((name) => `${name}: 7`), ...defence.map((name) => `${name}: 3`)];
  return `import { askMarch, findMarches, getCounter, openBoard, prepareAction, readBattlefield } from '@coup-doeil/core/battle';
import { type AnyCalculator, checkAsk, computeAnswer, isRefusal } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { meeting } from '../src/battles/meeting.ts';
import { calculator } from '../src/calculators/${march.id}.ts';

const march: AnyCalculator = calculator;
const board = openBoard(battle, readBattlefield(meeting));
const ask = (counters: readonly string[], target: string) =>
  prepareAction(board, {
    action: ${quoted(table.id)},
    side: 'blue',
    parts: counters.map((counter) => ({ counter, as: 'attacks' })),
    targets: [target],
  });

test('who stands beside an enemy attacks it, with the strength of the hex', () => {
  expect(ask(['first', 'second'], '0303')).toMatchObject({ calculator: ${quoted(table.id)}, input: { ${input.join(', ')} } });
});

test('who does not is refused, with the place of the table', () => {
  const refusal = ask(['first'], '0502');
  expect(isRefusal(refusal) && refusal.refused.cite.chart).toBe(${quoted(table.table)});
});

test('a march costs what its calculator says of the same steps', () => {
  const { arrivals, scale } = findMarches(board, getCounter(board, 'first'));
  expect(arrivals.size).toBeGreaterThan(1);
  for (const arrival of [...arrivals.values()].slice(1)) {
    const { input } = askMarch(board, getCounter(board, 'first'), arrival);
    const answer = computeAnswer(march, checkAsk(march, { input }));
    expect(isRefusal(answer) ? answer : answer.total).toBe(arrival.cost / scale);
  }
});
`;
};
