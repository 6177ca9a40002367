import { t } from '@coup-doeil/core/chart';
import { describeUnits, type UnitFate } from '@coup-doeil/core/tell';
import { describe, expect, it } from 'vitest';
import { says } from '../says.ts';

const unaffected = (n: number): UnitFate => [n, t('unaffected', 'indemne'), t('unaffected', 'indemnes')];
const recoils = (n: number): UnitFate => [n, t('recoils', 'recule'), t('recoil', 'reculent')];

describe('what became of units', () => {
  it.each<readonly [string, readonly UnitFate[], en: string, fr: string]>([
    ['a lone unit goes without a number', [recoils(1)], 'recoils', 'recule'],
    ['two that share a fate are both', [recoils(2)], 'both recoil', 'les deux reculent'],
    ['three are all three', [unaffected(3), recoils(0)], 'all three unaffected', 'les trois indemnes'],
    ['four are all four', [recoils(4)], 'all four recoil', 'les quatre reculent'],
    ['five are all five', [unaffected(5)], 'all five unaffected', 'les cinq indemnes'],
    ['six are all six', [recoils(6)], 'all six recoil', 'les six reculent'],
    ['more are told in figures', [recoils(7)], 'all 7 recoil', 'les 7 reculent'],
    ['different fates are counted', [unaffected(1), recoils(2)], '1 unaffected, 2 recoil', '1 indemne, 2 reculent'],
    ['nobody is nothing', [recoils(0)], '', ''],
  ])('%s', (_, fates, en, fr) => {
    expect(describeUnits(fates)).toEqual(says(en, fr));
  });
});
