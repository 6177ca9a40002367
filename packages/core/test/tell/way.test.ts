import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import type { WordFault } from '../../src/game/index.ts';
import { tellWordFault } from '../../src/tell/index.ts';

const meanings = [
  { name: 'hex', id: 'water', field: t('Hex entered', 'Hex où l’on entre'), option: t('River', 'Rivière') },
  { name: 'hexsides', id: 'water', field: t('Hexside', 'Bord d’hex'), option: t('River', 'Rivière') },
];

describe('a word of a way that cannot be taken', () => {
  it.each<[WordFault, string, string]>([
    [
      { why: 'unknown', word: 'vilage', meanings: [] },
      '“vilage”: nothing on the chart is called that.',
      '«\u202fvilage\u202f»\u202f: rien ne s’appelle ainsi sur la table.',
    ],
    [
      { why: 'ambiguous', word: 'river', meanings },
      '“river” may be Hex entered: River; Hexside: River. Say “into” or “over”, or more of the name.',
      '«\u202friver\u202f» peut être Hex où l’on entre\u202f: Rivière\u202f; Bord d’hex\u202f: Rivière. Dites «\u202fdans\u202f» ou «\u202fpar-dessus\u202f», ou le nom plus long.',
    ],
    [
      { why: 'second', word: 'woods', meanings: [] },
      '“woods”: the hex is something else already. A comma begins the next step.',
      '«\u202fwoods\u202f»\u202f: l’hex est déjà autre chose. Une virgule commence le pas suivant.',
    ],
    [{ why: 'too-many', word: '20', meanings: [] }, 'At most 20 steps.', 'Au plus 20 pas.'],
  ])('%o', (fault, en, fr) => {
    expect(tellWordFault(fault, 'en')).toBe(en);
    expect(tellWordFault(fault, 'fr')).toBe(fr);
  });
});
