import { quoted, text, valueSource } from '../source.ts';
import { type Frame, fieldsOf } from './frame.ts';

/** What the map does not show, put as questions. */
export const writeQuestions = (): string => `import type { Question } from '@coup-doeil/core/battle';
import { same, t } from '@coup-doeil/core/chart';
import type { AnyCalculator } from '@coup-doeil/core/game';

type Field = AnyCalculator['input']['fields'][string];

const NO_YES: Question['options'] = [
  { id: 'no', label: t('no', 'non') },
  { id: 'yes', label: t('yes', 'oui') },
];

/** Every value of a field as an option, that which holds unasked first. */
const listOptions = (field: Field): Question['options'] => {
  if (field.kind === 'flag') return field.default ? NO_YES.toReversed() : NO_YES;
  const options =
    field.kind === 'choice'
      ? field.options.map(({ id, label }) => ({ id, label }))
      : field.kind === 'whole'
        ? Array.from({ length: field.max - field.min + 1 }, (_, i) => \`\${field.min + i}\`).map((id) => ({ id, label: same(id) }))
        : [];
  const isDefault = ({ id }: { readonly id: string }): boolean => 'default' in field && id === String(field.default);
  return [...options.filter(isDefault), ...options.filter((option) => !isDefault(option))];
};

/** What a board does not know, and a calculator asks. */
export const askFields = ({ input }: AnyCalculator, names: readonly string[], side: string): Question[] =>
  Object.entries(input.fields)
    .filter(([name]) => names.includes(name))
    .map(([name, field]) => ({ id: name, side, label: field.label, options: listOptions(field) }));

/** The answers as the input has them; what was not answered is left at its default. */
export const readAnswers = (
  { input }: AnyCalculator,
  names: readonly string[],
  answer: (question: string) => string | undefined,
): Readonly<Record<string, boolean | number | string>> =>
  Object.fromEntries(
    Object.entries(input.fields).flatMap(([name, { kind }]) => {
      const given = names.includes(name) ? answer(name) : undefined;
      if (given === undefined) return [];
      return [[name, kind === 'flag' ? given === 'yes' : kind === 'whole' ? Number(given) : given]];
    }),
  );
`;

/** Who may take part, and what the action is called and leaves behind. */
const writeRules = (table: Frame['table']): string => `/** Who stands beside a hex, each hex a pool of its own. */
const listPools = (board: Board, side: string, target: number) => {
  const beside = board.counters.filter(
    (counter) => counter.side === side && counter.hex >= 0 && findSide(board.ground.grid, counter.hex, target) >= 0,
  );
  return [...Map.groupBy(beside, ({ hex }) => hex).values()].map((counters) => ({
    counters: counters.map((counter) => ({ counter, manners: ['attacks'] })),
  }));
};

export const action: ActionRules<OwnBattle> = {
  id: ${quoted(table.id)},
  label: ${text(table.title)},
  mark: 'acted',
  manners: { attacks: t('attacks', 'attaque') },
  pools: listPools,
  prepare,
  // Marks alone: what a row does to counters comes here, and what may follow it in \`follow\`.
  after: (_, { parts }) => ({
    changes: parts.map(({ counter }) => ({ change: 'mark', counter: counter.id, add: ['acted'], remove: [] }) as const),
    questions: [],
    facts: [],
  }),
};
`;

/** The checks and sums of strengths, where the table asks for any. */
const writeStrengths = (strengths: readonly string[]): string =>
  strengths.length === 0
    ? ''
    : `  const strengths = { ${strengths.join(', ')} };
  if (Object.values(strengths).some((sum) => sum > MOST_STRENGTH))
    return { unpriced: t('More strength than the table is asked of.', 'Plus de force que la table n’en prend.') };
`;

