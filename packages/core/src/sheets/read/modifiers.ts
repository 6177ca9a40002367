import { figure, splitCell } from '../../chart/cell.ts';
import type { Head, LineKind, Terms } from '../../chart/chart.ts';
import type { LineSpec, ModifiersSpec } from '../../chart/modifiers.ts';
import { t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, namedLine, openLines, printedCell, withIds } from '../line.ts';
import { parseFactor } from '../parse/factor.ts';
import { bothOf, toSlug } from '../parse/name.ts';
import { type Read, readGroups } from './tables.ts';

/** What a line is added to. */
export const TARGETS = ['die', 'column', 'dice', 'attack', 'defence'] as const;
export type Target = (typeof TARGETS)[number];

const WANTS_KIND = t(
  'it should be flag, one of, at most one, count, count to 3, difference, number 1 to 6, or lookup terrain.assault of hexes',
  'il faut flag, one of, at most one, count, count to 3, difference, number 1 to 6, ou lookup terrain.assault of hexes',
);
const WANTS_TARGET = t('it should be {targets}', 'il faut {targets}', { targets: TARGETS.join(', ') });
const WANTS_FIGURE = t('it should be a figure such as +1', 'il faut un nombre comme +1');
const WANTS_FACTOR = t('it should be such as ×2, /2, +1', 'il faut par exemple ×2, /2, +1');
const WANTS_ROUNDING = t('it should be up, down, or nothing', 'il faut up, down, ou rien');
const NO_STRENGTH = t(
  'only a strength is rounded: on attack or defence',
  'seule une force s’arrondit\u202f: on attack ou defence',
);
const WANTS_IDS = t(
  'it should name other lines of this sheet by their ids',
  'il faut nommer d’autres lignes de cette feuille par leurs identifiants',
);
const WANTS_OPTION = t(
  'it should name a reading and its option: reading=option',
  'il faut nommer une lecture et son option\u202f: reading=option',
);

interface Kind {
  readonly kind: LineKind;
  readonly terms: Terms;
}

type Form = readonly [form: RegExp, make: (parts: Readonly<Record<string, string | undefined>>) => Kind];

const numbers = (low: string | undefined, high: string | undefined): Terms => ({ min: Number(low), max: Number(high) });

const MOST = 99;

/** The words of the column `kind`. */
const FORMS: readonly Form[] = [
  [/^(?:flag)?$/, () => ({ kind: 'flag', terms: {} })],
  [/^one of$/, () => ({ kind: 'flag', terms: { choice: 'one' } })],
  [/^at most one$/, () => ({ kind: 'flag', terms: { choice: 'at-most-one' } })],
  [/^count(?: to (?<max>[1-9]\d?))?$/, ({ max = '9' }) => ({ kind: 'count', terms: { max: Number(max) } })],
  [/^difference$/, () => ({ kind: 'difference', terms: numbers('-9', '9') })],
  [
    /^number (?<min>-?\d{1,2}) to (?<max>-?\d{1,2})$/,
    ({ min, max }) => ({ kind: 'difference', terms: numbers(min, max) }),
  ],
  [
    /^lookup (?<chart>[^ .]+)\.(?<column>[^ .]+)(?: of (?<groups>[^ ]+(?: and [^ ]+)*))?(?<or> or none)?(?: (?<many>any|count))?$/,
    ({ chart = '', column = '', groups, or, many }) => ({
      kind: 'lookup',
      terms: {
        chart,
        column,
        ...(groups ? { of: groups.split(' and ') } : {}),
        ...(many ? { choice: many } : or ? { choice: 'at-most-one' } : {}),
      },
    }),
  ],
];

const readKind = (line: Line): Kind => {
  for (const [form, make] of FORMS) {
    const match = form.exec(line.cell('kind'));
    if (!match) continue;
    const kind = make(match.groups ?? {});
    const { min, max } = kind.terms;
    if (typeof min === 'number' && typeof max === 'number' && (min > max || max > MOST))
      line.addProblem('kind', WANTS_KIND);
    return kind;
  }
  line.addProblem('kind', WANTS_KIND);
  return { kind: 'flag', terms: {} };
};

