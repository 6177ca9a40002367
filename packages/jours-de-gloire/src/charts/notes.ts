import { notes, t } from '@coup-doeil/core/chart';
import type { Arm, Hexside, Works } from '../vocabulary.ts';

type Passage = 'into' | 'across' | 'from';

/** What the notes do. */
export type NoteTerms = {
  a: { readonly counts: 'target' };
  b: { readonly fronts: 6; readonly attackingOut: number; readonly cavalryInside: number | null };
  c: {
    readonly cancels: readonly ('stream' | Works | 'level')[];
    readonly keeps: readonly Hexside[];
    readonly liftsDisorderOf: readonly Hexside[];
    readonly opens: readonly `${Arm}.${Hexside}`[];
    readonly surcharge: number;
    readonly notNextToEnemy: boolean;
  };
  d: { readonly disorderedIntoZone: number };
  e: { readonly bars: readonly Passage[] };
  f: { readonly range: number; readonly beyond: 'line-of-sight' };
  g: { readonly insteadOfInnerHex: boolean };
  h: { readonly over: readonly ('river' | 'stream')[] };
  i: { readonly levels: number; readonly bars: readonly ('move' | 'shock' | 'fire')[] };
  'frozen-pond': { readonly battles: readonly string[] };
  massed: { readonly notIn: readonly ('reaction' | 'counter-battery')[] };
  'front-and-rear': { readonly needs: readonly ('front' | 'rear')[] };
  'attackers-adjacent': { readonly attackersAdjacent: true };
  cumulation: { readonly alone: readonly string[]; readonly adds: readonly string[] };
};

/** The notes of 2016. */
export const notes2016 = notes<NoteTerms>({
  id: 'notes',
  title: t('Notes', 'Notes'),
  document: '004',
  rows: {
    'frozen-pond': {
      mark: '*',
      text: t(
        'Frozen ponds have rules of their own at Austerlitz, Eylau and the Berezina.',
        'Les étangs gelés ont leurs propres règles à Austerlitz, Eylau et La Bérézina.',
      ),
      terms: { battles: ['Austerlitz', 'Eylau', 'La Bérézina'] },
    },
    a: {
      mark: 'a',
      text: t(
        'Fire and Shock count for the unit that stands there and is fired on, assaulted or charged.',
        'Tir et Choc valent pour l’unité qui s’y trouve et que l’on prend pour cible.',
      ),
      terms: { counts: 'target' },
    },
    b: {
      mark: 'b',
      text: t(
        'A unit here has six fronts and takes −1 when it attacks out. Cavalry caught here gives its attackers +2 in place of the shock figure, once an infantry unit is among them.',
        'Une unité a ici six fronts et subit −1 quand elle en sort pour attaquer. La cavalerie surprise ici donne à ses assaillants +2 à la place de la valeur de choc, dès qu’il y a de l’infanterie parmi eux.',
      ),
      terms: { fronts: 6, attackingOut: -1, cavalryInside: 2 },
    },
    c: {
      mark: 'c',
      text: t(
        'Road and trail spare what a stream, works or a change of level would add. Slopes are still paid for; on a steep one only the disorder falls away. The three cells NA with this mark open at 2 more. None of this on a step that ends beside an enemy.',
        'La route et le chemin épargnent ce qu’ajoutent ruisseau, ouvrages et changement de niveau. Les pentes se paient toujours\u202f; sur une pente raide, seul le désordre tombe. Les trois cases NA ainsi marquées s’ouvrent pour 2 de plus. Rien de cela pour un pas qui finit à côté d’un ennemi.',
      ),
      terms: {
        cancels: ['stream', 'redoubt', 'fortification', 'level'],
        keeps: ['slope', 'steep-slope'],
        liftsDisorderOf: ['steep-slope'],
        opens: ['artillery.slope', 'cavalry.steep-slope', 'artillery.steep-slope'],
        surcharge: 2,
        notNextToEnemy: true,
      },
      rules: '4.3.1',
    },
    d: {
      mark: 'd',
      text: t(
        'A disordered unit pays 1 more to enter an enemy zone of control.',
        'Une unité en désordre paie 1 de plus pour entrer dans une zone de contrôle ennemie.',
      ),
      terms: { disorderedIntoZone: 1 },
    },
    e: {
      mark: 'e',
      text: t(
        'No charge begins here, crosses it or ends in it, be it a hex or a hexside.',
        'Aucune charge ne part d’ici, n’y passe ni n’y aboutit, hex ou bord d’hex.',
      ),
      terms: { bars: ['into', 'across', 'from'] },
    },
    f: {
      mark: 'f',
      text: t(
        'Only when the target is in the next hex; farther off the line of sight decides.',
        'Seulement si la cible est dans l’hex voisin\u202f; plus loin, la ligne de vue décide.',
      ),
      terms: { range: 1, beyond: 'line-of-sight' },
      rules: '7.4',
    },
    g: {
      mark: 'g',
      text: t(
        'First figure going in, second coming out. It stands in place of the inner hex’s own, never beside it.',
        'Premier chiffre en entrant, second en sortant. Il tient lieu de celui de l’hex intérieur, jamais en plus.',
      ),
      terms: { insteadOfInnerHex: true },
    },
    h: {
      mark: 'h',
      text: t(
        'Over a river only; a bridge on a stream leaves it out.',
        'Au-dessus d’une rivière seulement\u202f; un pont sur un ruisseau n’en tient pas compte.',
      ),
      terms: { over: ['river'] },
    },
    i: {
      mark: 'i',
      text: t(
        'Between hexes 3 levels apart or more a steep slope cannot be crossed, nor shocked across.',
        'Entre deux hex séparés de 3 niveaux ou plus, une pente raide ne se franchit pas et aucun choc n’y passe.',
      ),
      terms: { levels: 3, bars: ['move', 'shock'] },
    },
    'front-and-rear': {
      mark: '*',
      text: t(
        'Needs one attack on a front hex and one on a rear hex: two fronts bring nothing, two rears +2.',
        'Il faut une attaque de front et une d’arrière\u202f: deux fronts ne donnent rien, deux arrières +2.',
      ),
      terms: { needs: ['front', 'rear'] },
    },
    'attackers-adjacent': {
      mark: '',
      text: t('The attackers stand next to one another.', 'Les attaquants se touchent.'),
      terms: { attackersAdjacent: true },
    },
    cumulation: {
      mark: '',
      text: t(
        'Routed does not go together with the two rear lines, nor do these two with each other; the threat to the attacker’s rear adds to either.',
        'La déroute ne se cumule pas avec les deux lignes d’arrière, ni celles-ci entre elles\u202f; la menace sur l’arrière de l’attaquant s’ajoute à l’une ou à l’autre.',
      ),
      terms: { alone: ['routed', 'rear', 'front-and-rear'], adds: ['rear-threatened'] },
    },
    massed: {
      mark: '*',
      text: t('Not in reaction or counter-battery fire.', 'Pas en tir de réaction ni de contre-batterie.'),
      terms: { notIn: ['reaction', 'counter-battery'] },
    },
  },
});

