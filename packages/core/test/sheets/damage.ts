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
  (text) => text.replaceAll('\n', '\r'),
  (text, pick) => {
    const [before, after] = cutAt(text, pick);
    return before + String.fromCharCode(pick(0x3000)) + after;
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
  const bytes = new TextEncoder().encode(damaged);
  if (bytes.length > 0) bytes[pick(bytes.length)] = pick(256);
  return { ...others, [name]: bytes };
};

interface Tried {
  /** What is wrong with how damaged files were read: an exception, a mistake without its place or words. */
  readonly fault: string | null;
  readonly hasMistakes: boolean;
}

const tryFiles = async (files: Files, pick: Pick): Promise<Tried> => {
  try {
    const { game, problems } = readSheets(files, { folder: 'damaged' });
    const hasMistakes = problems.length > 0;
    for (const problem of problems) {
      const { file, line = 1, text } = problem;
      if (!file.endsWith('.csv') || line < 1 || text.en === '' || text.fr === '')
        return { fault: JSON.stringify(problem), hasMistakes };
    }
    await game.charts();
    for (const load of Object.values(game.calculators)) {
      const calculator = await load();
      for (let i = 0; i < ANSWERS; i++) run(game.meta, calculator, { input: sampleInput(calculator.input, pick) });
    }
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
