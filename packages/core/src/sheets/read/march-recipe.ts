import { t } from '../../text/index.ts';
import type { MarchRecipe } from '../make/recipe.ts';
import type { Problems } from '../problem.ts';
import type { Listed } from './listing.ts';
import type { Built } from './recipes.ts';

const WANTS_MARCH = t(
  'it should be such as terrain.move of hexes + hexsides or roads in zones',
  'il faut par exemple terrain.move of hexes + hexsides or roads in zones',
);

const MARCH =
  /^(?<grid>[a-z0-9-]+)\.(?<columns>[a-z0-9-]+(?:\/[a-z0-9-]+)*)(?: of (?<entered>[a-z0-9-]+)(?: \+ (?<crossed>[a-z0-9-]+))?(?: or (?<followed>[a-z0-9-]+))?(?: in (?<zones>[a-z0-9-]+))?)?$/;

/** The calculator of a row of kind `march`: the columns and the groups that its `with` names. */
export const buildMarchRecipe = (listed: Listed, charts: readonly Built[], problems: Problems): MarchRecipe | null => {
  const parts = MARCH.exec(String(listed.line?.cell('with')))?.groups;
  const grid = charts.find(({ listed: { id, kind } }) => id === parts?.grid && kind === 'grid')?.built;
  const columns = (parts?.columns ?? '').split('/');
  const groups = [parts?.entered, parts?.crossed, parts?.followed, parts?.zones].filter((group) => group !== undefined);
  const known =
    grid &&
    columns.every((column, i) => grid.columns.some(({ id }) => id === column) && columns.indexOf(column) === i) &&
    groups.every((group) => grid.rows.some((row) => row.group === group)) &&
    (groups.length > 0 || grid.groups.length < 2);
  // A grid with mistakes of its own is not blamed on the march.
  if (problems.has(`${parts?.grid}.csv`)) return null;
  if (!parts || !known) {
    listed.line?.addProblem('with', WANTS_MARCH);
    return null;
  }
  const { entered = '', crossed, followed, zones } = parts;
  return {
    kind: 'march',
    id: listed.id,
    title: listed.title,
    grid: grid.id,
    columns,
    entered,
    ...(crossed === undefined ? {} : { crossed }),
    ...(followed === undefined ? {} : { followed }),
    ...(zones === undefined ? {} : { zones }),
  };
};
