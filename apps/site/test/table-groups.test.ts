/* The names of the groups that the rows of a grid stand in. */
import { createSpeller } from '@coup-doeil/core/chart';
import { readSheets } from '@coup-doeil/core/sheets';
import { expect, test } from '@playwright/test';
import { layoutTable } from '../src/charts/table/layout.ts';
import { listCharts } from '../src/workbench/draft/draft.ts';

const listNames = (ground: string): readonly string[] => {
  const [chart] = listCharts(readSheets({ ground }, { folder: 'the-ford' }).data);
  if (!chart) throw new Error('no chart');
  return layoutTable(chart.built, 'en', createSpeller(undefined, 'en')).bodies.map(({ label }) => label);
};

test('a group keeps its name, alone too; without groups nothing stands above the rows', () => {
  expect(listNames('group,fr,en,move\nHexes,Clair,Clear,1\nHexes,Bois,Woods,2\n')).toEqual(['Hexes']);
  expect(listNames('group,fr,en,move\nHexes,Clair,Clear,1\nSides,Gué,Ford,2\n')).toEqual(['Hexes', 'Sides']);
  expect(listNames('fr,en,move\nClair,Clear,1\nBois,Woods,2\n')).toEqual(['']);
});
