import { answers } from './answers.ts';
import { badInput } from './bad-input.ts';
import { changes } from './changes.ts';
import { citations } from './citations.ts';
import { doors } from './doors.ts';
import { stage } from './dues.ts';
import { ids } from './ids.ts';
import { languages } from './languages.ts';
import { lists } from './lists.ts';
import { marks } from './marks.ts';
import { oddsRoles } from './odds-roles.ts';
import { pins } from './pins.ts';
import { ranges } from './ranges.ts';
import { readings } from './readings.ts';
import { rulings } from './rulings.ts';
import { schema } from './schema.ts';
import { secondEntry } from './second-entry.ts';
import type { Check } from './subject.ts';
import { throws } from './throws.ts';
import { working } from './working.ts';

/** What every game holds, in the order a builder meets it. */
export const CHECKS: readonly Check[] = [
  ranges,
  secondEntry,
  marks,
  ids,
  schema,
  citations,
  languages,
  lists,
  oddsRoles,
  answers,
  working,
  readings,
  doors,
  badInput,
  throws,
  changes,
  rulings,
  pins,
  stage,
];
