import type { Calculator } from '../game/calculator.ts';
import type { Ways } from '../game/odds-list.ts';
import type { Report } from '../game/report.ts';
import { formatPlaceId } from '../game/tally.ts';
import { type Language, t } from '../text/index.ts';
import { formatTotal } from './figure.ts';
import { formatPercent } from './percent.ts';
import { REFUSED } from './words.ts';

const REFUSAL = 'refused';
const ANOTHER = t('another', 'une autre');

/** The headline of a report: what a link keeps of its answer, in no language. */
export const getHeadline = ({ answer, refused }: Pick<Report, 'answer' | 'refused'>): string =>
  answer ? answer.headline : refused ? `${REFUSAL}_${formatPlaceId(refused.cite)}` : REFUSAL;

interface Figures {
  readonly total: number | null;
  readonly measure: Ways | null;
}

/** The figures of a headline; nothing where it is made of words. Whoever wrote the link may have written anything. */
const parseHeadline = (headline: string): Figures | undefined => {
  const [all, total, ways, of] =
    /^(?:([+-]?\d{1,9}(?:\.5)?)(?:_|$))?(?:(\d{1,15})\/([1-9]\d{0,14}))?$/.exec(headline) ?? [];
  if (!all) return undefined;
  return {
    total: total === undefined ? null : Number(total),
    measure: ways === undefined ? null : { ways: Number(ways), of: Number(of) },
  };
};

/** The headline of a link in words: its figures as an answer shows them, `Not allowed`, or `another` where it says words. */
export const formatHeadline = (
  headline: string,
  calculator: Pick<Calculator, 'totalIs'>,
  language: Language,
): string => {
  if (headline.startsWith(REFUSAL)) return REFUSED[language];
  const figures = parseHeadline(headline);
  if (!figures) return ANOTHER[language];
  const { total, measure } = figures;
  return [
    ...(total === null ? [] : [formatTotal(total, calculator)]),
    ...(measure ? [formatPercent(measure, language)] : []),
  ].join(' · ');
};

/** Whether two headlines say the same: the same chance out of more dice does, and links once kept no place of a refusal. */
export const isSameHeadline = (a: string, b: string): boolean => {
  if (a === REFUSAL || b === REFUSAL) return a.startsWith(REFUSAL) && b.startsWith(REFUSAL);
  const [left, right] = [parseHeadline(a), parseHeadline(b)];
  if (!left?.measure || !right?.measure) return a === b;
  return (
    left.total === right.total &&
    BigInt(left.measure.ways) * BigInt(right.measure.of) === BigInt(right.measure.ways) * BigInt(left.measure.of)
  );
};
