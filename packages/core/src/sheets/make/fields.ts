import type { Chart, LineKind } from '../../chart/chart.ts';
import { getGroupLabel } from '../../chart/column.ts';
import { RESERVED_WORDS } from '../../game/calculator.ts';
import { choice, flag, list, listRowOptions, type Typed, type Value, wholeNumber } from '../../game/field.ts';
import { first } from '../../game/value.ts';
import { type Text, t } from '../../text/index.ts';
import { parseDice } from '../dice.ts';
import type { Target } from '../read/modifiers.ts';
import { type Charts, findChart, getChart, type SheetLine } from './charts.ts';
import type { TableRecipe } from './recipe.ts';

/** A line of modifiers as a calculator asks for it. */
export interface Asked {
  readonly chart: string;
  readonly line: string;
  readonly target: Target;
  readonly kind: LineKind;
  readonly field: string;
  /** The grid and the column that a figure is looked up in. */
  readonly lookup?: { readonly chart: string; readonly column: string };
  /** The ladder whose rung it is. */
  readonly ladder?: string;
}

/** A field of the input with its name. */
export interface Named {
  readonly name: string;
  readonly field: Typed<Value>;
}

/** `six-fronts` → `sixFronts`. */
export const camel = (id: string): string => id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Names of fields, each used once. */
const createNames = () => {
  const used = new Set<string>(RESERVED_WORDS);
  return (...ids: readonly string[]): string => {
    const name = ids.map(camel).find((own) => !used.has(own)) ?? `${camel(ids.join('-'))}${used.size}`;
    used.add(name);
    return name;
  };
};

const MOST_STRENGTH = 99;

const strength = (label: Text): Typed<number> => wholeNumber({ label, min: 1, max: MOST_STRENGTH, default: 1 });

/** Everything that two strengths are compared on: ladders, and a matrix by its heads. */
export const listCompared = (
  { columns, ladders, table }: TableRecipe,
  looked: readonly string[],
): readonly string[] => [
  ...new Set([...(columns === 'heads' ? [table] : columns ? [columns.ladder] : []), ...ladders, ...looked]),
];

const ATTACK = t('Strength of the attack', 'Force de l’attaque');
const DEFENCE = t('Strength of the defence', 'Force de la défense');
const NONE = t('none', 'aucun');
const COLUMN = t('Column', 'Colonne');
const DICE = t('Number of dice', 'Nombre de dés');
const MOST_POOL = 20;

/** The rows of a grid that a line is looked up in: those of its groups. */
export const rowsOf = (grid: Chart, groups: unknown): string[] =>
  grid.rows.filter(({ group }) => !Array.isArray(groups) || groups.includes(group)).map(({ id }) => id);

const gridField = (grid: Chart, label: Text, line: SheetLine, column: string): Typed<Value> => {
  const { of, choice: how } = line.terms as Readonly<Record<string, unknown>>;
  const rows = rowsOf(grid, of);
  const options = listRowOptions(grid, rows, column);
  const [first = ''] = rows;
  if (how === 'any') return list({ label, of: choice({ label, options, default: first }), max: rows.length });
  const isOptional = how === 'at-most-one' && !rows.includes('none');
  return isOptional
    ? choice({ label, options: { none: NONE, ...options }, default: 'none' })
    : choice({ label, options, default: first });
};

const numberField = ({ label, terms }: SheetLine, kind: 'count' | 'difference'): Typed<Value> => {
  const { min = 0, max = 9 } = terms as { readonly min?: number; readonly max?: number };
  return wholeNumber({
    label,
    min: kind === 'count' ? 0 : min,
    max,
    default: kind === 'count' ? 0 : Math.max(min, Math.min(0, max)),
  });
};

const targetOf = ({ terms }: SheetLine): Target => (terms.on as Target | undefined) ?? 'die';

export interface AskedFields {
  readonly fields: readonly Named[];
  readonly lines: readonly Asked[];
  /** The two strengths for everything that compares some, by its chart. */
  readonly strengths: ReadonlyMap<string, readonly [attack: string, defence: string]>;
  /** The number of dice of a pool, where no line says it. */
  readonly dice?: string;
}