/** The notes of 2006. */
export const notes2006 = notes2016.reprint({
  document: '003',
  rows: {
    b: {
      text: t(
        'A unit here has six fronts and takes −1 when it attacks out.',
        'Une unité a ici six fronts et subit −1 quand elle en sort pour attaquer.',
      ),
      terms: { cavalryInside: null },
    },
    c: {
      text: t(
        'Road and trail spare what a stream, works or a change of level would add. Slopes are still paid for; on a steep one only the disorder falls away. The three cells NA with this mark open at 2 more.',
        'La route et le chemin épargnent ce qu’ajoutent ruisseau, ouvrages et changement de niveau. Les pentes se paient toujours\u202f; sur une pente raide, seul le désordre tombe. Les trois cases NA ainsi marquées s’ouvrent pour 2 de plus.',
      ),
      terms: { notNextToEnemy: false },
      rules: '',
    },
    e: {
      text: t('No charge crosses it or ends in it.', 'Aucune charge n’y passe ni n’y aboutit.'),
      terms: { bars: ['into', 'across'] },
    },
    i: {
      text: t(
        'Between hexes 3 levels apart or more a steep slope cannot be crossed, shocked across or fired across.',
        'Entre deux hex séparés de 3 niveaux ou plus, une pente raide ne se franchit pas, aucun choc ni aucun tir n’y passe.',
      ),
      terms: { bars: ['move', 'shock', 'fire'] },
    },
    'frozen-pond': {
      text: t(
        'Frozen ponds have rules of their own at Austerlitz.',
        'Les étangs gelés ont leurs propres règles à Austerlitz.',
      ),
      terms: { battles: ['Austerlitz'] },
    },
    massed: null,
  },
});
