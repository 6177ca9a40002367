export { fill, same, type Text, type TextValue, t } from './text.ts';
export { LANGUAGES, type Language, type Translation, TYPOGRAPHY, type Typography } from './typography.ts';
