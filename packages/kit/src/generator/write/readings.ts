import { laddersAsked, type Plan } from '../plan.ts';
import { readingsName } from './rule.ts';
import { camel, quoted } from './source.ts';

/** The readings of every calculator: in whose favour a ratio between two rungs is rounded. */
export const readingsSource = (plans: readonly Plan[]): string => {
  const ladders = [...new Set(plans.flatMap(laddersAsked))];
  const needs = ladders.length > 0;
  return [
    ...(needs
      ? ["import { t } from '@coup-doeil/core/chart';", "import { reading } from '@coup-doeil/core/game';", '']
      : []),
    ...ladders.flatMap(({ id, title, spec }) => [
      `const ${camel(id)}Rounding = reading({`,
      `  question: t(${quoted(`${title.en}: between two of them, which counts?`)}, ${quoted(`${title.fr}\u202f: entre deux, lequel compte\u202f?`)}),`,
      "  options: { defender: t('the one better for the defender', 'le meilleur pour le défenseur'), attacker: t('the one better for the attacker', 'le meilleur pour l’attaquant') },",
      "  why: t('The figures alone were typed; see whether the sheet says it.', 'Seuls les chiffres ont été saisis\\u202f; à voir si la feuille le dit.'),",
      "  confidence: 'weak',",
      `  cite: { document: ${quoted(spec.document)}, chart: ${quoted(id)} },`,
      '});',
      '',
    ]),
    ...plans.flatMap((plan) => [
      `/** The readings of the calculator “${plan.chart.title.en}”. */`,
      `export const ${readingsName(plan)} = {${laddersAsked(plan)
        .map(({ id }) => ` ${quoted(`${id}-rounding`)}: ${camel(id)}Rounding,`)
        .join('')} };`,
    ]),
    '',
  ].join('\n');
};
