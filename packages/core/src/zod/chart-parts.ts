import * as z from 'zod/mini';
import { splitMarks } from '../chart/chart.ts';
import { LANGUAGES, type Language } from '../text/index.ts';

const words = z.string().check(z.trim(), z.minLength(1, 'a text that is not empty'));
/** What must be there for a person to read: every language, none of them empty. */
export const text = z.strictObject(
  // A key for each language of the list.
  Object.fromEntries(LANGUAGES.map((language) => [language, words])) as Record<Language, typeof words>,
);
export const id = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'an id in kebab-case'));
/** Ids that key an object: one that looks like a number would not keep its place. */
export const columnId = id.check(z.regex(/[a-z-]/, 'an id that is not a number alone'));
export const mark = z.string().check(z.regex(/^(?:[a-z]|\d|\*{1,2}|#)$/, 'a letter, a digit, *, ** or #'));
/** What is printed beside the charts without a mark is a note too, and no cell can carry it. */
export const noteMark = z
  .string()
  .check(z.regex(/^(?:[a-z]|\d|\*{1,2}|#)?$/, 'a letter, a digit, *, ** or #, or nothing'));
export const marks = z.array(mark);
export const markList = z
  .string()
  .check(
    z.refine(
      (marks) => splitMarks(marks).every((part) => mark.safeParse(part).success),
      'marks with a space between them',
    ),
  );
const term = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export const terms = z.record(z.string(), term);
