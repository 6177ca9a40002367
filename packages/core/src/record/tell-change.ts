import type { Change } from '../battle/change.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { nameSide } from '../battle/name-side.ts';
import { tellChanges } from '../battle/tell-changes.ts';
import { fill, same, type Text, t } from '../text/index.ts';

const PAIR = t('{name}: {text}', '{name}\u202f: {text}');

/** A name with what is said of it. */
export const pairText = (name: string | Text, text: Text): Text => fill(PAIR, { name, text });

const joinTexts = (texts: readonly Text[]): Text =>
  texts.reduce((before, next) => t('{before}, {next}', '{before}, {next}', { before, next }));

/** Where the turn stands, in words: `Turn: 2, combat, French to move`. */
const tellTurn = <G extends BattleTypes>(
  { door, document }: GameBoard<G>,
  { number, phase, active }: Extract<Change, { readonly change: 'turn' }>,
): readonly Text[] => {
  const name = active === undefined ? undefined : nameSide(document, active);
  return [
    ...(number === undefined ? [] : [same(String(number))]),
    ...(phase === undefined ? [] : [door.palette.phases[phase] ?? same(phase)]),
    ...(name === undefined ? [] : [t('{name} to move', 'à {name} de jouer', { name })]),
  ];
};

const TURN = t('Turn', 'Tour');
const TABLE = t('Table', 'Table');
const GROUND = t('Ground', 'Terrain');

const tellGround = ({
  hexes,
  hexsides,
  unpainted,
}: Extract<Change, { readonly change: 'ground' }>): readonly Text[] => [
  ...(hexes.length > 0 ? [t('hexes painted: {n}', 'hex peints\u202f: {n}', { n: hexes.length })] : []),
  ...(hexsides.length > 0 ? [t('hexsides painted: {n}', 'côtés peints\u202f: {n}', { n: hexsides.length })] : []),
  ...(unpainted.length > 0 ? [t('hexes wiped: {n}', 'hex effacés\u202f: {n}', { n: unpainted.length })] : []),
];

const tellTable = <G extends BattleTypes>(
  { door }: GameBoard<G>,
  { edition, readings }: Extract<Change, { readonly change: 'table' }>,
): readonly Text[] => {
  const known = Object.assign(
    {},
    ...Object.values(door.calculators).map((calculator) => calculator.readings),
    door.readings,
  );
  return [
    ...(edition === undefined ? [] : [t('printing {edition}', 'édition {edition}', { edition })]),
    ...Object.entries(readings).map(([id, option]) => {
      const { question, options } = known[id] ?? {};
      return pairText(question ?? id, options?.[option] ?? same(option));
    }),
  ];
};

const tellUnit = <G extends BattleTypes>(
  { byId }: GameBoard<G>,
  { unit }: Extract<Change, { readonly change: 'unit' }>,
): Text => {
  const before = byId.get(unit.id);
  const place =
    unit.hex === undefined ? t('off the map', 'hors de la carte') : t('in {hex}', 'en {hex}', { hex: unit.hex });
  const what = before ? t('changed', 'modifié') : t('set down', 'posé');
  return pairText(unit.name ?? unit.id, joinTexts([what, place]));
};

const pairAll = (name: Text, texts: readonly Text[]): readonly Text[] =>
  texts.length === 0 ? [] : [pairText(name, joinTexts(texts))];

/** Changes that are not those of a counter, a formation or a side. */
const tellOther = <G extends BattleTypes>(board: GameBoard<G>, change: Change): readonly Text[] => {
  switch (change.change) {
    case 'turn':
      return pairAll(TURN, tellTurn(board, change));
    case 'table':
      return pairAll(TABLE, tellTable(board, change));
    case 'ground':
      return pairAll(GROUND, tellGround(change));
    case 'unit':
      return [tellUnit(board, change)];
    default:
      return [];
  }
};

/** What some changes of a board come to, a line each. */
export const tellAllChanges = <G extends BattleTypes>(
  board: GameBoard<G>,
  changes: readonly Change[],
): readonly Text[] => [
  ...changes.flatMap((change) => tellOther(board, change)),
  ...tellChanges(board, changes).map(({ name, text }) => pairText(name, text)),
];
