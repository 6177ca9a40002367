import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of units stored in the browser. */
export const words = {
  saveUnit: t('Save in my units', 'Enregistrer dans mes unités'),
  unitName: t('Its name', 'Son nom'),
  noUnits: t(
    'None saved yet. Open a unit’s “More” to save it.',
    'Aucune encore. Ouvrez «\u202fPlus\u202f» d’une unité pour l’enregistrer.',
  ),
  exportUnits: t('Export as CSV', 'Exporter en CSV'),
  importUnits: t('Import CSV', 'Importer un CSV'),
  importFailed: t('Not imported', 'Non importé'),
  imported: t('Imported', 'Importées'),
  kept: t('Saved', 'Enregistrée'),
} satisfies Readonly<Record<string, Said>>;

/** Why a file was not imported, by the code of the error. */
export const faults: Readonly<Record<string, Said>> = {
  csv: t(
    'A cell with a comma, a quote or a line end stands in quotes.',
    'Une case avec virgule, guillemet ou fin de ligne se met entre guillemets.',
  ),
  'csv-cells': t(
    'This line has more or fewer cells than the first; commas part them.',
    'Cette ligne n’a pas autant de cases que la première\u202f; des virgules les séparent.',
  ),
  'csv-head': t(
    'The first line names the columns, each once, with commas between them, the first of them “name”.',
    'La première ligne nomme les colonnes, chacune une fois, séparées par des virgules\u202f; la première est «\u202fname\u202f».',
  ),
  'csv-name': t(
    'Every unit has a name of its own, of 80 characters at most.',
    'Chaque unité a un nom à elle, de 80 caractères au plus.',
  ),
  'csv-size': t('At most 500 units, and a megabyte.', 'Au plus 500 unités, et un mégaoctet.'),
};
