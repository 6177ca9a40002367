import type { Branches, UnitEnd } from '../game/branches.ts';
import type { Calculator } from '../game/calculator.ts';
import type { GroupField } from '../game/field.ts';
import { partAt } from '../game/field-parts.ts';
import type { Report } from '../game/report.ts';
import { type Effect, type NextAsk, RECOIL_TO, type Sequel, type UnitEffect } from '../game/sequel.ts';
import { formatFate } from '../game/unit-odds.ts';
import type { DiceEnd, DiceWalk, ThrownDie } from '../game/walk-dice.ts';
import { fill, type Language, type Text, t } from '../text/index.ts';
import { findField } from './field.ts';
import { formatFigure } from './figure.ts';
import { formatPair, joinParts } from './punctuation.ts';
import { formatValue } from './value.ts';

const ROLLS = t('{unit} rolls {face} against {need}', '{unit} obtient {face} contre {need}');
const ROLL = t('{units} roll {face} against {need}', '{units} obtiennent {face} contre {need}');
const AND = t('{first} and {last}', '{first} et {last}');

/** A unit of the input by the label of its own and its place: `defender 2`. A unit that is the input has no name. */
export const formatUnitName = (input: GroupField, path: string, language: Language): string => {
  const place = path.lastIndexOf('.');
  const list = place < 0 ? undefined : partAt(input, path.slice(0, place));
  const label = list && 'of' in list ? list.of.label : findField(input, path).field.label;
  const name = label[language];
  const lower = name.charAt(0).toLocaleLowerCase(language) + name.slice(1);
  return list ? `${lower} ${path.slice(place + 1)}` : lower;
};

const joinNames = (names: readonly string[], language: Language): string => {
  const [last = '', ...others] = names.toReversed();
  return others.length === 0 ? last : fill(AND, { first: others.toReversed().join(', '), last })[language];
};

/** The dice of the table with the total: `7 − 1 = 6`. A total that is not added to the die is not shown. */
const formatThrow = (first: readonly ThrownDie[], { answer }: Pick<Report, 'answer'>): string => {
  const faces = first.map(({ face }) => formatFigure(face)).join(' + ');
  const total = answer?.faces ? (answer.total ?? 0) : 0;
  if (total === 0) return faces;
  const sum = first.reduce((all, { face }) => all + face, total);
  return `${faces} ${total > 0 ? '+' : '−'} ${formatFigure(Math.abs(total))} = ${formatFigure(sum)}`;
};

/** What came out, and how: the pieces of an outcome in words. */
export interface TellOutcome {
  readonly calculator: Calculator;
  readonly report: Pick<Report, 'answer' | 'edition'>;
  readonly branches: Branches;
  readonly walk: DiceWalk;
  readonly end: DiceEnd;
  readonly sequel?: Pick<Sequel, 'fates' | 'rowText'> | undefined;
  /** Names of units by where they stand in the input; who has none goes by the label of its list and its number. */
  readonly names?: Readonly<Record<string, string>>;
}

const findTableText = ({ odds = {} }: Pick<Calculator, 'odds'>, id: string): Text | undefined =>
  Object.values(odds)
    .find(({ role }) => role === 'table')
    ?.outcome(id);

/** The fate of a unit in the words of its own list of odds, or of its side's where it has none. */
const fateText = ({ calculator: { odds = {} }, branches, end }: TellOutcome, unit: UnitEnd): Text | undefined => {
  const fate = end.fates[unit.unit] ?? '';
  const own = Object.values(odds).find(
    ({ role }) => typeof role === 'object' && 'unit' in role && `${role.unit}.${role.index}` === unit.unit,
  );
  return own?.outcome(formatFate(fate, unit, branches));
};

/** One sentence a test, and one for units that come to something without a test: told as far as they have names. */
const listUnitParts = (outcome: TellOutcome, language: Language): string[] => {
  const { calculator, branches, walk, end, sequel, names = {} } = outcome;
  const tests = walk.thrown.slice(branches.dice.length);
  const nameOf = ({ unit }: UnitEnd) => names[unit] ?? formatUnitName(calculator.input, unit, language);
  const units = end.branch.parties.flatMap((party) => party.units).filter(({ unit }) => unit !== '');
  const textOf = (unit: UnitEnd): string => fateText(outcome, unit)?.[language] ?? '';
  const tell = (names: string, those: readonly UnitEnd[]): string => {
    const [text = '', ...others] = new Set(those.map(textOf));
    if (others.length === 0) return formatPair(names, text, language);
    const each = those.map((unit) => `${nameOf(unit)} ${textOf(unit)}`);
    return formatPair(names, each.join(', '), language);
  };
  const tested = tests.flatMap(({ face, need }, i) => {
    const those = units.filter(({ test }) => test === i);
    if (those.length === 0 || need === null) return [];
    const names = joinNames(those.map(nameOf), language);
    const figures = { unit: names, units: names, face: formatFigure(face), need: formatFigure(need) };
    return [tell(fill(those.length > 1 ? ROLL : ROLLS, figures)[language], those)];
  });
  const changed = units.filter(
    ({ unit, test }) => test === null && (sequel?.fates[end.fates[unit] ?? '']?.length ?? 0) > 0,
  );
  const groups = Map.groupBy(changed, textOf);
  const certain = [...groups].map(([text, those]) =>
    formatPair(joinNames(those.map(nameOf), language), text, language),
  );
  return [...tested, ...certain];
};

