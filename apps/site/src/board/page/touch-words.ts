import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of what was touched on the board. */
export const touchWords = {
  less: t('Less', 'Moins'),
  why: t('Why', 'Pourquoi'),
  throw: t('Throw', 'Lancer'),
  goodOn: t('on {faces}', 'sur {faces}'),
  perhapsOn: t('perhaps on {faces}', 'peut-être sur {faces}'),
  rolled: t('I rolled…', 'J’ai fait…'),
  setSo: t('Set it so', 'Appliquer'),
  takeBack: t('Take back', 'Reprendre'),
  onHex: t('{action}: {hex}', '{action}\u202f: {hex}'),
  who: t('Who takes part', 'Qui participe'),
  takesPart: t('{name} takes part', '{name} participe'),
  manner: t('How {name} takes part', 'Comment {name} participe'),
  addsNothing: t('adds nothing', 'n’ajoute rien'),
  would: t('then {chance}', 'alors {chance}'),
  instead: t('in their place {chance}', 'à leur place {chance}'),
  whom: t('Whom can it hurt?', 'Qui peut-elle toucher\u202f?'),
  whomFrom: t('Whom could it hurt from {hex}?', 'Qui pourrait-elle toucher depuis {hex}\u202f?'),
  goTo: t('Go to {hex}, {cost}', 'Aller en {hex}, {cost}'),
  zone: t('Underlined: in an enemy zone.', 'Souligné\u202f: dans une zone ennemie.'),
  whereStands: t('{arm}, in {hex}', '{arm}, en {hex}'),
  offMap: t('{arm}, off the map', '{arm}, hors de la carte'),
  marchOf: t('marches {left}', 'marche {left}'),
  chooseOnMap: t('On the map, or here.', 'Sur la carte, ou ici.'),
  whatBecame: t('What became of each', 'Ce que devient chacun'),
  incomplete: t(
    'A figure is missing: the answer is not the whole of it.',
    'Un chiffre manque\u202f: la réponse n’est pas complète.',
  ),
  noPrice: t('No answer can be had', 'Aucune réponse possible'),
  afterMarch: t('after going to {hex}', 'après être allée en {hex}'),
} satisfies Readonly<Record<string, Said>>;
