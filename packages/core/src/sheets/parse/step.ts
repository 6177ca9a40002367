import { parseDifference } from '../../chart/difference.ts';
import type { Range } from '../../chart/range.ts';
import { parseRatio } from '../../chart/ratio.ts';
import { toInputError } from '../../game/fault.ts';

/** A step of a ladder: `4/1 +`, `4:1` by ratio, `+3 to +5`, `0` by difference. */
export interface Step extends Range {
  readonly by: 'ratio' | 'difference';
}

const tryStep = (parse: () => Step): Step | null => {
  try {
    const step = parse();
    return step.from <= step.to ? step : null;
  } catch (error) {
    toInputError(error);
    return null;
  }
};

/** What may be a ratio: to try all heads as one would throw an error for each difference. */
const MAY_BE_RATIO = /^\d+(?:\.5)?[/:-]\d/;

/** The step that a head says; of a ratio both ends are what it is worth. */
export const parseStep = (text: string): Step | null => {
  const ratio = MAY_BE_RATIO.test(text)
    ? tryStep(() => {
        const { over, under } = parseRatio(text, '');
        const worth = over > 0 && under > 0 ? over / under : Number.NaN;
        return { by: 'ratio', from: worth, to: worth };
      })
    : null;
  return ratio ?? tryStep(() => ({ by: 'difference', ...parseDifference(text, '') }));
};
