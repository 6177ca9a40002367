import type { WordFault } from '../game/way.ts';
import { type Language, t } from '../text/index.ts';
import { formatPair, joinParts } from './punctuation.ts';
import { quoteValue } from './quote.ts';

/** What is wrong with a word of a way, in a sentence that names it. */
export const tellWordFault = ({ why, word, meanings }: WordFault, language: Language): string => {
  const quoted = quoteValue(word, language);
  const listed = joinParts(
    meanings.map(({ field, option }) => formatPair(field[language], option[language], language)),
    language,
  );
  switch (why) {
    case 'ambiguous':
      return t(
        '{quoted} may be {listed}. Say “into” or “over”, or more of the name.',
        '{quoted} peut être {listed}. Dites «\u202fdans\u202f» ou «\u202fpar-dessus\u202f», ou le nom plus long.',
        { quoted, listed },
      )[language];
    case 'second':
      return t(
        '{quoted}: the hex is something else already. A comma begins the next step.',
        '{quoted}\u202f: l’hex est déjà autre chose. Une virgule commence le pas suivant.',
        { quoted },
      )[language];
    case 'too-many':
      return t('At most {word} steps.', 'Au plus {word} pas.', { word })[language];
    default:
      return t(
        '{quoted}: nothing on the chart is called that.',
        '{quoted}\u202f: rien ne s’appelle ainsi sur la table.',
        {
          quoted,
        },
      )[language];
  }
};
