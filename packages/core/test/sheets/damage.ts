import { type BattleDoor, findMarches, openBoard, readBattlefield } from '../../src/battle/index.ts';
import { type Pick, run, sampleInput } from '../../src/game/index.ts';
import { type Files, readSheets } from '../../src/sheets/index.ts';
import { readFiles, SHEET_GAMES } from './games.ts';

const ANSWERS = 2;

const SCRAPS = [
  '',
  ' ',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '"',
  '""',
  '|',
  '/',
  ' / ',
  '[a]',
  '[',
  '-',
  '+',
  '−',
  '½',
  '1/2',
  '#',
  '# terrain',
  '\ufeff',
  '\u0000',
  'é',
  '\ud800',
  '0',
  '99999',
  '1:2',
  '-9',
  'as Woods',
  'lookup terrain.shift',
  'one of',
  'reading',
  'stay',
  'refuse',
  '__proto__',
  'constructor',
  'toString',
  'none',
  'd6',
  'pool d6',
  'd0',
  '9d99',
  'x'.repeat(200),
];

const cutAt = (text: string, pick: Pick): readonly [string, string] => {
  const at = pick(text.length + 1);
  return [text.slice(0, at), text.slice(at)];
};

/** A cell somewhere in a text, and what stands around it. */
const pickCell = (text: string, pick: Pick): readonly [before: string, cell: string, after: string] => {
  const cells = [...text.matchAll(/[^,\n]*/g)];
  const { 0: cell = '', index = 0 } = cells[pick(cells.length)] ?? {};
  return [text.slice(0, index), cell, text.slice(index + cell.length)];
};

/** Ways to damage a text, each as a slip of the hand or of a program makes it. */
const DAMAGES: readonly ((text: string, pick: Pick) => string)[] = [
  (text, pick) => cutAt(text, pick).join(SCRAPS[pick(SCRAPS.length)]),
  (text, pick) => {
    const [before, , after] = pickCell(text, pick);
    return `${before}${SCRAPS[pick(SCRAPS.length)]}${after}`;
  },
  (text, pick) => {
    const [before, cell, after] = pickCell(text, pick);
    const [, other] = pickCell(text, pick);
    return `${before}${pick(2) === 0 ? other : cell + other}${after}`;
  },
  (text, pick) => cutAt(text, pick)[0],
  (text, pick) => {
    const [before, after] = cutAt(text, pick);
    return before + after.slice(1 + pick(12));
  },
  (text, pick) => {
    const lines = text.split('\n');
    lines.splice(pick(lines.length), 1);
    return lines.join('\n');
  },
  (text, pick) => {
    const lines = text.split('\n');
    lines.splice(pick(lines.length + 1), 0, lines[pick(lines.length)] ?? '');
    return lines.join('\n');
  },
  (text) => text.replaceAll(',', ';'),
  (text) => text.replaceAll(',', '\t'),
  (text) => text.replaceAll(',', '|'),
  (text, pick) => cutAt(text, pick).join('"'),
  (text) => text.replaceAll('\n', '\r'),
  (text, pick) => {
    const [before, after] = cutAt(text, pick);
    return before + String.fromCharCode(pick(0x3000)) + after;
  },
];

const toUtf16 = (text: string, isBigEnd = false): Uint8Array => {
  const bytes = new Uint8Array(2 * text.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), !isBigEnd);
  return bytes;
};

/** The punctuation of Windows-1252 that Latin-1 lacks. */
const WINDOWS: Readonly<Record<string, number>> = { '–': 0x96, '—': 0x97, '’': 0x92, '“': 0x93, '”': 0x94, œ: 0x9c };

const toWindows = (text: string): Uint8Array =>
  Uint8Array.from([...text], (letter) => WINDOWS[letter] ?? (letter.charCodeAt(0) < 256 ? letter.charCodeAt(0) : 63));

const toUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Files as programs save them that know other encodings, and as bytes are lost on the way. */
const ENCODINGS: readonly ((text: string, pick: Pick) => Uint8Array)[] = [
  (text) => toUtf16(`\ufeff${text}`),
  (text) => toUtf16(`\ufeff${text}`, true),
  (text) => toUtf16(text),
  (text) => toUtf16(text, true),
  toWindows,
  (text) => toUtf8(`\ufeff${text}`),
  (text, pick) => toUtf8(cutAt(text, pick).join('\ufeff')),
  (text, pick) => toUtf8(cutAt(text, pick).join('\0')),
  (text, pick) => {
    const bytes = toUtf8(text);
    if (bytes.length > 0) bytes[pick(bytes.length)] = pick(256);
    return bytes;
  },
];

/** The files of a game, one of them damaged in one to three ways, now and then in its bytes, or gone. */
const damage = (files: Readonly<Record<string, string>>, pick: Pick): Files => {
  const names = Object.keys(files);
  const name = names[pick(names.length)] ?? '';
  const { [name]: text = '', ...others } = files;
  if (pick(40) === 0) return others;
  let damaged = text;
  for (let times = 1 + pick(3); times > 0; times--) damaged = DAMAGES[pick(DAMAGES.length)]?.(damaged, pick) ?? damaged;
  if (pick(6) > 0) return { ...others, [name]: damaged };
  return { ...others, [name]: ENCODINGS[pick(ENCODINGS.length)]?.(damaged, pick) ?? damaged };
};

interface Tried {
  /** What is wrong with how damaged files were read: an exception, a mistake without its place or words. */
  readonly fault: string | null;
  readonly hasMistakes: boolean;
}

/** A counter of each arm beside an enemy: zones and marches are worked out. */
const tryBoard = (door: BattleDoor): void => {
  const [terrain = ''] = Object.keys(door.palette.terrains);
  const units = Object.keys(door.palette.arms).map((arm, i) => ({
    id: `u${i}`,
    side: i % 2 === 0 ? 'blue' : 'red',
    arm,
    ratings: { movement: 4 },
    hex: `0${1 + (i % 9)}0${1 + Math.floor(i / 9)}`,
  }));
  const document = readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 2,
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    hexes: [{ hex: '0102', terrains: [terrain] }],
    units: units.slice(0, 12),
  });
  const board = openBoard(door, document);
  for (const counter of board.counters) findMarches(board, counter);
};

const tryFiles = async (files: Files, pick: Pick): Promise<Tried> => {
  try {
    const { game, problems } = readSheets(files, { folder: 'damaged' });
    const hasMistakes = problems.length > 0;
    for (const problem of problems) {
      const { file, line, column, text } = problem;
      if (!file.endsWith('.csv') || !(line >= 1) || !column || text.en === '' || text.fr === '')
        return { fault: JSON.stringify(problem), hasMistakes };
    }
    await game.charts();
    for (const load of Object.values(game.calculators)) {
      const calculator = await load();
      for (let i = 0; i < ANSWERS; i++) run(game.meta, calculator, { input: sampleInput(calculator.input, pick) });
    }
    const door = await game.battle?.();
    if (door) tryBoard(door);
    return { fault: null, hasMistakes };
  } catch (error) {
    return { fault: error instanceof Error ? `${error.stack}` : String(error), hasMistakes: false };
  }
};

/** Reads damaged sheets; what was wrong with the first that were not read as they should be, and how many had mistakes. */
export const tryDamaged = async (
  count: number,
  pick: Pick,
): Promise<{ readonly faults: readonly string[]; readonly mistaken: number }> => {
  const games = SHEET_GAMES.map(readFiles);
  const faults: string[] = [];
  let mistaken = 0;
  for (let i = 0; i < count && faults.length < 5; i++) {
    const { fault, hasMistakes } = await tryFiles(damage(games[i % games.length] ?? {}, pick), pick);
    if (fault !== null) faults.push(fault);
    if (hasMistakes) mistaken += 1;
  }
  return { faults, mistaken };
};