/** The one action: what counters in one hex do to a hex beside them. */
export const writeAction = (frame: Frame): string => {
  const { sheets, printing, table } = frame;
  const chart = sheets.data.charts[printing]?.find(({ built }) => built.id === table.table)?.built;
  const [attack, defence, hex, hexsides, road, asked] = (
    ['attack', 'defence', 'hex', 'hexsides', 'road', 'asked'] as const
  ).map((use) => fieldsOf(frame, use));
  const strengths = [
    ...(attack ?? []).map((name) => `${name}: sumStrength(parts.map(({ counter }) => counter))`),
    ...(defence ?? []).map((name) => `${name}: sumStrength(defenders)`),
  ];
  const lines = [
    ...(strengths.length > 0 ? ['...strengths,'] : []),
    ...(hex ?? []).map((name) => `${name}: ground?.terrains[0] ?? HEXES[0],`),
    ...(road ?? []).map((name) => `${name}: ground?.road ?? 'none',`),
    ...(hexsides ?? []).map((name) => `${name}: crossing?.features ?? [],`),
  ];
  const usesGround = (hex ?? []).length > 0 || (road ?? []).length > 0;
  const usesStrength = strengths.length > 0;
  const types = [
    'type Board',
    ...(usesStrength ? ['type Counter'] : []),
    ...((hex ?? []).length > 0 ? ['HEXES'] : []),
    'type OwnBattle',
  ];
  return `import { type ActionRules, ${(hexsides ?? []).length > 0 ? 'getCrossing, ' : ''}getStack, type PreparedAsk } from '@coup-doeil/core/battle';
import { t } from '@coup-doeil/core/chart';
import { parseInput, refuse } from '@coup-doeil/core/game';
import { findSide } from '@coup-doeil/hex';
import { calculator } from '../calculators/${table.id}.ts';
import { askFields, readAnswers } from './questions.ts';
import { ${types.join(', ')} } from './types.ts';

const TABLE = { cite: ${valueSource({ document: chart?.document ?? '', chart: table.table })} };
/** The whole input as it is unasked. */
const DEFAULTS = parseInput(calculator.input, {});

/** What the map does not show is asked at the action. Take out of here what the board comes to know. */
const ASKED: readonly string[] = [${(asked ?? []).map(quoted).join(', ')}];
${usesStrength ? '\nconst sumStrength = (counters: readonly Counter[]): number => counters.reduce((sum, { strength }) => sum + strength, 0);\n/** The most that the calculator takes. */\nconst MOST_STRENGTH = 99;\n' : ''}
/** Units of one hex against all that stand in a hex beside it, until the sheet is read for more. */
const prepare = (board: Board, { side, parts, targets: [target], answer }: PreparedAsk<OwnBattle>) => {
  const defenders = getStack(board, target).filter((counter) => counter.side !== side);
  if (defenders.length === 0) return refuse(t('No enemy stands there.', 'Aucun ennemi ne s’y trouve.'), TABLE);
  const from = parts[0]?.counter.hex ?? -1;
  const way = from < 0 ? -1 : findSide(board.ground.grid, from, target);
  if (parts.some(({ counter }) => counter.hex !== from))
    return { unpriced: t('Units of several hexes: this rule is not written yet.', 'Unités de plusieurs hex\\u202f: cette règle reste à écrire.') };
  if (way < 0) return refuse(t('Not next to it.', 'Pas à côté.'), TABLE);
${writeStrengths(strengths)}${usesGround ? '  const ground = board.ground.hexes[target];\n' : ''}${(hexsides ?? []).length > 0 ? '  const crossing = getCrossing(board.ground, from, way);\n' : ''}  return {
    calculator: ${quoted(table.id)},
    input: {
      ...DEFAULTS,
      ...readAnswers(calculator, ASKED, answer),
${lines.map((line) => `      ${line}`).join('\n')}
    },
    // Which part of the input is which counter: none, as long as the input has no units.
    roles: [],
    questions: askFields(calculator, ASKED, side),
    facts: [],
  };
};

${writeRules(table)}`;
};
