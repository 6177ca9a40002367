import type { Said } from '../lib/words.ts';

/** What is said where a click brought it. */
export const lateWords = {
  wasThen: { en: 'When this link was made the answer was', fr: 'Quand ce lien a été fait, la réponse était' },
  isNow: { en: 'today it is', fr: 'aujourd’hui elle est' },
  notValid: { en: 'Not valid in this link, and left out', fr: 'Invalide dans ce lien, et laissé de côté' },
  another: { en: 'another', fr: 'une autre' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  notCopied: {
    en: 'The browser did not allow copying. Here it is:',
    fr: 'Le navigateur n’a pas permis de copier. Le voici\u202f:',
  },
  clearLog: { en: 'Clear the log', fr: 'Vider le registre' },
  seed: { en: 'Seed', fr: 'Graine' },
  seedHelp: {
    en: 'The same seed throws the same. Leave it empty for a fresh one.',
    fr: 'La même graine donne le même lancer. Vide, elle est tirée au sort.',
  },
  thrown: { en: 'Thrown', fr: 'Lancé' },
  rulingsName: { en: 'Name of this table or tournament', fr: 'Nom de cette table ou de ce tournoi' },
  keepRulings: { en: 'Play by these everywhere', fr: 'Jouer partout avec celles-ci' },
  forgetRulings: { en: 'Back to the house’s', fr: 'Revenir à celles de la maison' },
  saveUnit: { en: 'Keep in my units', fr: 'Garder dans mes unités' },
  unitName: { en: 'Its name', fr: 'Son nom' },
  noUnits: {
    en: 'None kept yet. Open a unit’s “More” to keep it.',
    fr: 'Aucune encore. Ouvrez «\u202fPlus\u202f» d’une unité pour la garder.',
  },
  exportUnits: { en: 'Export as CSV', fr: 'Exporter en CSV' },
  importUnits: { en: 'Import CSV', fr: 'Importer un CSV' },
  importFailed: { en: 'Not imported', fr: 'Non importé' },
  imported: { en: 'Imported', fr: 'Importées' },
  kept: { en: 'Kept', fr: 'Gardée' },
  plan: {
    en: 'Tap a counter, then the hex that it comes from. The hex outlined in blue is attacked; its mark is its front.',
    fr: 'Touchez un pion, puis l’hexagone d’où il vient. L’hexagone cerné de bleu est attaqué\u202f; sa marque est son front.',
  },
  pinned: { en: 'Pinned beside it', fr: 'Épinglé à côté' },
  asItOpens: { en: 'As the page opens', fr: 'Comme la page s’ouvre' },
  thisOne: { en: 'This one', fr: 'Celui-ci' },
  takeDown: { en: 'Take down', fr: 'Décrocher' },
} satisfies Readonly<Record<string, Said>>;
