import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, openLines, textOf, withIds } from '../line.ts';
import type { BattleRecipe, MarchRecipe, Recipe, Stance } from '../make/recipe.ts';
import type { Listed } from './listing.ts';

const WANTS_FACING = t('it should be hexside, corner or none', 'il faut hexside, corner ou none');
const WANTS_SIDES = t(
  'it should be numbers from 0 to 5, a space between them',
  'il faut des nombres de 0 à 5, séparés par des espaces',
);
const WANTS_ZONE = t(
  'it should be front, all, none, or numbers from 0 to 5',
  'il faut front, all, none, ou des nombres de 0 à 5',
);
const LOOKS_NOWHERE = t(
  'it looks nowhere: it has no front, and its zone is all or none',
  'elle ne regarde nulle part\u202f: elle n’a pas de front, et sa zone est all ou none',
);
const ONE_ASPECT = t(
  'a side is front, flank or rear: one of them',
  'un côté est de front, de flanc ou de revers\u202f: un seul des trois',
);
const WANTS_STOPS = t('it should be yes, no, or nothing', 'il faut yes, no, ou rien');
const ALL = [0, 1, 2, 3, 4, 5];

const readSides = (line: Line, name: string, text: Text): readonly number[] => {
  const cell = line.cell(name);
  if (!/^(?:[0-5](?: [0-5])*)?$/.test(cell)) line.addProblem(name, text);
  const sides = cell.split(' ').filter((side) => /^[0-5]$/.test(side));
  return [...new Set(sides.map(Number))];
};

const readZone = (line: Line, front: readonly number[]): readonly number[] => {
  switch (line.cell('zone')) {
    case 'front':
      return front;
    case 'all':
      return ALL;
    case '':
    case 'none':
      return [];
    default:
      return readSides(line, 'zone', WANTS_ZONE);
  }
};

const ASPECTS = ['front', 'flank', 'rear'] as const;

const readFacing = (line: Line): Pick<Stance, 'facing' | 'zone' | (typeof ASPECTS)[number]> => {
  const word = line.cell('facing');
  const facing = word === 'hexside' || word === 'corner' ? word : 'none';
  if (word !== facing) line.addProblem('facing', WANTS_FACING);
  const [front, flank, rear] = ASPECTS.map((name) => readSides(line, name, WANTS_SIDES)) as [
    number[],
    number[],
    number[],
  ];
  if (flank.some((side) => front.includes(side))) line.addProblem('flank', ONE_ASPECT);
  if (rear.some((side) => front.includes(side) || flank.includes(side))) line.addProblem('rear', ONE_ASPECT);
  const zone = readZone(line, front);
  if (word === 'none') {
    for (const name of ASPECTS) if (line.cell(name) !== '') line.addProblem(name, LOOKS_NOWHERE);
    if (!['', 'all', 'none'].includes(line.cell('zone'))) line.addProblem('zone', LOOKS_NOWHERE);
  }
  return { facing, front, flank, rear, zone };
};

const readStops = (line: Line): Pick<Stance, 'stops'> => {
  const word = line.cell('stops');
  if (!['', 'yes', 'no'].includes(word)) line.addProblem('stops', WANTS_STOPS);
  return word === 'yes' || word === 'no' ? { stops: word === 'yes' } : {};
};

/** A stance, and the line that says how it marches: that is known once the marches are. */
interface ReadStance {
  readonly id: string;
  readonly line: Line;
  readonly stance: Omit<Stance, 'column'>;
}

/** `id,fr,en,facing,front,flank,rear,zone,march,stops`: how arms stand on the map, what they control and how they march. */
export const readStances = (sheet: Sheet, desk: Desk): readonly ReadStance[] => {
  const lines = openLines(sheet, desk, {
    needed: ['facing'],
    others: ['id', 'fr', 'en', ...ASPECTS, 'zone', 'march', 'stops'],
  });
  return withIds(lines, (line) => line.cell('en') || line.cell('fr')).map(([id, line]) => ({
    id,
    line,
    stance: { label: textOf(line), ...readFacing(line), ...readStops(line) },
  }));
};

const WANTS_COLUMN = (columns: string): Text =>
  t(
    'it should be a column that it marches by, {columns}, or none',
    'il faut sa colonne de marche, {columns}, ou none',
    {
      columns,
    },
  );

/** The columns of all marches as `battle.csv` names them: by themselves where there is one march. */
const listColumns = (marches: readonly MarchRecipe[]): ReadonlyMap<string, readonly [march: string, column: string]> =>
  new Map(
    marches.flatMap(({ id, columns }) =>
      columns.map((column) => [marches.length === 1 ? column : `${id}.${column}`, [id, column]] as const),
    ),
  );

/** The column that a line marches by, `null` for none; `undefined` where it says no such thing. */
const findColumn = ({ line }: ReadStance, columns: ReturnType<typeof listColumns>) => {
  const word = line.cell('march');
  if (word === 'none') return null;
  const own = columns.get(word) ?? (word === '' && columns.size === 1 ? [...columns.values()][0] : undefined);
  if (!own) line.addProblem('march', WANTS_COLUMN([...columns.keys()].join(', ')));
  return own;
};

const ONE_MARCH = t(
  'counters march by the columns of one march: all that are named here belong to it',
  'les pions marchent d’après les colonnes d’une seule marche, la même pour tous',
);

/** What a battle door is made of: how arms stand, and the march whose columns they march by. Nothing without a march. */
export const buildBattleRecipe = (
  read: readonly ReadStance[],
  listing: readonly Listed[],
  recipes: readonly Recipe[],
): BattleRecipe | undefined => {
  const marches = recipes.filter((recipe) => recipe.kind === 'march');
  const [first] = marches;
  // A march with mistakes of its own is not blamed on who marches by it.
  if (!first || marches.length < listing.filter(({ kind }) => kind === 'march').length) return undefined;
  const columns = listColumns(marches);
  const settled = read.map((own) => ({ ...own, column: findColumn(own, columns) }));
  const march = settled.find(({ column }) => column)?.column?.[0] ?? first.id;
  for (const { line, column } of settled) if (column && column[0] !== march) line.addProblem('march', ONE_MARCH);
  const stances = settled.map(({ id, stance, column }) => [id, { ...stance, column: column?.[1] ?? null }]);
  return { march, stances: Object.fromEntries(stances) };
};
