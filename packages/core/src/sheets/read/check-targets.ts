import { type Text, t } from '../../text/index.ts';
import { listCompared, listLooked } from '../make/fields.ts';
import type { Recipe, TableRecipe } from '../make/recipe.ts';
import type { Target } from './modifiers.ts';
import { addRowProblem, findBuilt, type Printed } from './printed.ts';
import type { Built } from './recipes.ts';

/** What lines can be added to in a throw on a table. */
const listTargets = (printed: Printed, recipe: TableRecipe): readonly Target[] => {
  const isPool = recipe.dice.startsWith('pool ');
  const isCompared = listCompared(recipe, listLooked(recipe, printed.byId)).length > 0;
  return [
    'die',
    ...(findBuilt(printed, recipe.table)?.listed.kind === 'matrix' ? (['column'] as const) : []),
    ...(isPool ? (['dice'] as const) : []),
    ...(isCompared ? (['attack', 'defence'] as const) : []),
  ];
};

interface Uncounted {
  readonly lines: Built;
  readonly row: string;
  readonly target: Target;
  /** The tables on which it counts for nothing, and whether these are all. */
  readonly tables: readonly string[];
  readonly isEverywhere: boolean;
}

/** The lines that are added to what a throw does not have, such as columns of bands. */
const listUncounted = (printed: Printed, recipes: readonly Recipe[]): readonly Uncounted[] => {
  const throws = recipes
    .filter((recipe) => recipe.kind === 'table')
    .map((recipe) => ({ recipe, targets: listTargets(printed, recipe) }));
  return printed.charts.flatMap((lines) => {
    const own = throws.filter(({ recipe }) => recipe.modifiers.includes(lines.listed.id));
    return lines.built.rows.flatMap(({ id: row, terms }) => {
      const target = (terms.on ?? 'die') as Target;
      const without = own.filter(({ targets }) => !targets.includes(target));
      if (without.length === 0) return [];
      const tables = without.map(({ recipe }) => recipe.id);
      return [{ lines, row, target, tables, isEverywhere: without.length === own.length }];
    });
  });
};

const WANTS: Readonly<Record<Target, Text>> = {
  die: t('dice', 'de dés'),
  column: t('columns to be moved by', 'de colonnes à décaler'),
  dice: t('pool of dice', 'de poignée de dés'),
  attack: t('strengths to be compared', 'de forces à comparer'),
  defence: t('strengths to be compared', 'de forces à comparer'),
};

const tellUncounted = ({ target, tables }: Uncounted): Text =>
  t(
    '{tables} has no {what}: this line counts for nothing there',
    '{tables} n’a pas {what}\u202f: cette ligne n’y compte pas',
    {
      tables: tables.join(', '),
      what: WANTS[target],
    },
  );

/** A line that no table can count is a mistake; one that some table cannot count, where another does, is told. */
export const checkTargets = (printed: Printed, recipes: readonly Recipe[], warnings: Printed['problems']): void => {
  for (const own of listUncounted(printed, recipes))
    addRowProblem(own.isEverywhere ? printed.problems : warnings, own.lines, own.row, {
      column: 'on',
      text: tellUncounted(own),
      given: own.target,
    });
};
