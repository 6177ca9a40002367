import { t } from '@aide-de-camp/core/chart';
import { reading, type Silence, type Source } from '@aide-de-camp/core/game';

export const SOURCES: readonly Source[] = [
  {
    id: '001',
    title: t('Seven Years War chart', 'Table de la guerre de Sept Ans'),
    year: null,
    languages: ['fr'],
    about: t(
      'A player’s sheet in French, without a title, a name or a year. Hex 3110 of a Leuthen map, the Mietzel, the Elbe, Prussian cavalry and a rule 19.11.1 point to the first Prussia’s Glory (Rossbach, Leuthen, Zorndorf, Torgau): that is our inference, not something it says. Spelling is repaired; the English is ours. No note number can be seen in the table: where each belongs is read from what it says.',
      'Une feuille de joueur en français, sans titre, sans nom et sans année. L’hex 3110 d’une carte de Leuthen, la Mietzel, l’Elbe, la cavalerie prussienne et une règle 19.11.1 désignent le premier Prussia’s Glory (Rossbach, Leuthen, Zorndorf, Torgau)\u202f: c’est notre déduction, la feuille n’en dit rien. L’orthographe est réparée\u202f; l’anglais est de nous. Aucun numéro de note ne se voit dans la table\u202f: leur place est déduite de ce qu’elles disent.',
    ),
  },
  {
    id: 'components',
    title: t('Prussia’s Glory, public component lists', 'Prussia’s Glory, listes publiques du matériel'),
    year: null,
    languages: ['en'],
    about: t(
      'They count one six-sided die; the sheet itself names no die.',
      'Elles comptent un dé à six faces\u202f; la feuille, elle, ne nomme aucun dé.',
    ),
  },
];

export const SILENCES: readonly Silence[] = [
  {
    id: 'combat-results',
    text: t(
      'There is no combat results table on the sheet, and none is made up here: a combat goes as far as its terrain modifier.',
      'La feuille ne contient pas de table de résultats de combat, et l’on n’en invente pas\u202f: un combat va jusqu’à son modificateur de terrain.',
    ),
  },
  {
    id: 'other-modifiers',
    text: t(
      'The other modifiers to a combat, and how the odds are worked out, are not printed.',
      'Les autres modificateurs d’un combat et l’établissement du rapport n’y sont pas.',
    ),
  },
  {
    id: 'rally-roll',
    text: t('How a rally is rolled is not printed.', 'Le jet de ralliement n’est pas imprimé.'),
  },
  {
    id: 'zone-exit',
    text: t(
      'What leaving a zone costs a slow unit that is engaged is not printed.',
      'Ce que coûte la sortie d’une zone à une unité lente engagée n’est pas imprimé.',
    ),
  },
  {
    id: 'allowance',
    text: t(
      'Movement allowances, and whether a zone stops who enters it, are not printed.',
      'Les potentiels de mouvement, et si une zone arrête qui y entre, ne sont pas imprimés.',
    ),
  },
  {
    id: 'all-retreat',
    text: t(
      'What becomes of an attack whose defenders have all gone before combat is not printed.',
      'Ce que devient une attaque dont tous les défenseurs se sont retirés avant combat n’est pas imprimé.',
    ),
  },
  {
    id: 'deep-charge-step',
    text: t(
      'A deep charge is tried once the advance moves are over; which step that is, the sheet does not say. Here it stands with the cavalry action.',
      'Une charge profonde se tente une fois les avances finies\u202f; à quelle étape, la feuille ne le dit pas. Ici, elle est rangée avec l’action de cavalerie.',
    ),
  },
  {
    id: 'surrender',
    text: t(
      'What the results “r” and “S” are beyond these lines is not printed.',
      'Ce que sont les résultats «\u202fr\u202f» et «\u202fS\u202f» hors de ces lignes n’est pas imprimé.',
    ),
  },
];

