import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { MARCH_READINGS } from './march.ts';
import { ZONE_READINGS } from './zone.ts';

const combat = (row: string) => ({ document: '002', chart: 'combat-modifiers', row });
const fire = { document: '002', chart: 'artillery-modifiers' };
const step = (row: string) => ({ document: '002', chart: 'sequence', row });

/** Where units look, and what they meet. */
const FACING_READINGS = {
  'line-of-sight': reading({
    question: t('What blocks the line of sight?', 'Qu’est-ce qui bloque la ligne de vue\u202f?'),
    options: {
      caller: t('what the player says, nothing by default', 'ce que dit le joueur, rien par défaut'),
      usual: t(
        'higher ground, woods, villages and units between',
        'relief plus haut, bois, villages et unités entre les deux',
      ),
    },
    why: t('The rule is not on the sheet.', 'La règle n’est pas sur la feuille.'),
    confidence: 'weak',
    cite: fire,
  }),
  facing: reading({
    question: t('Which hexes are front, flank and rear?', 'Quels hex sont de front, de flanc, d’arrière\u202f?'),
    options: {
      vertex: t(
        'facing a corner: two of each; cavalry four front, two rear',
        'face à un sommet\u202f: deux de chaque\u202f; cavalerie quatre de front, deux d’arrière',
      ),
      hexside: t('facing a hexside: three front, three rear', 'face à un bord\u202f: trois de front, trois d’arrière'),
    },
    why: t(
      'The sheet names the three and counts none; sister games do.',
      'La feuille nomme les trois sans les compter\u202f; des jeux frères les comptent.',
    ),
    confidence: 'fair',
    cite: combat('flank'),
  }),
  'attack-arc': reading({
    question: t('Into which hexes may a unit attack?', 'Vers quels hex une unité peut-elle attaquer\u202f?'),
    options: { front: t('a front hex of its own', 'un de ses hex de front'), any: t('any', 'tous') },
    why: t(
      'Units turn and have fronts; no line says it.',
      'Les unités s’orientent et ont un front\u202f; rien ne le dit.',
    ),
    confidence: 'fair',
    cite: step('combats'),
  }),
  'fire-arc': reading({
    question: t(
      'In reaction, which way may artillery fire?',
      'En réaction, de quel côté l’artillerie peut-elle tirer\u202f?',
    ),
    options: {
      front: t('over a front hexside', 'par un bord de front'),
      any: t('any way', 'de tous côtés'),
    },
    why: t('In its own activation it turns first.', 'Dans sa propre activation, elle s’oriente d’abord.'),
    confidence: 'fair',
    cite: step('artillery-facing'),
  }),
  'spine-entry': reading({
    question: t(
      'A shot comes in along a hexside: by which side does it enter?',
      'Un tir arrive le long d’un bord d’hex\u202f: par quel côté entre-t-il\u202f?',
    ),
    options: {
      worse: t('the worse one for the shooter', 'le pire pour le tireur'),
      better: t('the better one', 'le meilleur'),
    },
    why: t('The sheet says nothing of lines.', 'La feuille ne dit rien des lignes.'),
    confidence: 'weak',
    cite: fire,
  }),
  'spine-sight': reading({
    question: t(
      'A line of sight runs along a hexside: when is it blocked?',
      'Une ligne de vue longe un bord d’hex\u202f: quand est-elle bloquée\u202f?',
    ),
    options: {
      both: t('when both hexes block', 'quand les deux hex la bloquent'),
      one: t('when one does', 'quand l’un des deux la bloque'),
    },
    why: t('The rule is not on the sheet.', 'La règle n’est pas sur la feuille.'),
    confidence: 'weak',
    cite: fire,
  }),
  'zone-holders': reading({
    question: t('Which units control hexes?', 'Quelles unités contrôlent des hex\u202f?'),
    options: {
      every: t('every unit but commanders, in any order', 'toutes sauf les chefs, quel que soit leur ordre'),
      steady: t('those that are not routed', 'celles qui ne sont pas en déroute'),
    },
    why: t('No exception is printed.', 'Aucune exception n’est imprimée.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'terrain', column: 'blocks-zone' },
  }),
  'lone-leader': reading({
    question: t('Is a commander alone a unit for others?', 'Un chef seul est-il une unité pour les autres\u202f?'),
    options: { none: t('no', 'non'), unit: t('yes', 'oui') },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'fair',
    cite: step('commander-move'),
  }),
};

/** Who takes part. */
const PART_READINGS = {
  'light-target': reading({
    question: t(
      'Light and other units in the target hex: is the target light?',
      'Unités légères et autres dans l’hex visé\u202f: la cible est-elle légère\u202f?',
    ),
    options: { all: t('if all are', 'si toutes le sont'), any: t('if any is', 'si l’une l’est') },
    why: t('The line speaks of one target.', 'La ligne parle d’une cible.'),
    confidence: 'weak',
    cite: { ...fire, row: 'light' },
  }),
  'fire-flank': reading({
    question: t('When does a stack show fire its flank?', 'Quand une pile présente-t-elle son flanc au tir\u202f?'),
    options: { any: t('when any unit does', 'quand une unité le fait'), all: t('when all do', 'quand toutes le font') },
    why: t('The line speaks of one target.', 'La ligne parle d’une cible.'),
    confidence: 'fair',
    cite: { ...fire, row: 'flank' },
  }),
  'reaction-firers': reading({
    question: t('Who fires in reaction?', 'Qui tire en réaction\u202f?'),
    options: {
      artillery: t('artillery: it has the only fire table', 'l’artillerie\u202f: la seule table de tir est la sienne'),
      others: t('others too, for which the sheet has no table', 'd’autres aussi, sans table sur la feuille'),
    },
    why: t('Step 9.3 names no arm.', 'L’étape 9.3 ne nomme pas d’arme.'),
    confidence: 'fair',
    cite: step('reaction-fire'),
  }),
  'stack-fights': reading({
    question: t('Which units of a stack fight?', 'Quelles unités d’une pile combattent\u202f?'),
    options: { every: t('every one', 'toutes'), top: t('the top one', 'celle du dessus') },
    why: t(
      'Rearranging a stack is penalised, so the order means something; what is not printed.',
      'Réordonner une pile est pénalisé\u202f: l’ordre compte donc\u202f; en quoi n’est pas imprimé.',
    ),
    confidence: 'weak',
    cite: combat('changed-order'),
  }),
  'routed-defends': reading({
    question: t('How does a routed unit defend?', 'Comment une unité en déroute défend-elle\u202f?'),
    options: {
      'no-line': t('no line speaks of it', 'aucune ligne n’en parle'),
      disorganised: t('as a disorganised one', 'comme une unité désorganisée'),
    },
    why: t(
      'The rally names rout; no table brings it.',
      'Le ralliement nomme la déroute\u202f; aucune table ne l’amène.',
    ),
    confidence: 'weak',
    cite: step('rally'),
  }),
  'artillery-in-combat': reading({
    question: t('Artillery in a combat?', 'L’artillerie au combat\u202f?'),
    options: {
      defends: t(
        'defends with its strength, attacks only when added',
        'défend avec sa force, n’attaque que si on l’ajoute',
      ),
      both: t('attacks as others do', 'attaque comme les autres'),
    },
    why: t('The sheet does not tell it apart.', 'La feuille ne la distingue pas.'),
    confidence: 'weak',
    cite: step('combats'),
  }),
  'commander-present': reading({
    question: t('Which commander counts in a combat?', 'Quel chef compte au combat\u202f?'),
    options: {
      hex: t('one in a hex that takes part', 'celui d’un hex qui prend part'),
      command: t('one who has the units in command', 'celui qui commande les unités'),
    },
    why: t('The line says present, and no more.', 'La ligne dit «\u202fprésent\u202f», sans plus.'),
    confidence: 'fair',
    cite: combat('commander'),
  }),
  'demoralised-mix': reading({
    question: t(
      'Units of several formations: when is a side demoralised?',
      'Unités de plusieurs formations\u202f: quand un camp est-il démoralisé\u202f?',
    ),
    options: { any: t('when any unit’s is', 'quand l’une l’est'), all: t('when all are', 'quand toutes le sont') },
    why: t('The line speaks of one formation.', 'La ligne parle d’une formation.'),
    confidence: 'weak',
    cite: combat('demoralised'),
  }),
};

/** What comes of it. */
const OUTCOME_READINGS = {
  'climb-test': reading({
    question: t('Two levels up: which test?', 'Deux niveaux montés\u202f: quel test\u202f?'),
    options: {
      morale: t('a morale test without a number', 'un test de moral sans chiffre'),
      open: t('left open', 'laissé ouvert'),
    },
    why: t('The cell says test and no more.', 'La case dit «\u202ftest\u202f», sans plus.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'terrain', row: 'up-two', column: 'observations' },
  }),
  'recoil-hexes': reading({
    question: t('Into which hexes may a unit retreat?', 'Vers quels hex une unité peut-elle reculer\u202f?'),
    options: {
      any: t('any that its arm may enter', 'tous ceux où son arme peut entrer'),
      rear: t('its rear hexes only', 'ses hex d’arrière seulement'),
    },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'combat' },
  }),
  'step-is': reading({
    question: t(
      'What is a step, where a counter’s other face is not given?',
      'Qu’est-ce qu’un pas, quand l’autre face du pion n’est pas donnée\u202f?',
    ),
    options: {
      strength: t(
        'one point of strength; none left: eliminated',
        'un point de force\u202f; plus aucun\u202f: éliminée',
      ),
      hand: t('its player’s to change', 'à son joueur de le noter'),
    },
    why: t('A sister game loses points.', 'Un jeu frère perd des points.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'combat' },
  }),
  'once-each': reading({
    question: t(
      'In a search: how often may a unit act?',
      'Dans une recherche\u202f: combien de fois une unité agit-elle\u202f?',
    ),
    options: {
      once: t('a battery fires once, a unit attacks once', 'une batterie tire une fois, une unité attaque une fois'),
      'no-limit': t('without limit', 'sans limite'),
    },
    why: t(
      'None is printed; a search without one never ends.',
      'Aucune limite n’est imprimée\u202f; sans elle, une recherche n’en finit pas.',
    ),
    confidence: 'strong',
    cite: step('combats'),
  }),
};

/** What the board asks of the table, beside what the calculators ask. */
export const BOARD_READINGS = {
  ...MARCH_READINGS,
  ...ZONE_READINGS,
  ...FACING_READINGS,
  ...PART_READINGS,
  ...OUTCOME_READINGS,
};
