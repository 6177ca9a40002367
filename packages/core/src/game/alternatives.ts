import { fill, type Text } from '../text/index.ts';
import type { Brief } from './answer.ts';
import type { Calculator } from './calculator.ts';
import { type ChoiceField, type GroupField, SIDES, type Value } from './field.ts';
import type { FieldPlace } from './place.ts';
import { isSameBrief } from './same-brief.ts';
import { isList, isScalar } from './value.ts';

/** Something else in one field. */
export interface FieldChange {
  readonly field: string;
  readonly from: Value;
  readonly to: Value;
}

/** Changes that come to the same: any of them will do, and brings the answer. */
export interface Alternative {
  /** What the asking player does, in words that follow “Attacker 1:”; nothing where it is given. */
  readonly decision: Text | null;
  readonly changes: readonly FieldChange[];
  readonly answer: Brief;
  /** Whether all fields of the kind are among them: each unit’s strength, say, or that of the only unit. */
  readonly every: boolean;
}

/** A field with what would change the answer there. */
export interface ChangedPlace {
  readonly place: FieldPlace;
  readonly changes: readonly (FieldChange & { readonly answer: Brief })[];
}

/** The same field of any item: `attackers.*.strength`. */
const formatPattern = (path: string): string => path.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');

const fillWords = (words: Text | undefined, values: Readonly<Record<string, number | Text>>): Text | undefined =>
  words && fill(words, values);

const labelOf = ({ options }: ChoiceField, value: Value | undefined): Text | undefined =>
  options.find(({ id }) => id === value)?.label;

/** How a unit would come as the one that faces it has it: straight from before or behind; else by the side’s own name. */
const describeDirection = (
  input: GroupField,
  field: ChoiceField,
  { scopes }: FieldPlace,
  to: Value,
): Text | undefined => {
  const { decisions = {} } = field;
  const facing = input.roles?.facing === undefined ? null : (scopes[0]?.[input.roles.facing] ?? null);
  const sides: readonly Value[] = SIDES;
  const turn = sides.indexOf(to) - sides.indexOf(facing);
  const straight = turn === 0 ? decisions.front : Math.abs(turn) === SIDES.length / 2 ? decisions.rear : undefined;
  const label = labelOf(field, to);
  return (facing === null ? undefined : straight) ?? (label && fillWords(decisions.to, { to: label }));
};

/** The words of a decision; nothing where the change is given. */
const findWords = (input: GroupField, place: FieldPlace, { from, to }: FieldChange): Text | undefined => {
  const { field } = place;
  const { decisions = {} } = field;
  if (typeof to === 'boolean') return decisions[to ? 'on' : 'off'];
  if (typeof to === 'number' && typeof from === 'number')
    return fillWords(decisions[to > from ? 'more' : 'less'], { n: Math.abs(to - from), to });
  if (isList(from) && isList(to) && 'of' in field && 'options' in field.of) {
    const what = labelOf(
      field.of,
      from.find((item) => !to.includes(item)),
    );
    return what && fillWords(decisions.without, { what });
  }
  if (to === null) return decisions.without;
  if (typeof to !== 'string') return undefined;
  return field.kind === 'direction' ? describeDirection(input, field, place, to) : decisions[to];
};

/** What is no case to think of: another kind of thing, an item of which only its defaults are known, a number left unsaid. */
const isIdle = ({ field }: FieldPlace, { from, to }: FieldChange): boolean =>
  field.fixed === true || from === null || (to === null && isScalar(from));

/** A unit that goes may as well be left out of the fight, where it has a field for that: the one is said, not both. */
const isSaidTwice = ({ field }: FieldPlace, { to }: FieldChange): boolean => {
  if (to !== null || !('of' in field) || field.of.kind !== 'unit') return false;
  const { fields, roles } = field.of;
  return roles?.out !== undefined && fields[roles.out]?.fixed !== true;
};

interface Candidate extends Omit<Alternative, 'every'> {
  readonly pattern: string;
}