const notes = (note: string) => ({ document: '001', chart: 'notes', note });
const hexside = (row: string, column?: string) => ({
  document: '001',
  chart: 'terrain-hexsides',
  row,
  ...(column === undefined ? {} : { column }),
});

const entrenchmentDirection = reading({
  question: t('Which way does an entrenchment count?', 'Dans quel sens un retranchement compte-t-il\u202f?'),
  options: {
    both: t('either way across it', 'dans les deux sens'),
    inward: t('only inward', 'seulement vers l’intérieur'),
  },
  why: t(
    'The row prints no direction, where the slopes have a row for each.',
    'La ligne n’indique pas de sens, alors que les pentes ont une ligne pour chacun.',
  ),
  confidence: 'fair',
  cite: hexside('entrenchment'),
});

const note3 = reading({
  question: t('On which rows does note 3 stand?', 'À quelles lignes la note 3 renvoie-t-elle\u202f?'),
  options: { stream: t('on the stream', 'au ruisseau'), rivers: t('on the two rivers', 'aux deux rivières') },
  why: t(
    'Its mark is lost; the note numbers run down the chart. Either way a bridge or crossing stands in for the water.',
    'Son appel est perdu\u202f; les numéros descendent le long de la table. Dans les deux cas, le pont ou le passage tient lieu de l’eau.',
  ),
  confidence: 'fair',
  cite: notes('note-3'),
});

export const MARCH_READINGS = {
  'down-slope': reading({
    question: t('Who pays which figure of +0/+1 down a slope?', 'En descendant\u202f: qui paie +0, qui paie +1\u202f?'),
    options: {
      artillery: t('artillery +1, the others +0', 'l’artillerie +1, les autres +0'),
      low: t('all +0', 'tous +0'),
      high: t('all +1', 'tous +1'),
    },
    why: t(
      'Three kinds of unit share the column and two figures stand in the cell.',
      'Trois sortes d’unités partagent la colonne et la case porte deux chiffres.',
    ),
    confidence: 'weak',
    cite: hexside('down-slope', 'foot'),
  }),
  'note-3': note3,
  ic: reading({
    question: t('What does IC say of crossing the Mietzel?', 'Que dit IC du passage de la Mietzel\u202f?'),
    options: {
      command: t('units in command', 'les unités en commandement'),
      arms: t('infantry and cavalry', 'l’infanterie et la cavalerie'),
    },
    why: t(
      'The letters are not explained; in column and for all movement points holds in both.',
      'Les lettres ne sont pas expliquées\u202f; en colonne et pour tous les points vaut dans les deux cas.',
    ),
    confidence: 'fair',
    cite: notes('two-stars'),
  }),
  'entrenchment-direction': entrenchmentDirection,
  'engaged-by-formed': reading({
    question: t(
      'What of fast units engaged by formed cavalry?',
      'Qu’en est-il d’une unité rapide engagée par de la cavalerie formée\u202f?',
    ),
    options: {
      barred: t('they may not leave', 'elle ne peut pas sortir'),
      free: t('they pay nothing special', 'elle ne paie rien de particulier'),
    },
    why: t(
      'The figure is granted only without formed cavalry; what holds with it is left open.',
      'Le chiffre ne vaut qu’en l’absence de cavalerie formée\u202f; le cas contraire n’est pas dit.',
    ),
    confidence: 'fair',
    cite: { document: '001', chart: 'zone-exit', row: 'fast' },
  }),
};