const isTarget = (word: string): word is Target => TARGETS.some((target) => target === word);

const readTarget = (line: Line): Target => {
  const word = line.cell('on') || 'die';
  if (isTarget(word)) return word;
  line.addProblem('on', WANTS_TARGET);
  return 'die';
};

const isFigure = (text: string): boolean => {
  try {
    return Number.isInteger(figure(text, []));
  } catch {
    return false;
  }
};

const readIds = (line: Line, name: string, id: string, known: readonly string[]): string[] => {
  const ids = line.cell(name).split(/[ ;]+/).filter(Boolean);
  if (!ids.every((other) => known.includes(other) && other !== id)) line.addProblem(name, WANTS_IDS);
  return ids.filter((other) => known.includes(other) && other !== id);
};

/** What a line says beside its figure, where it says it. */
const readTerms = (line: Line, target: Target): Terms => {
  const [rounding, when] = [line.cell('rounding'), line.cell('when')];
  if (!['', 'up', 'down'].includes(rounding)) line.addProblem('rounding', WANTS_ROUNDING);
  else if (rounding !== '' && target !== 'attack' && target !== 'defence') line.addProblem('rounding', NO_STRENGTH);
  if (when !== '' && !/^[a-z0-9-]+=[a-z0-9-]+$/.test(when)) line.addProblem('when', WANTS_OPTION);
  return {
    ...(target === 'die' ? {} : { on: target }),
    ...(rounding === '' ? {} : { rounding }),
    ...(when === '' ? {} : { when }),
  };
};

const readLine = (line: Line, id: string, known: readonly string[], desk: Desk): LineSpec => {
  const target = readTarget(line);
  const { kind, terms } = readKind(line);
  const value = printedCell(line, 'value', desk);
  const { printed } = splitCell(value);
  const onStrength = target === 'attack' || target === 'defence';
  const ownFigure = kind === 'flag' || kind === 'count';
  if (onStrength && ownFigure && !parseFactor(printed)) line.addProblem('value', WANTS_FACTOR);
  if (!onStrength && ownFigure && !isFigure(printed)) line.addProblem('value', WANTS_FIGURE);
  const all = { ...terms, ...readTerms(line, target) };
  return {
    group: toSlug(bothOf(line.cell('group')).en) || 'modifiers',
    ...namedLine(line, desk),
    value,
    kind: onStrength && ownFigure ? 'factor' : kind,
    notWith: readIds(line, 'not_with', id, known),
    replaces: readIds(line, 'replaces', id, known),
    ...(Object.keys(all).length > 0 ? { terms: all } : {}),
  };
};

const OTHERS = ['id', 'group', 'fr', 'en', 'kind', 'on', 'when', 'rounding', 'not_with', 'replaces', 'rules'];

const EACH_OTHER = t(
  'the two replace each other: which of them counts?',
  'les deux se remplacent l’un l’autre\u202f: lequel compte\u202f?',
);

/** `id,group,fr,en,value,kind,not_with,replaces`, and `on`, `when`, `rounding`, `rules` if you like. */
export const readModifiers = (sheet: Sheet, head: Head, desk: Desk): Read<ModifiersSpec> => {
  const lines = openLines(sheet, desk, { needed: ['value'], others: OTHERS });
  const known = withIds(lines, (line) => line.cell('en') || line.cell('fr'));
  const ids = known.map(([id]) => id);
  const specs = known.map(([id, line]) => [id, readLine(line, id, ids, desk)] as const);
  const byId = new Map(specs);
  for (const [id, line] of known)
    if (byId.get(id)?.replaces?.some((other) => byId.get(other)?.replaces?.includes(id)))
      line.addProblem('replaces', EACH_OTHER);
  const groups = readGroups(lines);
  const isBare = specs.some(([, { group }]) => group === 'modifiers');
  return {
    spec: {
      ...head,
      groups: isBare ? { modifiers: t('Modifiers', 'Modificateurs'), ...groups } : groups,
      lines: Object.fromEntries(specs),
    },
    lineOf: new Map(known.map(([id, line]) => [id, line.line])),
  };
};
