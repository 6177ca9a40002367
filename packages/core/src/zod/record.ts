import * as z from 'zod/mini';
import type { Change } from '../battle/change.ts';
import { MOST_ENTRIES } from '../battle/read.ts';
import { MOST_WORDS } from '../battle/read-ask.ts';
import { toInputError } from '../game/fault.ts';
import {
  checkRecordParts,
  MOST_BORNE,
  MOST_CHANGES,
  MOST_FACE,
  MOST_FACES,
  MOST_NOTE,
  MOST_RECORD_ENTRIES,
} from '../record/read.ts';
import { MOST_LETTERS } from '../record/read-mail.ts';
import { type BattleRecord, RECORD_FORMAT, RECORD_VERSION } from '../record/record.ts';
import {
  battlefieldSchema,
  facing,
  figure,
  hex,
  hexside,
  label,
  name,
  textRecord,
  turnFields,
  unit,
  word,
  wordRecord,
  words,
} from './battlefield.ts';
import { list, text, wholeNumber } from './limits.ts';
import { asOwnType } from './own-type.ts';
import { createPlanSchema } from './plan.ts';

const listOrNone = <T extends z.ZodMiniType>(item: T, most: number) => z._default(list(item, most), []);

const hexLabel = text(1, 20);
const id = text(1, 200);
const left = figure.check(z.gte(0));
const counter = word;
const put = { add: words, remove: words };

const change = z.discriminatedUnion('change', [
  z.strictObject({ change: z.literal('state'), counter, ...put }),
  z.strictObject({ change: z.literal('mark'), counter, ...put }),
  z.strictObject({ change: z.literal('move'), counter, hex: z.optional(label) }),
  z.strictObject({ change: z.literal('face'), counter, facing }),
  z.strictObject({ change: z.literal('steps'), counter, left: wholeNumber(0, 99) }),
  z.strictObject({ change: z.literal('strength'), counter, left }),
  z.strictObject({ change: z.literal('eliminate'), counter }),
  z.strictObject({ change: z.literal('formation'), formation: name, side: word, ...put }),
  z.strictObject({ change: z.literal('side'), side: word, ...put }),
  z.strictObject({ change: z.literal('turn'), ...turnFields }),
  z.strictObject({
    change: z.literal('table'),
    edition: z.optional(text(1, 20)),
    readings: z._default(wordRecord(word), {}),
  }),
  z.strictObject({ change: z.literal('unit'), unit }),
  z.strictObject({
    change: z.literal('ground'),
    hexes: listOrNone(hex, MOST_ENTRIES),
    hexsides: listOrNone(hexside, MOST_ENTRIES),
    unpainted: listOrNone(label, MOST_ENTRIES),
  }),
]) satisfies z.ZodMiniType<Change>;

const answers = z.optional(textRecord(id));
const ask = z.strictObject({
  action: word,
  side: word,
  parts: list(z.strictObject({ counter, as: word }), MOST_WORDS),
  targets: list(hexLabel, MOST_WORDS),
  answers,
});

const faces = list(wholeNumber(-MOST_FACE, MOST_FACE), MOST_FACES);
const thrown = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('hand'), faces }),
  z.strictObject({ by: z.literal('seed'), faces, seed: id, byHand: z.optional(wholeNumber(0, MOST_FACES)) }),
  z.strictObject({ by: z.literal('secrets'), faces, number: wholeNumber(1, MOST_RECORD_ENTRIES) }),
]);

const borne = z.optional(wordRecord(z.number().check(z.gte(-MOST_BORNE), z.lte(MOST_BORNE))));
const outcome = z.strictObject({
  row: text(0, 200),
  fates: wordRecord(id),
  bears: z.optional(z.strictObject({ attacker: borne, defender: borne })),
});

const changes = listOrNone(change, MOST_CHANGES);
const entry = z.discriminatedUnion('entry', [
  z.strictObject({ entry: z.literal('action'), ask, outcome, thrown, headline: text(0, 200), changes }),
  z.strictObject({
    entry: z.literal('march'),
    counter,
    to: hexLabel,
    cost: z.optional(z.number().check(z.gte(0), z.lte(MOST_BORNE))),
    changes,
  }),
  z.strictObject({ entry: z.literal('hand'), changes }),
  z.strictObject({ entry: z.literal('note'), text: text(1, MOST_NOTE) }),
]);

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits'));
const base = { from: word, at: wholeNumber(0, MOST_LETTERS), seal: hash };
const letter = z.discriminatedUnion('letter', [
  z.strictObject({ letter: z.literal('join'), ...base, hash }),
  z.strictObject({ letter: z.literal('ask'), ...base, ask }),
  z.strictObject({ letter: z.literal('secret'), ...base, secret: hash, hash, answers }),
  z.strictObject({ letter: z.literal('pass'), ...base }),
]);

const shape = z.strictObject({
  format: z.literal(RECORD_FORMAT),
  version: z.literal(RECORD_VERSION),
  start: battlefieldSchema,
  entries: listOrNone(entry, MOST_RECORD_ENTRIES),
  at: wholeNumber(0, MOST_RECORD_ENTRIES),
  seed: text(1, 100),
  drawn: z._default(wholeNumber(0, MOST_ENTRIES), 0),
  mail: z.optional(z.strictObject({ letters: list(letter, MOST_LETTERS) })),
  plan: z.optional(createPlanSchema(ask, answers)),
});

const schema = z.pipe(
  shape,
  z.transform((data: z.output<typeof shape>, { issues }): BattleRecord => {
    try {
      return checkRecordParts(data);
    } catch (error) {
      const { message, field } = toInputError(error);
      issues.push({ code: 'custom', message, input: data, path: field.split('.') });
      return z.NEVER;
    }
  }),
);

/** The zod schema of a battle’s record: it accepts what `readRecord` does, and gives the same. */
export const recordSchema = asOwnType<BattleRecord, unknown>(schema);
