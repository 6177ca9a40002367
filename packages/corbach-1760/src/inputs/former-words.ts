import type { Word } from '@coup-doeil/core/game';

/** Words of older links: infantry was line or light by a flag of its own, which is now its kind. */
export const renewWords = (words: readonly Word[]): readonly Word[] => {
  const isInfantry = (unit: string) => !words.some(([name, value]) => name === `${unit}.arm` && value !== 'infantry');
  return words.flatMap((word): Word[] => {
    const [name, value] = word;
    const [, unit, kind] = /^((?:attackers|defenders)\.\d+)\.(line|light)$/.exec(name) ?? [];
    if (unit === undefined || kind === undefined || !isInfantry(unit)) return [word];
    if (value === 'false') return [];
    return value === 'true' ? [[`${unit}.kind`, kind]] : [word];
  });
};
