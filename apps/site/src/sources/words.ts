/** The words of the page of sources and doubts. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  sub: t(
    'The sheets that were read, where they leave a doubt, and what they leave open.',
    'Les feuilles lues, là où elles laissent un doute, et ce qu’elles laissent ouvert.',
  ),
  documents: t('Documents', 'Documents'),
  readings: t('Readings', 'Lectures'),
  readingsSub: t(
    'The answer in bold is ours. A calculator says where another would change the result, and lets you choose it.',
    'La réponse en gras est la nôtre. Un calcul dit où une autre changerait le résultat, et permet de la choisir.',
  ),
  silences: t('What the sheets leave open', 'Ce que les feuilles laissent ouvert'),
  confidence: { weak: t('weak', 'faible'), fair: t('fair', 'moyenne'), strong: t('strong', 'forte') },
  sure: t('Confidence:', 'Confiance\u202f:'),
  why: t('Why:', 'Pourquoi\u202f:'),
  where: t('Where:', 'Où\u202f:'),
  house: t('ours', 'la nôtre'),
  undated: t('undated', 'sans date'),
};
