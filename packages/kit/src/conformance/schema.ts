import { chartSchema } from '@coup-doeil/core/zod';
import { type Check, chartsOf } from './subject.ts';

export const schema: Check = {
  id: 'schema',
  says: 'every chart is what the schema of charts wants: a source, every language, nothing that points nowhere',
  run: (subject) =>
    chartsOf(subject).flatMap(({ edition, chart }) =>
      (chartSchema.safeParse(chart).error?.issues ?? []).map(
        ({ path, message }) => `${edition} ${chart.id}, ${path.join('.')}: ${message}`,
      ),
    ),
};
