import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of units stored in the browser. */
export const words = {
  saveUnit: t('Save in my units', 'Enregistrer dans mes unités'),
  unitName: t('Its name', 'Son nom'),
  noUnits: t(
    'None saved yet. Open a unit’s “More” to save it.',
    'Aucune pour l’instant. Ouvrez le «\u202fPlus\u202f» d’une unité pour l’enregistrer.',
  ),
  exportUnits: t('Export as CSV', 'Exporter en CSV'),
  importUnits: t('Import CSV', 'Importer un CSV'),
  importFailed: t('Not imported', 'Non importé'),
  imported: t('Imported', 'Importées'),
  saved: t('Saved', 'Enregistrée'),
} satisfies Readonly<Record<string, Said>>;

/** Why a file was not imported that is a table like any other. */
export const faults = {
  head: t('the first column should be “name”', 'la première colonne doit être «\u202fname\u202f»'),
  name: t(
    'every unit needs a name of its own, 80 characters at most',
    'il faut à chaque unité un nom à elle, de 80 caractères au plus',
  ),
  size: t('there are more than 500 units', 'il y a plus de 500 unités'),
} satisfies Readonly<Record<string, Said>>;
