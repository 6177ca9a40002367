import { describe, expect, it } from 'vitest';
import * as classic from 'zod';
import type * as z from 'zod/mini';
import type { Battlefield, BattlefieldInput } from '../../src/battle/index.ts';
import { type Chart, type ChartJson, toChartJson } from '../../src/chart/index.ts';
import type { PartialInput } from '../../src/game/index.ts';
import { type battlefieldSchema, chartJsonSchema, chartSchema, createZodSchema } from '../../src/zod/index.ts';
import { ground2001 } from '../fixture/charts.ts';
import { type Fight, input } from '../fixture/fight.ts';

/** Whether two types are the same: each may stand for the other, `undefined` and `readonly` told apart. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const expectSame = <A, B>(same: Same<A, B>): void => expect(same).toBe(true);

const fightSchema = createZodSchema(input);

describe('what zod infers is the library’s own type', () => {
  it('of battlefields, charts and inputs', () => {
    expectSame<z.output<typeof battlefieldSchema>, Battlefield>(true);
    expectSame<z.input<typeof battlefieldSchema>, BattlefieldInput>(true);
    expectSame<z.output<typeof chartSchema>, Chart>(true);
    expectSame<z.output<typeof chartJsonSchema>, ChartJson>(true);
    expectSame<z.output<typeof fightSchema>, Fight>(true);
    expectSame<z.input<typeof fightSchema>, PartialInput<Fight> | undefined>(true);
    // @ts-expect-error A chart is no exported chart.
    expectSame<z.output<typeof chartSchema>, ChartJson>(true);
  });
});

describe('a schema', () => {
  it('keeps what it checks', () => {
    expect(chartSchema.parse(ground2001)).toEqual(ground2001);
    const json = toChartJson(ground2001, { game: 'skirmish', edition: '2001' });
    expect(chartJsonSchema.parse(json)).toEqual(json);
  });

  it('stands in schemas of the large zod too', () => {
    const both = classic.object({ fight: fightSchema, title: classic.string() });
    expect(both.parse({ fight: { ground: 'wood' }, title: 'x' }).fight.ground).toBe('wood');
    expect(both.safeParse({ fight: { ground: 'sea' }, title: 'x' }).error?.issues[0]?.path).toEqual([
      'fight',
      'ground',
    ]);
  });
});
