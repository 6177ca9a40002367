import { type Text, t } from '@coup-doeil/core/chart';

export const yesNo = (yes: boolean): Text => (yes ? t('yes', 'oui') : t('no', 'non'));