/** The lines of a chart, with the fields that they ask for. */
const askLines = (
  chart: string,
  charts: Charts,
  name: (...ids: readonly string[]) => string,
  shared: Map<string, Named>,
): Asked[] => {
  const lines = getChart(charts, chart, 'modifiers');
  const share = (key: string, make: () => Named): string => {
    const known = shared.get(key) ?? make();
    shared.set(key, known);
    return known.name;
  };
  return lines.rows.map((row): Asked => {
    const line = lines.line(row.id);
    const asked = { chart, line: row.id, target: targetOf(line), kind: line.kind };
    const { terms, label, kind } = line;
    const key = `${chart}.${row.id}`;
    if (kind === 'lookup' && findChart(charts, String(terms.chart), 'ladder'))
      return { ...asked, field: '', ladder: String(terms.chart) };
    if (kind === 'lookup') {
      const lookup = { chart: String(terms.chart), column: String(terms.column) };
      const grid = getChart(charts, lookup.chart, 'grid');
      const groups = Array.isArray(terms.of) ? terms.of : [];
      const of = grid.groups.find(({ id }) => id === groups[0]);
      const own = groups.length > 0 && grid.groups.length > 1 && of ? of.label : grid.title;
      const field = share(`${lookup.chart} ${groups} ${terms.choice}`, () => {
        const ids = groups.length > 0 ? [lookup.chart, `${lookup.chart}-${groups.join('-')}`] : [lookup.chart];
        return { name: name(...ids), field: gridField(grid, own, line, lookup.column) };
      });
      return { ...asked, field, lookup };
    }
    if (terms.choice !== undefined) {
      const field = share(`${chart} ${row.group} ${terms.choice}`, () => {
        const ids = lines.rows
          .filter(({ group, id }) => group === row.group && lines.line(id).terms.choice === terms.choice)
          .map(({ id }) => id);
        const options = listRowOptions(lines, ids, 'value');
        const all = terms.choice === 'one' ? options : { none: NONE, ...options };
        const fallback = terms.choice === 'one' ? first(ids) : 'none';
        return {
          name: name(String(row.group), `${chart}-${row.group}`),
          field: choice({ label: getGroupLabel(lines, row) ?? lines.title, options: all, default: fallback }),
        };
      });
      return { ...asked, field };
    }
    return {
      ...asked,
      field: share(key, () => ({
        name: name(row.id, `${chart}-${row.id}`),
        field: kind === 'count' || kind === 'difference' ? numberField(line, kind) : flag({ label }),
      })),
    };
  });
};

const columnField = (recipe: TableRecipe, charts: Charts): Typed<Value> => {
  const { columns } = getChart(charts, recipe.table, 'matrix');
  const options = Object.fromEntries(columns.map(({ id, label }) => [id, label]));
  return choice({ label: COLUMN, options, default: first(columns).id });
};

/** The fields of a calculator over a table, and which of them each line asks for. */
export const askFields = (recipe: TableRecipe, charts: Charts): AskedFields => {
  const name = createNames();
  const shared = new Map<string, Named>();
  const fields: Named[] = [];
  const looked = recipe.modifiers.flatMap((id) =>
    getChart(charts, id, 'modifiers').rows.flatMap(({ terms }) =>
      findChart(charts, String(terms.chart), 'ladder') ? [String(terms.chart)] : [],
    ),
  );
  const compared = listCompared(recipe, looked);
  const strengths = new Map(
    compared.map((id) => {
      const isOne = compared.length === 1;
      const names = [name(isOne ? 'attack' : `${id}-attack`), name(isOne ? 'defence' : `${id}-defence`)] as const;
      fields.push({ name: names[0], field: strength(ATTACK) }, { name: names[1], field: strength(DEFENCE) });
      return [id, names] as const;
    }),
  );
  const isMatrix = findChart(charts, recipe.table, 'matrix') !== undefined;
  if (isMatrix && !recipe.columns) fields.push({ name: name('column'), field: columnField(recipe, charts) });
  const lines = recipe.modifiers.flatMap((id) => askLines(id, charts, name, shared));
  const asksDice =
    parseDice(recipe.dice)?.isPool && !lines.some(({ target, kind }) => target === 'dice' && kind === 'difference');
  const dice = asksDice ? name('dice') : undefined;
  if (dice) fields.push({ name: dice, field: wholeNumber({ label: DICE, min: 1, max: MOST_POOL, default: 1 }) });
  return { fields: [...fields, ...shared.values()], lines, strengths, ...(dice ? { dice } : {}) };
};

export const toFields = (fields: readonly Named[]): Readonly<Record<string, Typed<Value>>> =>
  Object.fromEntries(fields.map(({ name, field }) => [name, field]));
