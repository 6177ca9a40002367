import { t } from '@coup-doeil/core/chart';
import type { OwnErrors } from '@coup-doeil/core/tell';
import type { Said } from '../../lib/words.ts';

/** What the parts say by which a battle is shared. */
export const words = {
  share: t('Share', 'Partager'),
  copyLink: t('Copy a link', 'Copier un lien'),
  saveFile: t('Save as a file', 'Enregistrer un fichier'),
  openFile: t('Open a file', 'Ouvrir un fichier'),
  linkRecord: t('The link is copied: the battle with its log.', 'Le lien est copié\u202f: la bataille et son journal.'),
  linkBattlefield: t(
    'The link is copied: the battle as it stands, without its log.',
    'Le lien est copié\u202f: la bataille telle qu’elle est, sans son journal.',
  ),
  notCopied: t('Copy the link from here:', 'Copiez le lien d’ici\u202f:'),
  tooLong: t('It is too much for a link: save it as a file.', 'C’est trop pour un lien\u202f: enregistrez un fichier.'),
  opened: t('Opened.', 'Ouvert.'),
  link: t('The link', 'Le lien'),
} satisfies Readonly<Record<string, Said>>;

/** What the parts of a battle by mail say. */
export const mailWords = {
  mail: t('By mail', 'Par courrier'),
  about: t(
    'Each side adds a secret to every throw, fixed before anything is asked: nobody can choose the dice.',
    'Chaque camp ajoute un secret à chaque jet, fixé avant toute question\u202f: nul ne choisit les dés.',
  ),
  playHere: t('Play {side} on this device', 'Jouer {side} sur cet appareil'),
  yourMove: t('It is your move.', 'À vous de jouer.'),
  waits: t('It is for {side} to go on: send the file.', 'À {side} de continuer\u202f: envoyez le fichier.'),
  anyJoins: t('The other side joins next: send the file.', 'L’autre camp entre ensuite\u202f: envoyez le fichier.'),
  watching: t('{side} goes on; this device plays no side.', '{side} continue\u202f; cet appareil ne joue aucun camp.'),
  asked: t('{side} asks for a throw.', '{side} demande un jet.'),
  answer: t('Answer with my secret', 'Répondre avec mon secret'),
  reveal: t('Show my secret and throw', 'Montrer mon secret et lancer'),
  carryOut: t('Carry out the throw', 'Exécuter le jet'),
  pass: t('Give the move to {side}', 'Passer la main à {side}'),
  agrees: t('All hashes, seals and throws agree.', 'Empreintes, sceaux et jets concordent tous.'),
  disagrees: t('Something does not agree:', 'Quelque chose ne concorde pas\u202f:'),
  checking: t('Checking…', 'Vérification…'),
  byDefault: t('not chosen', 'pas choisi'),
} satisfies Readonly<Record<string, Said>>;

/** How errors of links and files are told. */
export const shareErrors: OwnErrors<{ readonly rule: 'whole-link' }> = {
  rules: { 'whole-link': () => t('a whole link, as it was copied', 'un lien entier, tel qu’il a été copié') },
  fields: { link: t('link', 'lien'), file: t('file', 'fichier') },
};
