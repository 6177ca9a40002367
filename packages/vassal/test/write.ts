import { strToU8, zipSync } from 'fflate';

const ESCAPE = '\u001b';

/** Joins parts as the format's description says, letter by letter. */
export const joinSequence = (parts: readonly string[], sign: string): string => {
  let joined = '';
  parts.forEach((part, index) => {
    if (index > 0) joined += sign;
    const isWrapped = part.startsWith('\\') || (part.startsWith("'") && part.endsWith("'") && part.length > 1);
    if (isWrapped) joined += "'";
    for (const letter of part) joined += letter === sign ? `\\${letter}` : letter;
    if (isWrapped) joined += "'";
  });
  return joined;
};

/** A pair of pairs: each layer, a tab, all the rest. */
export const joinLayers = (layers: readonly string[]): string => {
  const [outer = '', ...inner] = layers;
  return inner.length === 0 ? outer : joinSequence([outer, joinLayers(inner)], '\t');
};

export interface Command {
  readonly command: string;
  readonly inside?: readonly Command[];
}

export const joinCommands = ({ command, inside = [] }: Command): string =>
  joinSequence([command, ...inside.map(joinCommands)], ESCAPE);

export interface WrittenLayer {
  readonly fields: readonly string[];
  readonly state: string;
}

export interface WrittenPiece {
  readonly id: string;
  readonly layers?: readonly WrittenLayer[];
  readonly picture?: string;
  readonly name?: string;
  /** What the innermost state says: `map;x;y`. */
  readonly place?: string;
}

export const writePieceType = ({ layers = [], picture = '', name = '' }: Omit<WrittenPiece, 'id'>): string =>
  joinLayers([
    ...layers.map(({ fields }) => joinSequence(fields, ';')),
    joinSequence(['piece', '', '', picture, name], ';'),
  ]);

export const writePieceState = ({ layers = [], place = 'null;0;0' }: Omit<WrittenPiece, 'id'>): string =>
  joinLayers([...layers.map(({ state }) => state), place]);

export const writePiece = (piece: WrittenPiece): string =>
  joinSequence(['+', piece.id, writePieceType(piece), writePieceState(piece)], '/');

export const writeStack = (id: string, map: string, x: number, y: number, pieces: readonly string[]): string =>
  joinSequence(['+', id, 'stack', joinSequence([map, String(x), String(y), ...pieces], ';')], '/');

export const writeText = (setup: readonly string[], steps: readonly Command[] = []): string =>
  joinCommands({
    command: 'begin_save',
    inside: [...setup.map((command) => ({ command })), { command: 'end_save' }, ...steps],
  });

/** A logged command: what it holds is logged too. */
export const logged = ({ command, inside = [] }: Command): Command => ({
  command: `LOG\t${command}`,
  inside: inside.map(logged),
});

const KEY = 0x27;

export const hideInDigits = (text: string): Uint8Array => {
  const digits = [KEY, ...strToU8(text).map((byte) => byte ^ KEY)].map((byte) => byte.toString(16).padStart(2, '0'));
  return strToU8(`!VCSK${digits.join('')}`);
};

export const hideInBytes = (text: string): Uint8Array =>
  Uint8Array.from([...strToU8('VOBS'), KEY, ...strToU8(text).map((byte) => byte ^ KEY)]);

export const zipSave = (saved: Uint8Array): Uint8Array => zipSync({ savedGame: saved, moduledata: strToU8('<data/>') });

export const writeSave = (setup: readonly string[], steps: readonly Command[] = []): Uint8Array =>
  zipSave(hideInDigits(writeText(setup, steps)));

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

export interface WrittenElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  readonly inside?: readonly WrittenElement[];
  readonly text?: string;
}

export const writeXml = ({ tag, attributes = {}, inside = [], text = '' }: WrittenElement): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`);
  return `<${tag}${written.join('')}>${escapeXml(text)}${inside.map(writeXml).join('\n')}</${tag}>`;
};

export const writeBuildFile = (inside: readonly WrittenElement[]): string =>
  `<?xml version="1.0"?>\n${writeXml({ tag: 'VASSAL.build.GameModule', attributes: { name: 'The Ford', version: '1.2' }, inside })}`;

export const zipModule = (buildFile: string, entries: Readonly<Record<string, Uint8Array>> = {}): Uint8Array =>
  zipSync({ 'buildFile.xml': strToU8(buildFile), ...entries });

/** A map with boards, by the name that one version has for it. */
export const writeMap = (
  boards: readonly WrittenElement[],
  attributes: WrittenElement['attributes'] = {},
  tag = 'VASSAL.build.module.Map',
): WrittenElement => ({
  tag,
  attributes: { mapName: 'Field', ...attributes },
  inside: [{ tag: 'VASSAL.build.module.map.BoardPicker', inside: boards }],
});

export const writeBoard = (
  inside: readonly WrittenElement[],
  attributes: WrittenElement['attributes'] = {},
): WrittenElement => ({
  tag: 'VASSAL.build.module.map.boardPicker.Board',
  attributes: { name: 'Ground', image: 'ground.png', width: 1000, height: 800, ...attributes },
  inside,
});

export const writeGrid = (
  attributes: WrittenElement['attributes'] = {},
  numbering: WrittenElement['attributes'] | null = {},
): WrittenElement => ({
  tag: 'VASSAL.build.module.map.boardPicker.board.HexGrid',
  attributes: { dx: 50, dy: 60, x0: 10, y0: 20, ...attributes },
  inside: numbering
    ? [
        {
          tag: 'VASSAL.build.module.map.boardPicker.board.mapgrid.HexGridNumbering',
          attributes: { hLeading: 1, vLeading: 1, hOff: 0, vOff: 0, stagger: false, ...numbering },
        },
      ]
    : [],
});
