import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { InputError, isInputError } from '../../src/error.ts';
import {
  choice,
  createInputSchema,
  createJsonSchema,
  describeInput,
  direction,
  type Field,
  flag,
  getDefault,
  group,
  list,
  optionalNumber,
  parseInput,
  type Typed,
  wholeNumber,
} from '../../src/game/index.ts';
import { createZodSchema } from '../../src/zod/index.ts';
import { input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

const ajv = new Ajv2020({ strict: false });
const FIELDS = [input, shapes] as Typed<unknown>[];

/** The validator's own word. */
const taken = (field: Field, raw: unknown): unknown => {
  try {
    return { value: parseInput(field, raw) };
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return null;
  }
};

const json = fc.jsonValue({ maxDepth: 2 });
/** A valid input with something put in place of a part of it, mostly wrong. */
const spoilt = (field: Typed<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      inputs(field),
      fc.nat(),
      fc.oneof(json, fc.constantFrom<unknown[]>(0, 1, -9, true, 'red', 'foot', null, undefined, [], {})),
    )
    .map(([value, at, put]) => {
      const paths: string[][] = [];
      const visit = (one: unknown, path: string[]): void => {
        paths.push(path);
        if (typeof one === 'object' && one !== null)
          for (const [name, inner] of Object.entries(one)) visit(inner, [...path, name]);
      };
      visit(value, []);
      const path = paths[at % paths.length] ?? [];
      const copy = { whole: structuredClone(value) };
      let holder: object = copy;
      let last = 'whole';
      for (const name of path) {
        holder = Reflect.get(holder, last);
        last = name;
      }
      Reflect.set(holder, last, put);
      return copy.whole;
    });

describe('the JSON Schema of an input', () => {
  it('is of 2020-12, with an address, labels in both languages and conditions as data', () => {
    const schema = createInputSchema('https://example.org/fight.json', input);
    expect(ajv.validateSchema(schema)).toBe(true);
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.org/fight.json',
      type: 'object',
      additionalProperties: false,
      default: getDefault(input),
      properties: {
        ground: { enum: ['open', 'wood', 'lake'], 'x-labels': { wood: { en: 'Wood / Grove', fr: 'Bois / Bosquet' } } },
        from: { 'x-when': { ground: ['open', 'wood'] } },
        hexsides: { uniqueItems: true, maxItems: 1 },
        weather: { properties: { moon: { description: 'Only at night.' } } },
      },
    });
  });

  it('takes every valid input', () => {
    for (const field of FIELDS) {
      const valid = ajv.compile(createJsonSchema(field));
      fc.assert(
        fc.property(inputs(field), (value) => {
          expect(valid(value)).toBe(true);
        }),
      );
    }
  });

  it('takes nothing that the validator refuses, conditions on fields farther out apart', () => {
    for (const field of FIELDS) {
      const valid = ajv.compile(createJsonSchema(field));
      fc.assert(
        fc.property(spoilt(field), (raw) => {
          const sent = JSON.parse(JSON.stringify(raw) ?? 'null');
          let fault: InputError | undefined;
          try {
            parseInput(field, sent);
          } catch (error) {
            if (isInputError(error)) fault = error;
          }
          // What hangs on a field farther out, and a group that does not apply, only the validator knows.
          if (fault?.code !== 'does-not-apply') expect(valid(sent)).toBe(fault === undefined);
        }),
        { numRuns: 300 },
      );
    }
  });

  it('refuses a single value that its siblings bar, said or left out', () => {
    const valid = ajv.compile(createJsonSchema(input));
    expect(valid({ defender: { arm: 'horse', square: true } })).toBe(false);
    expect(valid({ defender: { arm: 'horse', square: false } })).toBe(true);
    expect(valid({ defender: { square: true } })).toBe(true);
    expect(valid({ ground: 'lake', from: 'rear' })).toBe(false);
    expect(valid({ from: 'rear' })).toBe(true);
    // Night must be said, for it is not so unless it is.
    const gun = ajv.compile(createJsonSchema(shapes));
    expect(gun({ yes: false, nest: { near: 3 } })).toBe(true);
  });
});

