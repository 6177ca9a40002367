/** The words of the page of corrected figures. */
import { t } from '@coup-doeil/core/chart';
export const words = {
  sub: t(
    'Figures that stood wrong on this site, when they were put right, and what the sheet says.',
    'Les chiffres qui étaient faux sur ce site, la date de leur correction, et ce que dit la feuille.',
  ),
  none: t('No published figure has had to be corrected so far.', 'Aucun chiffre publié n’a dû être corrigé jusqu’ici.'),
  heads: [t('Date', 'Date'), t('Where', 'Où'), t('It said', 'On lisait'), t('It is', 'C’est')],
};
