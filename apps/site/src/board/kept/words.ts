import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What the list of kept battles says. */
export const words = {
  onDevice: t('Kept on this device', 'Gardées sur cet appareil'),
  none: t('No battle is kept yet.', 'Aucune bataille n’est encore gardée.'),
  keep: t('Keep this battle', 'Garder cette bataille'),
  name: t('Name', 'Nom'),
  open: t('Open {name}', 'Ouvrir {name}'),
  remove: t('Remove {name}', 'Retirer {name}'),
  sure: t('Remove {name} for good', 'Retirer {name} pour de bon'),
  damaged: t(
    'A battle that cannot be read. Its text can be saved.',
    'Une bataille illisible. Son texte peut être enregistré.',
  ),
  saveText: t('Save its text', 'Enregistrer son texte'),
  full: t(
    'The browser has no room to keep this. Nothing on the page is lost: save it as a file.',
    'Le navigateur n’a pas la place de garder ceci. Rien n’est perdu sur la page\u202f: enregistrez un fichier.',
  ),
  otherTab: t(
    'This battle was kept in another tab since. Nothing was overwritten.',
    'Cette bataille a été gardée depuis dans un autre onglet. Rien n’a été écrasé.',
  ),
  saveFile: t('Save as a file', 'Enregistrer un fichier'),
  keepCopy: t('Keep mine as another battle', 'Garder la mienne à part'),
  openOther: t('Open the other', 'Ouvrir l’autre'),
} satisfies Readonly<Record<string, Said>>;