describe('the JSON Schema of a small input', () => {
  const label = t('X', 'X');
  const small = describeInput({
    night: flag({ label: t('Night', 'Nuit'), help: t('It is dark.', 'Il fait noir.') }),
    arm: choice({ label: t('Arm', 'Arme'), options: { foot: t('foot', 'à pied'), horse: label }, default: 'foot' }),
    lamp: wholeNumber({ label: t('Lamp', 'Lampe'), min: 0, max: 2, default: 0, when: { night: true, arm: ['foot'] } }),
  });

  it('is closed, titled and said whole: a lamp needs the night said, the foot only not gainsaid', () => {
    const any = { night: {}, arm: {}, lamp: {} };
    expect(createJsonSchema(small)).toEqual({
      title: 'Input',
      type: 'object',
      additionalProperties: false,
      default: { night: false, arm: 'foot', lamp: 0 },
      properties: {
        night: { title: 'Night', description: 'It is dark.', type: 'boolean', default: false },
        arm: {
          title: 'Arm',
          type: 'string',
          enum: ['foot', 'horse'],
          default: 'foot',
          'x-labels': { foot: t('foot', 'à pied'), horse: label },
        },
        lamp: {
          title: 'Lamp',
          type: 'integer',
          minimum: 0,
          maximum: 2,
          default: 0,
          'x-when': { night: true, arm: ['foot'] },
        },
      },
      allOf: [
        {
          anyOf: [
            {
              type: 'object',
              additionalProperties: false,
              properties: { ...any, night: { enum: [true] }, arm: { enum: ['foot'] } },
              required: ['night'],
            },
            { type: 'object', additionalProperties: false, properties: { ...any, lamp: { const: 0 } } },
          ],
        },
      ],
    });
    const valid = ajv.compile(createJsonSchema(small));
    for (const [raw, fine] of [
      [{ lamp: 1 }, false],
      [{ lamp: 0 }, true],
      [{ night: true, lamp: 1 }, true],
      [{ night: true, arm: 'horse', lamp: 1 }, false],
      [{ night: false, lamp: 1 }, false],
    ] as const) {
      expect(valid(raw)).toBe(fine);
      expect(taken(small, raw) !== null).toBe(fine);
    }
  });

  it('says each shape in its own words, and nothing of conditions farther out', () => {
    const shape = (field: Field) => {
      const { title: _, default: __, ...rest } = createJsonSchema(field);
      return rest;
    };
    expect(shape(optionalNumber({ label, min: 1, max: 4 }))).toEqual({
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 4,
    });
    const direct = shape(direction({ label, default: 'n' }));
    expect(direct).toEqual({ type: 'string', enum: ['n', 'ne', 'se', 's', 'sw', 'nw'] });
    expect(shape(list({ label, of: flag({ label }), min: 1, max: 2 }))).toEqual({
      type: 'array',
      minItems: 1,
      maxItems: 2,
      uniqueItems: false,
      items: { title: 'X', type: 'boolean', default: false },
    });
    const far = group({ label, fields: { a: flag({ label, when: { night: true } }), b: flag({ label }) } });
    expect(shape(far)).not.toHaveProperty('allOf');
    const both = { a: true, night: true };
    const half = group({ label, fields: { a: flag({ label }), b: flag({ label, when: both }) } });
    expect(shape(half)).not.toHaveProperty('allOf');
    expect(
      shape(group({ label, fields: { a: flag({ label }), g: group({ label, fields: {}, when: { a: true } }) } })),
    ).not.toHaveProperty('allOf');
  });
});

describe('the zod schema of an input', () => {
  it('lets through what the validator does, as the validator does', () => {
    for (const field of FIELDS) {
      const schema = createZodSchema(field);
      fc.assert(
        fc.property(fc.oneof(inputs(field), spoilt(field), fc.anything()), (raw) => {
          const { success, data } = schema.safeParse(raw);
          expect(success ? { value: data } : null).toEqual(taken(field, raw));
        }),
        { numRuns: 300 },
      );
    }
  });

  it('names the field that is wrong', () => {
    const issues = (raw: unknown) =>
      createZodSchema(input)
        .safeParse(raw)
        .error?.issues.map(({ path }) => path.join('.'));
    expect(issues({ defender: { strength: 99 } })).toEqual(['defender.strength']);
    expect(issues({ defender: { arm: 'horse', square: true } })).toEqual(['defender.square']);
    expect(issues(JSON.parse('{"__proto__":1}'))).toEqual(['']);
    const [issue] = createZodSchema(input).safeParse({ ground: 'lake', from: 'rear' }).error?.issues ?? [];
    expect(issue).toMatchObject({ code: 'custom', path: ['from'], message: '"from": allowed ["front"]' });
  });
});
