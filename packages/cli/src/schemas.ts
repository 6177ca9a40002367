import { same, type Text, t } from '@coup-doeil/core/chart';
import type { JsonSchema } from '@coup-doeil/core/game';
import { battlefield } from './schemas/battlefield.ts';
import * as boards from './schemas/board.ts';
import { chart, difference } from './schemas/chart.ts';
import { game, gameFiles, problem } from './schemas/game.ts';
import { calculatorHelp, commandHelp, help, schemaList } from './schemas/help.ts';
import { defineSchema, integer, listOf, object, schemaOfInput } from './schemas/parts.ts';
import { record } from './schemas/record.ts';
import { briefLine, fault, report, rolled, whatIf } from './schemas/report.ts';
import { mapping, moves, vassal } from './schemas/vassal.ts';

export { createReportSchema } from './schemas/report.ts';

const lineError = object({ line: integer, error: fault });

/** JSON Schema (2020-12) of what each command prints with `--json`, and of what a page saves; `line` is a line of `--lines`. */
export const schemas = {
  games: defineSchema('games', listOf(game)),
  charts: defineSchema('charts', listOf(chart)),
  chart: defineSchema('chart', chart),
  schemas: defineSchema('schemas', schemaList),
  schema: defineSchema('schema', schemaOfInput),
  calc: defineSchema('calc', object(report)),
  'what-if': defineSchema('what-if', object({ ...report, ...whatIf })),
  brief: defineSchema('brief', briefLine),
  line: defineSchema('line', {
    anyOf: [object(report), object({ ...report, ...whatIf }), briefLine, lineError],
  }),
  roll: defineSchema('roll', object(rolled)),
  diff: defineSchema('diff', listOf(difference)),
  'board-reach': defineSchema('board-reach', boards.reach),
  'board-zones': defineSchema('board-zones', boards.zones),
  'board-sight': defineSchema('board-sight', boards.sight),
  'board-actions': defineSchema('board-actions', boards.actions),
  'board-threats': defineSchema('board-threats', boards.threats),
  'board-chat': defineSchema('board-chat', boards.chat),
  'board-plan': defineSchema('board-plan', boards.planAnswer),
  'board-ways': defineSchema('board-ways', boards.ways),
  'board-log': defineSchema('board-log', boards.log),
  plan: defineSchema('plan', boards.plan),
  vassal: defineSchema('vassal', vassal),
  'vassal-moves': defineSchema('vassal-moves', moves),
  'vassal-mapping': defineSchema('vassal-mapping', mapping),
  error: defineSchema('error', object({ error: fault })),
  problems: defineSchema('problems', object({ problems: listOf(problem) })),
  help: defineSchema('help', help),
  'command-help': defineSchema('command-help', commandHelp),
  'calculator-help': defineSchema('calculator-help', calculatorHelp),
  battlefield: defineSchema('battlefield', battlefield),
  record: defineSchema('record', record),
  'data-index': defineSchema('data-index', listOf(gameFiles)),
} as const satisfies Record<string, JsonSchema>;

/** The name of a schema that the package publishes. */
export type SchemaName = keyof typeof schemas;

/** What has each shape, as it is typed or where it stands. */
export const SHAPE_OF: Readonly<Record<SchemaName, Text>> = {
  games: same('games --json'),
  charts: same('charts <game> --json'),
  chart: t(
    'charts <game> <chart> --json; the charts among the site’s data files',
    'charts <game> <chart> --json\u202f; les tables parmi les fichiers du site',
  ),
  schemas: same('schema --json'),
  schema: t(
    'schema <game> <calculator>; the schemas among the site’s data files',
    'schema <game> <calculator>\u202f; les schémas parmi les fichiers du site',
  ),
  calc: t('calc … --json; what a calculator’s page saves', 'calc … --json\u202f; ce qu’enregistre la page d’un calcul'),
  'what-if': same('calc … --what-if --json'),
  brief: same('calc … --brief --json'),
  line: t('a line of calc … --lines', 'une ligne de calc … --lines'),
  roll: same('roll … --json'),
  diff: same('diff … --json'),
  'board-reach': same('board … reach … --json'),
  'board-zones': same('board … zones … --json'),
  'board-sight': same('board … sight … --json'),
  'board-actions': same('board … actions … --json'),
  'board-threats': same('board … threats … --json'),
  'board-chat': same('board … chat … --json'),
  'board-plan': same('board … plan … --json'),
  'board-ways': same('board … ways … --json'),
  'board-log': same('board … log --json'),
  plan: t('the file of a plan', 'le fichier d’un plan'),
  vassal: same('vassal <module> [save] --json'),
  'vassal-moves': same('vassal … --mapping … --before … --json'),
  'vassal-mapping': t('the file of a mapping', 'le fichier d’une correspondance'),
  error: t('wrong use or invalid input, with --json', 'mauvais usage ou données invalides, avec --json'),
  problems: t('mistakes in a folder, with try … --json', 'erreurs d’un dossier, avec try … --json'),
  help: same('--help --json'),
  'command-help': same('<command> --help --json'),
  'calculator-help': same('calc <game> <calculator> --help --json'),
  battlefield: t('a battlefield document', 'un document de champ de bataille'),
  record: t('the record of a battle', 'le journal d’une bataille'),
  'data-index': t('/data/index.json of the site', '/data/index.json du site'),
};