/** What a candidate comes to in words that are the same in every unit. */
const isSameCase = (a: Candidate, b: Candidate): boolean =>
  a.pattern === b.pattern &&
  isSameBrief(a.answer, b.answer) &&
  (a.decision ? isSameText(a.decision, b.decision) : !b.decision && sayTo(a) === sayTo(b));

const isSameText = (a: Text, b: Text | null): boolean =>
  Object.values(a).join('\n') === Object.values(b ?? {}).join('\n');
const sayTo = ({ changes }: Candidate): string => JSON.stringify(changes.map(({ to }) => to));

/** Joins what comes to the same; what is joined keeps the words of the first. */
const mergeCases = (
  candidates: readonly Candidate[],
  isSame: (a: Candidate, b: Candidate) => boolean,
): readonly Candidate[] => {
  const merged: Candidate[] = [];
  for (const candidate of candidates) {
    const i = merged.findIndex((other) => isSame(other, candidate));
    const other = merged[i];
    if (other) merged[i] = { ...other, changes: [...other.changes, ...candidate.changes] };
    else merged.push(candidate);
  }
  return merged;
};

/** The ways to another answer at one field. */
const listCases = (input: GroupField, { place, changes }: ChangedPlace): readonly Candidate[] => {
  const cases = changes.flatMap(({ field, from, to, answer }): Candidate[] => {
    const change = { field, from, to };
    if (isIdle(place, change) || isSaidTwice(place, change)) return [];
    const pattern = formatPattern(field);
    return [{ pattern, decision: findWords(input, place, change) ?? null, changes: [change], answer }];
  });
  const turns = place.field.kind === 'direction' ? place.field.decisions : undefined;
  const isStraight = ({ decision }: Candidate) => decision === turns?.rear || decision === turns?.front;
  // Of sides that come to the same, straight before or behind stands for its neighbours.
  if (turns) cases.sort((a, b) => Number(isStraight(b)) - Number(isStraight(a)));
  return mergeCases(cases, (a, b) => isSameBrief(a.answer, b.answer) && (turns !== undefined || isSameDecision(a, b)));
};

const isSameDecision = (a: Candidate, b: Candidate): boolean =>
  a.decision ? isSameText(a.decision, b.decision) : !b.decision;

/** The better answer first: by the measure, else by the total, of which a cost is better small. */
const compareAnswers = (isCost: boolean, a: Brief, b: Brief): number => {
  const shareOf = ({ measure }: Brief) => (measure ? measure.ways / measure.of : 0);
  const more = (b.total ?? 0) - (a.total ?? 0);
  return shareOf(b) - shareOf(a) || (isCost ? -more : more);
};

/** How many fields of each kind an input has: of all its units one strength each. */
const countFields = (changed: readonly ChangedPlace[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const add = (pattern: string, n: number) => counts.set(pattern, (counts.get(pattern) ?? 0) + n);
  for (const { place } of changed) {
    add(formatPattern(place.path), 1);
    if (isList(place.value)) add(`${formatPattern(place.path)}.*`, place.value.length);
  }
  return counts;
};

/** What a player can do for another answer, the best first, and what would change it but is given, in the order of the input. */
export const listAlternatives = (
  { input, totalIs }: Pick<Calculator, 'input' | 'totalIs'>,
  changed: readonly ChangedPlace[],
): { readonly decisions: readonly Alternative[]; readonly given: readonly Alternative[] } => {
  const counts = countFields(changed);
  const cases = changed.flatMap((field) => listCases(input, field));
  const alternatives = mergeCases(cases, isSameCase).map(({ pattern, ...alternative }): Alternative => {
    const fields = new Set(alternative.changes.map(({ field }) => field));
    return { ...alternative, every: fields.size === counts.get(pattern) };
  });
  return {
    decisions: alternatives
      .filter(({ decision, answer }) => decision && !answer.refused)
      .sort((a, b) => compareAnswers(totalIs === 'cost', a.answer, b.answer)),
    given: alternatives.filter(({ decision }) => !decision),
  };
};
