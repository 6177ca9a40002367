/** The words of the page of what is kept on the device. */
import { t } from '@coup-doeil/core/chart';

export const words = {
  title: t('Without a network', 'Sans réseau'),
  sub: t(
    'What this device has saved of the site, so that it opens at a table without a network.',
    'Ce que cet appareil enregistre du site, pour qu’il s’ouvre à une table sans réseau.',
  ),
  missing: t(
    'There is no network, and the page that you opened is not saved here. What is saved opens as always.',
    'Pas de réseau, et la page demandée n’est pas enregistrée ici. Ce qui l’est s’ouvre comme toujours.',
  ),
  none: t(
    'This browser saves nothing: it has no storage for sites, or it is closed here.',
    'Ce navigateur n’enregistre rien\u202f: il n’a pas de stockage pour les sites, ou il est fermé ici.',
  ),
  part: t('Part of the site', 'Partie du site'),
  size: t('Size', 'Taille'),
  state: t('On this device', 'Sur cet appareil'),
  saved: t('saved', 'enregistré'),
  notSaved: t('not saved', 'non enregistré'),
  keep: t('Save', 'Enregistrer'),
  drop: t('Remove', 'Retirer'),
  failed: t('It could not be fetched. Try again with a network.', 'Impossible à charger. Réessayez avec le réseau.'),
  /** The parts, and what each is. */
  parts: [
    ['site', t('Fonts, scripts and pictures of every page', 'Polices, scripts et images de toutes les pages')],
    [
      'en',
      t(
        'The games in English: charts, calculators, cards, atlas, sources',
        'Les jeux en anglais\u202f: tables, calculs, fiches, atlas, sources',
      ),
    ],
    [
      'fr',
      t(
        'The games in French: charts, calculators, cards, atlas, sources',
        'Les jeux en français\u202f: tables, calculs, fiches, atlas, sources',
      ),
    ],
    ['data', t('Data files for programs', 'Fichiers de données pour les programmes')],
    ['docs', t('Pages for contributors', 'Pages pour contribuer')],
  ] as const,
};
