import { chartCsv } from '@aide-de-camp/core/chart';
import { type ChartFile, everyChart } from '../../../../lib/data-files.ts';

export const getStaticPaths = everyChart;
export const GET = ({ props: { chart } }: ChartFile) =>
  new Response(chartCsv(chart), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
