import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { chargeBridge, disorderedAgain, facing, insideWorks, mixedDefenders } from './shared.ts';

const at = (row: string) => ({ document: '004', chart: 'shock-modifiers', row });
const note = (id: string) => ({ document: '004', chart: 'notes', note: id });
const table = { document: '004', chart: 'shock' };

/** The readings of the calculator `shock`. */
export const SHOCK_READINGS = {
  'odds-rounding': reading({
    question: t(
      'Between two printed ratios, who is favoured?',
      'Entre deux rapports imprimés, qui est favorisé\u202f?',
    ),
    options: { defender: t('the defender', 'le défenseur'), attacker: t('the attacker', 'l’attaquant') },
    why: t('The sheet points at 8.6 and says no more.', 'La feuille renvoie à 8.6 sans plus.'),
    confidence: 'fair',
    cite: at('odds'),
  }),
  'split-hexsides': reading({
    question: t(
      'Attackers cross different hexsides: which one counts?',
      'Des attaquants franchissent des bords d’hex différents\u202f: lequel compte\u202f?',
    ),
    options: {
      worst: t('the worst for the attackers, once', 'le pire pour les attaquants, une fois'),
      best: t('the best for them, once', 'le meilleur pour eux, une fois'),
    },
    why: t(
      'One die, one terrain line; no word on a choice.',
      'Un seul dé, une seule ligne de terrain\u202f; rien sur le choix.',
    ),
    confidence: 'fair',
    cite: at('terrain'),
  }),
  'inside-works': insideWorks,
  'town-cavalry': reading({
    question: t('Cavalry in a town: when does its +2 hold?', 'Cavalerie en ville\u202f: quand compte son +2\u202f?'),
    options: {
      all: t('when all defenders are cavalry', 'si tous les défenseurs sont de la cavalerie'),
      any: t('when one is', 'si l’un d’eux l’est'),
    },
    why: t('The note speaks of cavalry, not of mixed stacks.', 'La note parle de cavalerie, non de piles mixtes.'),
    confidence: 'fair',
    cite: note('b'),
  }),
  'six-front-attacker': reading({
    question: t(
      'Some attackers come out of six-front hexes: −1?',
      'Des attaquants sortent d’hex à six fronts\u202f: −1\u202f?',
    ),
    options: { any: t('yes, once', 'oui, une fois'), all: t('only if all do', 'seulement si tous le font') },
    why: t('The note speaks of each unit; the die is one.', 'La note parle de chaque unité\u202f; le dé est unique.'),
    confidence: 'fair',
    cite: note('b'),
  }),
  'square-attacks': reading({
    question: t('Does a square that attacks take the −1?', 'Un carré qui attaque subit-il le −1\u202f?'),
    options: { no: t('no', 'non'), yes: t('yes', 'oui') },
    why: t('It has six fronts, but the note is about hexes.', 'Il a six fronts, mais la note parle d’hex.'),
    confidence: 'fair',
    cite: note('b'),
  }),
  'bridge-over-stream': reading({
    question: t('A bridge over a stream: what counts?', 'Un pont sur un ruisseau\u202f: qu’est-ce qui compte\u202f?'),
    options: { stream: t('the stream', 'le ruisseau'), nothing: t('nothing', 'rien') },
    why: t('The bridge is left out; the stream is not mentioned.', 'Le pont est ignoré\u202f; du ruisseau, rien.'),
    confidence: 'fair',
    cite: note('h'),
  }),
  'charge-bridge': chargeBridge,
  'mixed-defenders': mixedDefenders,
  'routed-and-rear': reading({
    question: t('Routed and attacked from the rear?', 'En déroute et attaqué de dos\u202f?'),
    options: {
      routed: t('routed replaces the rear', 'la déroute remplace l’arrière'),
      higher: t('the higher holds', 'seul le plus élevé compte'),
    },
    why: t('Not cumulative; which one stays is not said.', 'Non cumulables\u202f; lequel reste n’est pas dit.'),
    confidence: 'fair',
    cite: at('routed'),
  }),
  facing,
  'mixed-charge': reading({
    question: t(
      'Some attackers charge: is there a bonus?',
      'Certains attaquants chargent\u202f: y a-t-il un bonus\u202f?',
    ),
    options: {
      any: t('when any cavalry charges', 'dès qu’une cavalerie charge'),
      all: t('when all charge', 'si tous chargent'),
    },
    why: t(
      '“At least one” is said of heavy cavalry only.',
      '«\u202fAu moins une\u202f» n’est dit que de la cavalerie lourde.',
    ),
    confidence: 'fair',
    cite: at('charge'),
  }),
  'mixed-shock': reading({
    question: t(
      'Cavalry that does not charge, among others: −2?',
      'Cavalerie qui ne charge pas, parmi d’autres\u202f: −2\u202f?',
    ),
    options: {
      all: t('when all attackers are such', 'si tous sont dans ce cas'),
      any: t('when one is', 'si l’un l’est'),
    },
    why: t('The line speaks of a cavalry shock.', 'La ligne parle d’un choc de cavalerie.'),
    confidence: 'fair',
    cite: at('cavalry-shock'),
  }),
  'artillery-shock': reading({
    question: t('Artillery in a shock?', 'De l’artillerie dans un choc\u202f?'),
    options: {
      accepted: t('as typed; see rule 8.9', 'telle que saisie\u202f; voir la règle 8.9'),
      refused: t('refused', 'refusée'),
    },
    why: t('Rule 8.9 is named, not printed.', 'La règle 8.9 est citée, non imprimée.'),
    confidence: 'weak',
    cite: table,
  }),
  'artillery-strength': reading({
    question: t(
      'With what strength does artillery count in a shock?',
      'Avec quelle force l’artillerie compte-t-elle au choc\u202f?',
    ),
    options: {
      printed: t('its rating for shock, else its printed strength', 'sa valeur de choc, sinon sa force imprimée'),
      'left-out': t('left out of the ratio', 'hors du rapport de force'),
    },
    why: t('Rule 8.9 is named, not printed.', 'La règle 8.9 est citée, non imprimée.'),
    confidence: 'weak',
    cite: at('odds'),
  }),
  'attackers-adjacent': reading({
    question: t('Must each attacker touch all the others?', 'Chaque attaquant touche-t-il tous les autres\u202f?'),
    options: {
      chain: t('a chain, each next to another', 'une chaîne, chacun à côté d’un autre'),
      all: t('each next to every other', 'chacun à côté de tous les autres'),
    },
    why: t('The note says next to one another.', 'La note dit qu’ils se touchent.'),
    confidence: 'fair',
    cite: note('attackers-adjacent'),
  }),
  'who-suffers': reading({
    question: t('On whom do recoil and disorder fall?', 'Sur qui tombent recul et désordre\u202f?'),
    options: {
      each: t('each unit of the side in the fight', 'chaque unité du camp au combat'),
      once: t('one unit, named first', 'une seule unité, la première nommée'),
    },
    why: t('The table names sides.', 'La table nomme des camps.'),
    confidence: 'strong',
    cite: table,
  }),
  'each-tests': reading({
    question: t('Who takes the cohesion test?', 'Qui passe le test de cohésion\u202f?'),
    options: {
      each: t('each unit, on its own rating', 'chaque unité, à sa valeur'),
      once: t('the side once, on its best rating', 'le camp une fois, à sa meilleure valeur'),
    },
    why: t('The table does not say.', 'La table ne le dit pas.'),
    confidence: 'fair',
    cite: { document: '004', chart: 'key', row: 'test' },
  }),
  'disordered-again': disorderedAgain,
};
