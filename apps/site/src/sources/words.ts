/** The words of the page of sources and doubts. */
export const words = {
  en: {
    sub: 'The sheets that were read, where they leave a doubt, and what they leave open.',
    documents: 'Documents',
    readings: 'Readings',
    readingsSub:
      'The first answer is the house’s. Every calculator shows where one is decisive, and lets you switch it.',
    silences: 'What the sheets leave open',
    confidence: { weak: 'weak', fair: 'fair', strong: 'strong' },
    sure: 'Confidence:',
    why: 'Why:',
    where: 'Where:',
    house: 'the house',
    undated: 'undated',
  },
  fr: {
    sub: 'Les feuilles lues, là où elles laissent un doute, et ce qu’elles laissent ouvert.',
    documents: 'Documents',
    readings: 'Lectures',
    readingsSub:
      'La première réponse est celle de la maison. Chaque calcul montre où une lecture décide, et permet d’en changer.',
    silences: 'Ce que les feuilles laissent ouvert',
    confidence: { weak: 'faible', fair: 'moyenne', strong: 'forte' },
    sure: 'Confiance\u202f:',
    why: 'Pourquoi\u202f:',
    where: 'Où\u202f:',
    house: 'la maison',
    undated: 'sans date',
  },
};