export const ATTACK_READINGS = {
  'several-terrains': reading({
    question: t(
      'In combat, what of a hex with several terrains?',
      'Au combat, que donne un hex à plusieurs terrains\u202f?',
    ),
    options: {
      worse: t('the worse for the attacker', 'le pire pour l’attaquant'),
      sum: t('their sum', 'leur somme'),
    },
    why: t(
      'The sheet says it for movement only; in combat it takes the worse of two hexes.',
      'La feuille ne le dit que pour le mouvement\u202f; au combat, elle prend le pire de deux hex.',
    ),
    confidence: 'fair',
    cite: notes('combat'),
  }),
  'star-path': reading({
    question: t(
      'By which path does the star bar a cavalry’s shock value?',
      'Par quel chemin l’étoile prive-t-elle une cavalerie de son choc\u202f?',
    ),
    options: {
      own: t('its own path', 'son propre chemin'),
      chosen: t('the pair chosen for the figure', 'la paire choisie pour le chiffre'),
    },
    why: t(
      'The star speaks of the terrain that the cavalry attacks into or out of.',
      'L’étoile parle du terrain vers lequel, ou hors duquel, la cavalerie attaque.',
    ),
    confidence: 'fair',
    cite: notes('star'),
  }),
  'entrenchment-direction': entrenchmentDirection,
  'note-3': note3,
  'bombardment-hexside': reading({
    question: t(
      'From afar, which hexsides count for a bombardment?',
      'De loin, quels bords d’hex comptent pour un bombardement\u202f?',
    ),
    options: {
      target: t('the one entered at the target', 'celui par où l’on atteint la cible'),
      line: t('all on the line', 'tous ceux de la ligne'),
    },
    why: t(
      'The sheet counts hexsides between the two hexes and has two neighbours in mind.',
      'La feuille compte les bords d’hex entre les deux hex et pense à deux voisins.',
    ),
    confidence: 'fair',
    cite: notes('combat'),
  }),
};

export const RALLY_READINGS = {
  'walled-shelter': reading({
    question: t(
      'Does a walled town shelter infantry as a town does?',
      'Une ville ceinturée abrite-t-elle l’infanterie comme une ville\u202f?',
    ),
    options: { town: t('it counts as a town', 'elle compte comme ville'), no: t('it does not', 'non') },
    why: t(
      'The line names woods and town; the walled town has a row of its own.',
      'La ligne nomme bois et ville\u202f; la ville ceinturée a sa propre ligne.',
    ),
    confidence: 'strong',
    cite: { document: '001', chart: 'rally', row: 'shelter' },
  }),
  'rally-roll': reading({
    question: t('How is the rally rolled?', 'Comment se jette le ralliement\u202f?'),
    options: {
      'at-or-below': t('one die, at or below the modified morale', 'un dé, au moral modifié ou en dessous'),
      unsaid: t('no odds: the sheet does not say', 'pas de probabilités\u202f: la feuille ne le dit pas'),
    },
    why: t(
      'The sheet modifies the morale itself, which points to a roll at or below it; the roll is not printed.',
      'La feuille modifie le moral lui-même, ce qui suggère un jet au plus égal\u202f; le jet n’est pas imprimé.',
    ),
    confidence: 'weak',
    cite: { document: '001', chart: 'rally' },
  }),
};

export const MORALE_READINGS = {
  'morale-bounds': reading({
    question: t('For whom do the lines 5, 4 and 3 hold?', 'Pour qui valent les lignes 5, 4 et 3\u202f?'),
    options: {
      printed: t('for just these values', 'pour ces seules valeurs'),
      bounds: t('5 or more, 4, 3 or less', '5 ou plus, 4, 3 ou moins'),
    },
    why: t('The sheet prints three values and no range.', 'La feuille imprime trois valeurs et aucun intervalle.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'morale-effects' },
  }),
};

export const BOARD_READINGS = {
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: {
      all: t('all six around it', 'les six qui l’entourent'),
      front: t('its front hexes', 'ses hex de front'),
    },
    why: t('The sheet shows no facing.', 'La feuille ne montre pas d’orientation.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'zone-exit' },
  }),
};

export const READINGS = {
  ...MARCH_READINGS,
  ...ATTACK_READINGS,
  ...RALLY_READINGS,
  ...MORALE_READINGS,
  ...BOARD_READINGS,
};
