import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said where a draft begins, is left and is taken away. */
export const startWords = {
  begin: t('Begin', 'Commencer'),
  drafts: t('Drafts', 'Ébauches'),
  blank: t('A blank table', 'Une table vide'),
  example: t('The invented example', 'L’exemple inventé'),
  game: t('The charts of “{game}”', 'Les tables de «\u202f{game}\u202f»'),
  onThisDevice: t('On this device', 'Sur cet appareil'),
  remove: t('Remove', 'Retirer'),
  removed: t('Removed.', 'Retirée.'),
  putBack: t('Put it back', 'La remettre'),
  back: t('Back to the draft', 'Revenir à l’ébauche'),
  noGame: t(
    'These charts are not on this device: open the page once with a network.',
    'Ces tables ne sont pas sur cet appareil\u202f: ouvrez la page une fois en ligne.',
  ),
  docs: t('What sheets can say', 'Ce que disent les feuilles'),
  badFile: t('There is no sheet in that file.', 'Il n’y a pas de feuille dans ce fichier.'),
  take: t('Download', 'Télécharger'),
  link: t('Link', 'Lien'),
  send: t('Send as a draft', 'Envoyer en ébauche'),
  sendShort: t('Send', 'Envoyer'),
  linkCopied: t(
    'The link is copied: it holds the whole draft.',
    'Le lien est copié\u202f: il contient toute l’ébauche.',
  ),
  linkShown: t('The link, to copy by hand', 'Le lien, à copier à la main'),
  savedAsFile: t('Saved as a file.', 'Enregistré dans un fichier.'),
  close: t('Close', 'Fermer'),
  sendTitle: t('Send as a draft', 'Envoyer en ébauche'),
  sendSub: t(
    'The text and the files of a pull request. Nothing is sent from here: copy the text, save the files, and open the pull request where the project lives.',
    'Le texte et les fichiers d’une demande d’intégration, à copier et à enregistrer, puis à ouvrir là où vit le projet. Rien ne part d’ici.',
  ),
  sendText: t('The text', 'Le texte'),
  sendFiles: t('The files', 'Les fichiers'),
  copyText: t('Copy the text', 'Copier le texte'),
  copied: t('Copied.', 'Copié.'),
  saveFiles: t('Save the files', 'Enregistrer les fichiers'),
} satisfies Readonly<Record<string, Said>>;
