import type { Word } from '@coup-doeil/core/game';

/** Words of older links: infantry was line or light by a flag of its own, which is now its kind. */
export const renewWords = (words: readonly Word[]): readonly Word[] => {
  const isInfantry = (unit: string) => !words.some(([name, said]) => name === `${unit}.arm` && said !== 'infantry');
  return words.flatMap((word): Word[] => {
    const [name, said] = word;
    const [, unit, kind] = /^((?:attackers|defenders)\.\d+)\.(line|light)$/.exec(name) ?? [];
    if (unit === undefined || kind === undefined || !isInfantry(unit)) return [word];
    if (said === 'false') return [];
    return said === 'true' ? [[`${unit}.kind`, kind]] : [word];
  });
};
