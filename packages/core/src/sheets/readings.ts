import type { Chart } from '../chart/chart.ts';
import { type Reading, reading } from '../game/reading.ts';
import { t } from '../text/index.ts';
import { type Charts, getChart, placeOfChart } from './make/charts.ts';
import { listCompared, listLooked } from './make/fields.ts';
import { type AnyLadder, endsOf, findLadder } from './make/ladders.ts';
import { type Recipe, readingId, type TableRecipe } from './make/recipe.ts';
import { getTable, type Table } from './make/rows.ts';
import { parseDice, type Roll } from './parse/dice.ts';

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

const isClosed = ({ rows }: Table): boolean =>
  rows.every(({ from }) => Number.isFinite(from)) || rows.every(({ to }) => Number.isFinite(to));

const isClosedLadder = (ladder: AnyLadder): boolean => {
  if (ladder.by === 'ratio')
    return !ladder.rungs.every(({ isOpen }, i, { length }) => isOpen || (i > 0 && i < length - 1));
  return ladder.rungs.every(({ from }) => Number.isFinite(from)) || ladder.rungs.every(({ to }) => Number.isFinite(to));
};

/** Whether dice by themselves show what no row of a table holds. */
const showMore = (text: string, { rows }: Table): boolean => {
  const { dice, isPool } = parseDice(text) as Roll;
  const faces = isPool ? dice.slice(0, 1) : dice;
  const sum = (pick: (...faces: number[]) => number): number => faces.reduce((all, die) => all + pick(...die.faces), 0);
  return [sum(Math.min), sum(Math.max)].some((total) => !rows.some(({ from, to }) => from <= total && total <= to));
};

/** The ladders and heads that strengths are compared on, those of looked-up lines too. */
const comparedBy = (recipe: TableRecipe, charts: Charts): readonly string[] =>
  listCompared(recipe, listLooked(recipe, charts));

const isOpenQuestion = (ends: string | undefined): boolean => ends === undefined || ends === 'reading';

/** What a table may have to decide for a recipe, as its sheets do not say it. */
export const readingsOfRecipe = (recipe: Recipe, charts: Charts): Record<string, Reading> => {
  if (recipe.kind === 'march') return {};
  const readings: Record<string, Reading> = {};
  const askEnds = (chart: Chart, what: 'ends' | 'edges', isPossible: boolean): void => {
    if (isPossible && isOpenQuestion(endsOf(chart)[what]))
      readings[readingId(chart.id, what)] = endsReading(chart, what);
  };
  const table = getTable(charts, recipe.table);
  for (const id of comparedBy(recipe, charts)) {
    const chart = findLadder(charts, recipe, id);
    if (!recipe.favours[id]) readings[readingId(id, 'rounding')] = roundingOf(chart);
    askEnds(chart, 'ends', id !== table.id && isClosedLadder(chart));
  }
  const lines = recipe.modifiers.flatMap((id) => getChart(charts, id, 'modifiers').rows);
  const shifts = lines.some(({ terms }) => terms.on === 'column');
  const moves = recipe.ladders.length > 0 || lines.some(({ terms }) => terms.on === undefined);
  askEnds(table, 'edges', table.kind === 'matrix' && (shifts || recipe.columns === 'heads'));
  askEnds(table, 'ends', isClosed(table) && (moves || showMore(recipe.dice, table)));
  if (recipe.readOn !== undefined) {
    const results = getTable(charts, recipe.readOn);
    askEnds(results, 'ends', isClosed(results));
  }
  return readings;
};