/** What dice came to, in a sentence: `7 − 1 = 6: recoil and a test; defender 1 rolls 6 against 5: disordered`. */
export const formatOutcome = (outcome: TellOutcome, language: Language): string => {
  const { calculator, report, branches, walk, end, sequel } = outcome;
  const row =
    sequel?.rowText?.(calculator.charts[report.edition] ?? {}, end.branch.id) ??
    findTableText(calculator, end.branch.id);
  const first = walk.thrown.slice(0, branches.dice.length);
  const what = row?.[language] ?? '';
  const head = first.length === 0 ? what : formatPair(formatThrow(first, report), what, language);
  return joinParts([head, ...listUnitParts(outcome, language)], language);
};

const EFFECTS = {
  front: t('shows its front', 'montre son recto'),
  back: t('shows its back: look at its figures', 'montre son verso\u202f: voir ses valeurs'),
  hex: t('{verb} one hex', '{verb} d’un hex'),
  hexes: t('{verb} {n} hexes', '{verb} de {n} hex'),
  leave: t('retreats', 'recule'),
  step: t('loses a step', 'perd un pas'),
  steps: t('loses {n} steps', 'perd {n} pas'),
  stepAmong: t('lose a step among them', 'perdent ensemble un pas'),
  stepsAmong: t('lose {n} steps among them', 'perdent ensemble {n} pas'),
  eliminate: t('eliminated', 'éliminée'),
};

const formatEffectAlone = (input: GroupField, units: readonly string[], effect: Effect, language: Language): string => {
  const [unit = ''] = units;
  switch (effect.kind) {
    case 'set': {
      const { field } = findField(input, unit === '' ? effect.field : `${unit}.${effect.field}`);
      // A flag is named by its label; an order by itself.
      return typeof effect.value === 'boolean'
        ? field.label[language].toLocaleLowerCase(language)
        : formatValue(field, effect.value, language);
    }
    case 'turn':
      return EFFECTS[effect.face][language];
    case 'mark':
      return effect.label[language];
    case 'leave':
      return fill(effect.hexes === 1 ? EFFECTS.hex : EFFECTS.hexes, {
        n: effect.hexes,
        verb: effect.verb ?? EFFECTS.leave,
      })[language];
    case 'lose': {
      const lone = effect.steps === 1;
      const text =
        units.length > 1 ? (lone ? EFFECTS.stepAmong : EFFECTS.stepsAmong) : lone ? EFFECTS.step : EFFECTS.steps;
      return fill(text, { n: effect.steps })[language];
    }
    default:
      return EFFECTS.eliminate[language];
  }
};

const formatChoice = ({ choice }: UnitEffect, language: Language): string =>
  choice && choice.id !== RECOIL_TO.id ? ` (${choice.question[language].toLocaleLowerCase(language)})` : '';

/** What happens to each unit, in a line each: `defender 1: recoils one hex, disordered`. */
export const formatEffects = (
  { input }: Pick<Calculator, 'input'>,
  effects: readonly UnitEffect[],
  language: Language,
): readonly string[] => {
  const lines = [...Map.groupBy(effects, ({ units }) => units.join(' '))];
  return lines.map(([paths, those]) => {
    const units = paths.split(' ');
    const what = those
      .map((choice) => `${formatEffectAlone(input, units, choice.effect, language)}${formatChoice(choice, language)}`)
      .join(', ');
    if (paths === '') return what;
    const names = units.map((unit) => formatUnitName(input, unit, language));
    return formatPair(joinNames(names, language), what, language);
  });
};

const MAY = t('Next: {title}', 'Ensuite\u202f: {title}');
const OWN = t(
  'as the player chooses; the sheet does not print it',
  'au choix du joueur\u202f; la feuille ne l’imprime pas',
);

/** What may come next, in a line: `Next: Counter-shock`. */
export const formatNext = ({ title, by, note }: NextAsk, language: Language): string => {
  const aside = note ?? (by === 'player' ? OWN : undefined);
  const line = fill(MAY, { title })[language];
  return aside ? `${line} (${aside[language]})` : line;
};
