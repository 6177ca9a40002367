/* How large a chart is printed so that it stands on one page, with its notes. */
import type { Chart } from '@coup-doeil/core/chart';
import { measureHeight } from '../../cards/heights.ts';
import type { Lang } from '../../lib/words.ts';

/** Points: the lower and the narrower of A4 and Letter within their margins, without the title. */
const PAGE = { width: 558, height: 690 };
const SIZES = [10, 9, 8, 7] as const;
/** A page is set wider than a card, which the measure is of. */
const LOOSER = 1.66;

/** The largest size in points in which all of a chart fits. */
export const choosePrintSize = (chart: Chart, lang: Lang): (typeof SIZES)[number] =>
  SIZES.find((size) => measureHeight(chart, lang, PAGE.width / size) * LOOSER * size <= PAGE.height) ?? 7;
