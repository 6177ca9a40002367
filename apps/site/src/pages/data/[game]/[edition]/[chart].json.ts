import { toChartJson } from '@coup-doeil/core/chart';
import { type ChartFile, everyChart, jsonFile } from '../../../../data/data-files.ts';

export const getStaticPaths = everyChart;
export const GET = ({ props: { chart, place } }: ChartFile) => jsonFile(toChartJson(chart, place));
