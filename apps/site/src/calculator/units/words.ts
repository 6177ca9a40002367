import type { Said } from '../../lib/words.ts';

/** What is said of units stored in the browser. */
export const words = {
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
} satisfies Readonly<Record<string, Said>>;

/** Why a file was not imported, by the code of the error. */
export const faults: Readonly<Record<string, Said>> = {
  csv: {
    en: 'A cell with a comma, a quote or a line end stands in quotes.',
    fr: 'Une case avec virgule, guillemet ou fin de ligne se met entre guillemets.',
  },
  'csv-cells': {
    en: 'This line has more or fewer cells than the first; commas part them.',
    fr: 'Cette ligne n’a pas autant de cases que la première\u202f; des virgules les séparent.',
  },
  'csv-head': {
    en: 'The first line names the columns, each once, with commas between them, the first of them “name”.',
    fr: 'La première ligne nomme les colonnes, chacune une fois, séparées par des virgules\u202f; la première est «\u202fname\u202f».',
  },
  'csv-name': {
    en: 'Every unit has a name of its own, of 80 characters at most.',
    fr: 'Chaque unité a un nom à elle, de 80 caractères au plus.',
  },
  'csv-size': { en: 'At most 500 units, and a megabyte.', fr: 'Au plus 500 unités, et un mégaoctet.' },
};
