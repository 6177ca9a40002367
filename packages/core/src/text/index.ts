/**
 * Texts in every language of the house, and nothing else: light enough for a list of games.
 *
 * ```ts
 * import { t } from '@coup-doeil/core/text';
 *
 * const road = t('{hexes} hexes by road', '{hexes} hex par la route', { hexes: 3 });
 * console.log(road.fr);
 * // 3 hex par la route
 * ```
 */
export { cleanText, cutText } from './cut-text.ts';
export { fill, same, type Text, type TextValue, t } from './text.ts';
export { LANGUAGES, type Language, type Translation, TYPOGRAPHY, type Typography } from './typography.ts';
