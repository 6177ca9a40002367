import { KINDS } from '@coup-doeil/core/chart';
import { CONFIDENCES, STAGES } from '@coup-doeil/core/game';
import { boolean, cite, integer, listOf, object, oneOf, orNull, string, text } from './parts.ts';

const printings = listOf(object({ id: string, year: orNull(integer), default: boolean }));

export const reading = object({
  id: string,
  question: text,
  options: listOf(object({ value: string, label: text, default: boolean })),
  why: text,
  confidence: oneOf(CONFIDENCES),
  cite,
});

export const game = object({
  id: string,
  title: text,
  printings,
  stage: oneOf(STAGES),
  charts: listOf(string),
  calculators: listOf(string),
  version: string,
  package: string,
  readings: listOf(reading),
});

/** A mistake in a folder of sheets, with its place there. */
export const problem = object({ file: string, text }, { line: integer, column: string, given: string });

/** A game in the list of the site's data files. */
export const gameFiles = object({
  id: string,
  title: text,
  stage: oneOf(STAGES),
  version: string,
  printings,
  charts: listOf(
    object({ edition: string, chart: string, kind: oneOf(KINDS), title: text, json: string, csv: string }),
  ),
  calculators: listOf(object({ id: string, title: text, schema: string })),
});
