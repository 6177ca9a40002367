import { t } from '@coup-doeil/core/chart';
import type { BothLanguages } from '@coup-doeil/vassal';
import type { Lang, Said } from '../../lib/words.ts';

/** A sentence of the reader’s, which speaks English and French. */
export const tellBoth = (text: BothLanguages, lang: Lang): string => {
  const texts: Readonly<Partial<Record<string, string>>> = { ...text };
  return texts[lang] ?? text.en;
};

/** `old-guard` → Old guard: a side by the name that the player gave it. */
export const nameOfWord = (word: string): string => {
  const name = word.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Old Guard → `old-guard`. */
export const toWord = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');

/** What saves and logs are called. */
export const SAVES = '.vsav,.sav,.vlog,.log';

/** What the sheet says of a game of VASSAL. */
export const words = {
  title: t('A VASSAL game', 'Une partie VASSAL'),
  about: t(
    'Choose the module, then a save or a log, or drop them here. They stay on this device.',
    'Choisissez le module, puis une sauvegarde ou un journal, ou déposez-les ici. Ils restent sur cet appareil.',
  ),
  module: t('Module or build file', 'Module ou buildFile'),
  save: t('Save or log', 'Sauvegarde ou journal'),
  next: t('{name}: open a save', '{name}\u202f: ouvrir une sauvegarde'),
  busy: t('Reading…', 'Lecture…'),
  opened: t('Module: {name}', 'Module\u202f: {name}'),
  unreadable: t('The file cannot be read.', 'Le fichier est illisible.'),
  moduleFirst: t('Choose the module first.', 'Choisissez d’abord le module.'),
  moduleGone: t(
    'This device no longer has the module: choose it again.',
    'Cet appareil n’a plus le module\u202f: choisissez-le à nouveau.',
  ),
  otherGame: t('This mapping is for another game.', 'Cette correspondance est celle d’un autre jeu.'),
  map: t('Map', 'Carte'),
  mapOption: t('{name}: {n} pieces', '{name}\u202f: {n} pions'),
  noHexes: t('{name}: {n} pieces, no hexes', '{name}\u202f: {n} pions, sans hexagones'),
  boards: t('Boards', 'Plateaux'),
  onBoard: t('Counters on the board: {n}', 'Pions sur la carte\u202f: {n}'),
  modules: t('Modules on this device', 'Modules sur cet appareil'),
  noFile: t('without its file', 'sans son fichier'),
  ruleCount: t('Rules: {n}', 'Règles\u202f: {n}'),
  elsewhere: t('Pieces of this map off the hexes: {n}', 'Pions de cette carte hors des hexagones\u202f: {n}'),
  hidden: t('Hidden pieces: {n}', 'Pions cachés\u202f: {n}'),
  ownNumbers: t(
    'The numbers of this map are not one run of plain figures: its hexes are counted from 1.',
    'Les numéros de cette carte ne sont pas une seule suite de simples chiffres\u202f: ses hex sont comptés à partir de 1.',
  ),
  unfit: t('Left out, as the game has no such figures:', 'Laissés de côté, le jeu n’a pas ces valeurs\u202f:'),
  crowded: t('Left out, under the other side:', 'Laissés de côté, sous l’autre camp\u202f:'),
  unknown: t('Not said yet what they are: {n}', 'Pas encore dit ce que c’est\u202f: {n}'),
  unknownHint: t(
    'Say once what each kind is. What you leave out does not come on the board.',
    'Dites une fois ce qu’est chaque sorte. Ce que vous laissez ne vient pas sur la carte.',
  ),
  allKnown: t('All pieces of this map are described.', 'Tous les pions de cette carte sont décrits.'),
  noName: t('no name', 'sans nom'),
  count: t('× {n}', '× {n}'),
  describe: t('Say what it is:', 'Dire ce que c’est\u202f:'),
  change: t('Change:', 'Changer\u202f:'),
  addRule: t('Add a rule for many pieces', 'Ajouter une règle pour plusieurs pions'),
  export: t('Save as a file', 'Enregistrer un fichier'),
  import: t('Open a file of rules', 'Ouvrir un fichier de règles'),
  marker: t('a marker', 'un marqueur'),
  steps: t('Step {n} of {of}', 'Étape {n} sur {of}'),
  firstStep: t('Start', 'Début'),
  back: t('Back', 'Reculer'),
  forward: t('Forward', 'Avancer'),
  lastStep: t('End', 'Fin'),
  moved: t('Moved: {n}', 'Déplacés\u202f: {n}'),
  came: t('{name}: comes to {to}', '{name}\u202f: arrive en {to}'),
  went: t('{name}: leaves {from}', '{name}\u202f: quitte {from}'),
  fromTo: t('{name}: {from} → {to}', '{name}\u202f: {from} → {to}'),
  more: t('and {n} more', 'et {n} autres'),
} satisfies Readonly<Record<string, Said>>;

/** What the form of a rule says. */
export const ruleWords = {
  which: t('Which pieces', 'Quels pions'),
  star: t(
    '* stands for any letters; an empty line for anything.',
    '* vaut n’importe quelles lettres\u202f; une ligne vide, n’importe quoi.',
  ),
  picture: t('Picture', 'Image'),
  name: t('Name', 'Nom'),
  face: t('Face shown', 'Face visible'),
  mark: t('{mark} is {value}', '{mark} est {value}'),
  what: t('What they are', 'Ce qu’ils sont'),
  isMarker: t('A marker, no counter', 'Un marqueur, pas un pion'),
  side: t('Side', 'Camp'),
  sideHint: t('Empty: as other rules say.', 'Vide\u202f: selon les autres règles.'),
  arm: t('Arm', 'Arme'),
  asOthers: t('as other rules say', 'selon les autres règles'),
  ownName: t('Name on the board', 'Nom sur la carte'),
  formation: t('Formation', 'Formation'),
  otherFace: t('Other face', 'Autre face'),
  words: t('State and kind', 'État et genre'),
  keep: t('Keep', 'Garder'),
  cancel: t('Cancel', 'Annuler'),
  remove: t('Remove', 'Retirer'),
  needed: t('needed', 'nécessaire'),
} satisfies Readonly<Record<string, Said>>;
