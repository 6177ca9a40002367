import { readFileSync } from 'node:fs';
import { same, t } from '@coup-doeil/core/chart';
import type { Problem, SavedGame, VassalModule } from '@coup-doeil/vassal';
import type { ConvertedGame, Mapping } from '@coup-doeil/vassal/battlefield';
import { readTextFile } from '../board-file.ts';
import { loadPackage } from '../load-package.ts';
import { showKinds, showModule, showMoves } from '../show/vassal.ts';
import { UsageError, usageError } from '../usage-error.ts';
import { type Call, type Command, printJson, printLines } from './command.ts';

const loadReader = () =>
  loadPackage('@coup-doeil/vassal', 'vassal', async () => {
    const [reader, battlefield] = await Promise.all([
      import('@coup-doeil/vassal'),
      import('@coup-doeil/vassal/battlefield'),
    ]);
    return { ...reader, ...battlefield };
  });

type Reader = Awaited<ReturnType<typeof loadReader>>;

const tellProblem = ({ text }: Problem, { style }: Call): string => {
  const words: Readonly<Partial<Record<string, string>>> = { ...text };
  return words[style.language] ?? text.en;
};

/** What a file is read as; what is wrong with it is an error that names which of the files it was. */
const readWith = async <T>(call: Call, field: string, path: string, read: () => T): Promise<Awaited<T>> => {
  try {
    return await read();
  } catch (error) {
    // By its name: another copy of the package has another class.
    if (!(error instanceof Error && error.name === 'VassalError' && 'problem' in error)) throw error;
    const why = tellProblem(error.problem as Problem, call).replace(/\.$/, '');
    throw new UsageError({ code: 'unreadable', field, allowed: { rule: 'vassal-file' }, given: path }, same(why));
  }
};

const readBytes = (field: string, path: string | undefined): Uint8Array => {
  if (path === undefined) throw usageError('missing', field, { rule: 'vassal-file' }, null);
  try {
    return readFileSync(path);
  } catch {
    throw usageError('unreadable', field, { rule: 'vassal-file' }, path);
  }
};

const readStep = ({ args }: Call, most: number): number => {
  if (args.step === undefined) return 0;
  const step = /^\d{1,7}$/.test(args.step) ? Number(args.step) : Number.NaN;
  if (!(step <= most)) throw usageError('option', '--step', { rule: 'step', max: most }, args.step);
  return step;
};

const readSaved = (call: Call, reader: Reader, module: VassalModule, field: string, path: string): Promise<SavedGame> =>
  readWith(call, field, path, () => reader.readSave(readBytes(field, path), module));

const hasHexes = ({ grid, zones }: VassalModule['maps'][number]['boards'][number]): boolean =>
  grid !== null || zones.some((zone) => zone.grid !== null);

const describeModule = ({ listKinds, findPlace }: Reader, module: VassalModule, saved: SavedGame | null) => {
  const pieces = [...(saved?.position.pieces.values() ?? [])];
  return {
    name: module.name,
    version: module.version,
    maps: module.maps.map(({ name, boards }) => {
      const standing = pieces.filter((piece) => saved && findPlace(saved.position, piece)?.map === name);
      return {
        name,
        boards: boards.map((board) => ({ name: board.name, picture: board.picture, hexes: hasHexes(board) })),
        ...(saved && {
          pieces: standing.length,
          hidden: standing.filter(({ isHidden }) => isHidden).length,
          kinds: listKinds(standing),
        }),
      };
    }),
    ...(saved && { steps: saved.steps.length }),
    problems: saved?.problems ?? [],
  };
};

const warn = ({ io }: Call, line: string): void => io.err(`coup-doeil: ${line}\n`);

/** What the conversion could not tell goes to standard error: the document stands alone on standard output. */
const warnOf = (call: Call, { problems, boardChoices, unknown, hidden, elsewhere }: ConvertedGame): void => {
  const { translate } = call.style;
  for (const problem of problems) warn(call, tellProblem(problem, call));
  if (boardChoices.length > 1) {
    const names = boardChoices.map((name) => `"${name}"`).join(', ');
    warn(
      call,
      translate(
        t('boards of the mapping may be: {names}', 'boards de la correspondance peut être\u202f: {names}', { names }),
      ),
    );
  }
  if (hidden > 0) warn(call, translate(t('hidden pieces: {n}', 'pions cachés\u202f: {n}', { n: hidden })));
  if (elsewhere > 0)
    warn(call, translate(t('pieces off the hexes: {n}', 'pions hors des hexagones\u202f: {n}', { n: elsewhere })));
  if (unknown.length === 0) return;
  warn(call, translate(t('no rule of the mapping describes', 'aucune règle de la correspondance ne décrit')));
  for (const line of showKinds(unknown, call.style)) call.io.err(`${line.trimEnd()}\n`);
};

const convert = (reader: Reader, module: VassalModule, saved: SavedGame, mapping: Mapping) => {
  const converted = reader.convertGame(module, saved, mapping);
  if (converted.battlefield) return { ...converted, battlefield: converted.battlefield };
  const maps = module.maps.filter(({ boards }) => boards.some(hasHexes)).map(({ name }) => name);
  throw usageError('unknown', 'map', maps, mapping.map);
};

export const vassal: Command = {
  usage: 'vassal <module> [save]',
  help: t(
    'what stands in a VASSAL module, a save or a log; with --mapping, a battlefield document of it',
    'ce que contient un module, une sauvegarde ou un journal de VASSAL\u202f; avec --mapping, un champ de bataille',
  ),
  most: 2,
  options: ['mapping', 'before', 'step', 'json', 'lang'],
  run: async (call) => {
    const { args, io, style } = call;
    const [modulePath, savePath] = call.words;
    const reader = await loadReader();
    const module = await readWith(call, 'module', modulePath ?? '', () =>
      reader.readModule(readBytes('module', modulePath)),
    );
    const needsSave = args.given.find((option) => ['mapping', 'before', 'step'].includes(option));
    if (savePath === undefined && needsSave) throw usageError('missing', 'save', { rule: 'vassal-file' }, null);
    const saved = savePath === undefined ? null : await readSaved(call, reader, module, 'save', savePath);
    if (saved) {
      const step = readStep(call, saved.steps.length);
      for (const { changes } of saved.steps.slice(0, step)) reader.applyChanges(saved.position, changes);
    }
    if (!saved || args.mapping === undefined) {
      if (args.before !== undefined) throw usageError('missing', 'mapping', { rule: 'json-file' }, null);
      const content = describeModule(reader, module, saved);
      for (const problem of content.problems) warn(call, tellProblem(problem, call));
      if (args.flags.json) printJson(io, content);
      else printLines(io, showModule(content, style));
      return 0;
    }
    const { mapping: path } = args;
    const mapping = await readWith(call, 'mapping', path, () => reader.readMapping(readTextFile('mapping', path)));
    const now = convert(reader, module, saved, mapping);
    warnOf(call, now);
    if (args.before === undefined) {
      printJson(io, now.battlefield);
      return 0;
    }
    const before = convert(reader, module, await readSaved(call, reader, module, 'before', args.before), mapping);
    const moves = reader.listMoves(before.battlefield, now.battlefield);
    if (args.flags.json) printJson(io, moves);
    else printLines(io, showMoves(moves, style));
    return 0;
  },
};
