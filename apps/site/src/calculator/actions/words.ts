import type { Said } from '../../lib/words.ts';

/** What can be done with an answer, and what is said when it is done. */
export const words = {
  throw: { en: 'Throw', fr: 'Lancer' },
  pin: { en: 'Pin', fr: 'Épingler' },
  copy: { en: 'Copy', fr: 'Copier' },
  copyOther: { en: 'Copy in French', fr: 'Copier en anglais' },
  link: { en: 'Link', fr: 'Lien' },
  share: { en: 'Share', fr: 'Partager' },
  code: { en: 'QR code', fr: 'Code QR' },
  save: { en: 'Save', fr: 'Garder' },
  reportFigure: { en: 'A wrong figure? Say so', fr: 'Un chiffre faux\u202f? Dites-le' },
  copied: { en: 'Copied.', fr: 'Copié.' },
  notCopied: {
    en: 'The browser did not allow copying. Here it is:',
    fr: 'Le navigateur n’a pas permis de copier. Le voici\u202f:',
  },
} satisfies Readonly<Record<string, Said>>;
