/* A draft as a pull request: its text, and its files where the repository has them. In English, as the repository is. */
import { formatChartCsv } from '@coup-doeil/core/chart';
import { readSheets } from '@coup-doeil/core/sheets';
import { type Draft, findSaid, listCharts, listFiles, putSheet } from '../draft/draft.ts';
import { listMistakes } from '../draft/read-draft.ts';
import { compareSheets, countSecond } from '../stage/second-entry.ts';

export interface PullRequest {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** By their paths from the root of the repository. */
  readonly files: Readonly<Record<string, string>>;
}

/** The second entries in the layout of the repository, read from the sheets as they were typed again. */
const listSecondFiles = (draft: Draft, id: string): Readonly<Record<string, string>> => {
  const sheets = draft.second.reduce(putSheet, draft.sheets);
  const { data } = readSheets(listFiles(sheets), { folder: id });
  const typed = listCharts(data).filter(({ listed }) => draft.second.some(({ name }) => name === listed.id));
  return Object.fromEntries(
    typed.map(({ built }) => [`packages/${id}/test/second-entry/${built.id}.csv`, formatChartCsv(built)]),
  );
};

export const makePullRequest = (draft: Draft): PullRequest => {
  const game = readSheets(listFiles(draft.sheets), { folder: `draft-${draft.id}` });
  const { meta, sources } = game.game;
  const title = findSaid(draft.sheets, 'title', 'en') || meta.id;
  const mistakes = listMistakes(draft).length;
  const second = countSecond(draft);
  const differing = draft.second.reduce((sum, { name }) => sum + compareSheets(draft, name).length, 0);
  const files = Object.entries(listFiles(draft.sheets)).map(([name, text]) => [
    `packages/${meta.id}/sheets/${name}.csv`,
    text,
  ]);
  return {
    id: meta.id,
    title: `Add ${title} as a draft`,
    text: [
      `The sheets of ${title}, typed at the workbench.`,
      '',
      `- Typed from: ${sources.map((source) => source.title.en).join('; ') || 'not said'}`,
      `- Charts: ${meta.charts.map((chart) => chart.title.en).join(', ') || 'none'}`,
      `- Calculators: ${meta.calculators.map((calculator) => calculator.title.en).join(', ') || 'none'}`,
      `- Mistakes: ${mistakes === 0 ? 'none' : mistakes}`,
      `- Second entry: ${second.typed} of ${second.of} cells; ${differing === 0 ? 'none' : differing} of those compared differ`,
      '',
      'The package is made from the sheets by',
      '',
      '```sh',
      `npx -y pnpm@12 new-game ${meta.id}.zip --owner @me`,
      '```',
      '',
    ].join('\n'),
    files: { ...Object.fromEntries(files), ...listSecondFiles(draft, meta.id) },
  };
};
