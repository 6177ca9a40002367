import { type Text, t } from '@aide-de-camp/core/chart';

export const yesNo = (yes: boolean): Text => (yes ? t('yes', 'oui') : t('no', 'non'));
