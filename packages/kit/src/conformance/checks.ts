import { answers } from './answers.ts';
import { badInput } from './bad-input.ts';
import { boardAnswers } from './board/answers.ts';
import { boardMarches } from './board/marches.ts';
import { boardOutcomes } from './board/outcomes.ts';
import { boardPlans } from './board/plans.ts';
import { boardReadings } from './board/readings.ts';
import { boardSets } from './board/sets.ts';
import { boardWords } from './board/words.ts';
import { changes } from './changes.ts';
import { citations } from './citations.ts';
import { definitions } from './definitions.ts';
import { stage } from './duties.ts';
import { ids } from './ids.ts';
import { languages } from './languages.ts';
import { lists } from './lists.ts';
import { marks } from './marks.ts';
import { oddsRoles } from './odds-roles.ts';
import { boardPins, pins, wordPins } from './pins.ts';
import { ranges } from './ranges.ts';
import { readings } from './readings.ts';
import { readme } from './readme.ts';
import { roundTrips } from './round-trips.ts';
import { rulings } from './rulings.ts';
import { schema } from './schema.ts';
import { secondEntry } from './second-entry.ts';
import { sequels } from './sequels.ts';
import type { Check } from './subject.ts';
import { throws } from './throws.ts';
import { working } from './working.ts';

/** Every check, in the order in which somebody who builds a game meets its subject. */
export const CHECKS: readonly Check[] = [
  ranges,
  secondEntry,
  marks,
  ids,
  schema,
  citations,
  languages,
  lists,
  definitions,
  oddsRoles,
  answers,
  working,
  readings,
  roundTrips,
  badInput,
  throws,
  sequels,
  boardWords,
  boardMarches,
  boardAnswers,
  boardSets,
  boardReadings,
  boardOutcomes,
  boardPlans,
  readme,
  changes,
  rulings,
  wordPins,
  boardPins,
  pins,
  stage,
];
