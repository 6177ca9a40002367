import { type Text, t } from '@coup-doeil/core/chart';
import { sideCounts } from '@coup-doeil/core/game';
import { FATES, type Fate } from '../rules/fates.ts';

/** A fate of one unit, and of several. */
const FATE_NAMES: Readonly<Record<Fate, readonly [one: Text, several: Text]>> = {
  holds: [t('holds', 'tient'), t('hold', 'tiennent')],
  tests: [t('tests its morale', 'teste son moral'), t('test their morale', 'testent leur moral')],
  disorganised: [t('disorganised', 'désorganisée'), t('disorganised', 'désorganisées')],
  'disorganised-again': [
    t('disorganised again', 'à nouveau désorganisée'),
    t('disorganised again', 'à nouveau désorganisées'),
  ],
  eliminated: [t('eliminated', 'éliminée'), t('eliminated', 'éliminées')],
};

/** `holds-2-disorganised-1-steps-1-retreat-2` in words. A lone unit goes without a number. */
export const sideText = (id: string): Text => {
  const { steps = 0, retreat = 0, ...counts } = sideCounts(id);
  const several = Object.values(counts).reduce((sum, n) => sum + n, 0) > 1;
  const say = (language: 'en' | 'fr'): string => {
    const fates = FATES.flatMap((fate) => {
      const n = counts[fate] ?? 0;
      return n > 0 ? [`${several ? `${n} ` : ''}${FATE_NAMES[fate][n > 1 ? 1 : 0][language]}`] : [];
    });
    const s = (n: number) => (n > 1 ? 's' : '');
    if (steps > 0) fates.push({ en: `${steps} step${s(steps)} lost`, fr: `${steps} pas perdu${s(steps)}` }[language]);
    if (retreat > 0) fates.push({ en: `retreat of ${retreat}`, fr: `recul de ${retreat}` }[language]);
    return fates.join(', ');
  };
  return { en: say('en'), fr: say('fr') };
};

/** Both sides, the attacker first. */
export const bothText = (id: string): Text => {
  const sides = id.split('_').map(sideText);
  return { en: sides.map(({ en }) => en).join(' – '), fr: sides.map(({ fr }) => fr).join(' – ') };
};
