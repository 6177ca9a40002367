import { partsOf } from '../game/field-parts.ts';
import type { AnyCalculator, Field, ListField } from '../game/index.ts';
import { memoise } from '../game/once.ts';
import { isGroup } from '../game/value.ts';
import { t } from '../text/index.ts';
import type { UnpricedAction } from './action-rules.ts';

// Whether a field holds lists: most parts of an input need no second look.
const hasLists: (field: Field) => boolean = memoise(
  (field: Field): boolean => field.kind === 'list' || partsOf(field).some(([, part]) => hasLists(part)),
);

/** The first list of an input that holds more than its calculator takes. */
const findExcess = (field: Field, value: unknown): ListField | undefined => {
  if (field.kind === 'list') {
    if (!Array.isArray(value)) return undefined;
    if (value.length > field.max) return field;
    if (!hasLists(field.of)) return undefined;
    for (const item of value) {
      const excess = findExcess(field.of, item);
      if (excess) return excess;
    }
    return undefined;
  }
  if (!isGroup(value)) return undefined;
  for (const [name, part] of partsOf(field)) {
    const excess = hasLists(part) ? findExcess(part, value[name]) : undefined;
    if (excess) return excess;
  }
  return undefined;
};

/** What a calculator’s lists cannot hold is said, never cut. */
export const tellExcess = (input: unknown, { input: field }: AnyCalculator): UnpricedAction | undefined => {
  const excess = findExcess(field, input);
  return (
    excess && {
      unpriced: t('{label}: more than {max}', '{label}\u202f: plus de {max}', { label: excess.label, max: excess.max }),
    }
  );
};
