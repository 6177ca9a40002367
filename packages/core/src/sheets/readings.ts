import type { Chart } from '../chart/chart.ts';
import { type Reading, reading } from '../game/reading.ts';
import { t } from '../text/index.ts';
import { parseDice } from './dice.ts';
import { type Charts, findChart, getChart, placeOfChart } from './make/charts.ts';
import { listCompared } from './make/fields.ts';
import { endsOf } from './make/ladders.ts';
import { type Recipe, readingId, type TableRecipe } from './make/recipe.ts';

const SILENT = t('The sheet does not say.', 'La feuille ne le dit pas.');

const roundingOf = (chart: Chart): Reading =>
  reading({
    question: t('In whose favour is {title} rounded?', 'En faveur de qui arrondir {title}\u202f?', {
      title: chart.title,
    }),
    options: {
      defender: t('The defender’s', 'Du défenseur'),
      attacker: t('The attacker’s', 'De l’attaquant'),
    },
    why: SILENT,
    confidence: 'weak',
    cite: placeOfChart(chart).cite,
  });

const STAYS = {
  stay: t('It stays at the last one printed', 'On reste au dernier imprimé'),
  refuse: t('There is no such throw', 'Un tel jet n’existe pas'),
};

const endsReading = (chart: Chart, what: 'ends' | 'edges'): Reading => {
  const values = { title: chart.title };
  return reading({
    question:
      what === 'ends'
        ? t('What happens past the ends of {title}?', 'Que se passe-t-il au-delà des bouts de {title}\u202f?', values)
        : t(
            'What happens past the outermost columns of {title}?',
            'Que se passe-t-il au-delà des colonnes extrêmes de {title}\u202f?',
            values,
          ),
    options: STAYS,
    why: SILENT,
    confidence: 'weak',
    cite: placeOfChart(chart).cite,
  });
};

const isClosed = ({ rows }: Chart): boolean => {
  const ranges = rows.map((row) => row as unknown as { readonly from: number; readonly to: number });
  return ranges.every(({ from }) => Number.isFinite(from)) || ranges.every(({ to }) => Number.isFinite(to));
};

const isClosedLadder = ({ rows }: Chart): boolean =>
  !rows.some(({ head = '' }) => / [+]$| or more$/.test(head)) ||
  !rows.some(({ head = '' }) => / -$| or less$| or worse$/.test(head));

/** The ladders and heads that strengths are compared on, those of looked-up lines too. */
const comparedBy = (recipe: TableRecipe, charts: Charts): readonly string[] => {
  const looked = recipe.modifiers.flatMap((id) =>
    getChart(charts, id, 'modifiers').rows.flatMap(({ terms }) =>
      findChart(charts, String(terms.chart), 'ladder') ? [String(terms.chart)] : [],
    ),
  );
  return listCompared(recipe, looked);
};

/** What a table may have to decide for a recipe, as its sheets do not say it. */
export const readingsOfRecipe = (recipe: Recipe, charts: Charts): Record<string, Reading> => {
  if (recipe.kind === 'march') return {};
  const found: Record<string, Reading> = {};
  const add = (chart: Chart | undefined, what: 'rounding' | 'ends' | 'edges'): void => {
    if (chart) found[readingId(chart.id, what)] = what === 'rounding' ? roundingOf(chart) : endsReading(chart, what);
  };
  const asks = (ends: string | undefined): boolean => ends === undefined || ends === 'reading';
  const table = charts[recipe.table];
  for (const id of comparedBy(recipe, charts)) {
    const chart = charts[id];
    if (!recipe.favours[id] && chart) add(chart, 'rounding');
    if (chart && id !== recipe.table && isClosedLadder(chart) && asks(endsOf(chart).ends)) add(chart, 'ends');
  }
  const lines = recipe.modifiers.flatMap((id) => getChart(charts, id, 'modifiers').rows);
  const shifts = lines.some(({ terms }) => terms.on === 'column');
  const moves = recipe.ladders.length > 0 || lines.some(({ terms }) => terms.on === undefined);
  const isHeads = recipe.columns === 'heads';
  if ((shifts || isHeads) && asks(endsOf(table).edges)) add(table, 'edges');
  if (table && isClosed(table) && asks(endsOf(table).ends) && (moves || !parseDice(recipe.dice))) add(table, 'ends');
  const readOn = recipe.readOn === undefined ? undefined : charts[recipe.readOn];
  if (readOn && isClosed(readOn) && asks(endsOf(readOn).ends)) add(readOn, 'ends');
  return found;
};
