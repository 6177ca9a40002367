import { formatChartCsv } from '@coup-doeil/core/chart';
import { type ChartFile, everyChart } from '../../../../data/data-files.ts';

export const getStaticPaths = everyChart;
export const GET = ({ props: { chart } }: ChartFile) =>
  new Response(formatChartCsv(chart), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
